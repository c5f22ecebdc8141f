import {
  day,
  declareContent,
  declareToday,
  line,
  list,
  oneOf,
  paragraph,
  questionFields,
} from '@school/shared/content/declare';
import { donationFees, donationProjects } from '@school/shared/projects';
import {
  declaredFigures,
  declaredMatching,
  declaredProjects,
  declaredSupporters,
} from '@school/shared/projects/declare';
import { matchedGifts } from '@school/shared/projects/matching';
import { supporterGifts } from '@school/shared/projects/supporters';
import { z } from 'zod';
import { questions } from './donating';
import { exchangeRates } from './exchangeRates';
import { reports } from './reports';

const projectLabels = Object.fromEntries(donationProjects.map(({ slug, name }) => [slug, name]));

const rate = (unit: string) =>
  z
    .int()
    .min(1)
    .max(100_000)
    .meta({ title: `Pesewas for one ${unit}`, words: 'Whole pesewas, such as 1430' });

/** Lists what staff may edit on the pages for donors. It is for the server: no page imports it. */
export const declared = [
  declareContent(questions, {
    shownOn: ['landing'],
    title: 'Donations: questions',
    about: 'What donors ask before they give, on the page and in search engines.',
    schema: list('Questions', z.object(questionFields), { item: 'question', min: 1 }),
  }),
  declareContent(reports, {
    shownOn: ['project', 'asset'],
    title: 'Donations: what gifts have done',
    about: 'Reports on the page of each project or asset, newest first.',
    schema: list(
      'Reports',
      z.object({
        project: oneOf('Project or asset', projectLabels),
        until: day('Last day that it tells of'),
        title: line('Title', { max: 60 }),
        text: paragraph('What has become of the gifts', { max: 600 }),
        figures: list(
          'Figures',
          z.object({ value: line('Figure', { max: 12 }), label: line('What it counts', { max: 60 }) }),
          { item: 'figure', min: 1, max: 4 },
        ),
      }),
      { item: 'report' },
    ),
  }),
  declareContent(donationFees, {
    shownOn: ['landing', 'project', 'asset', 'donation'],
    title: 'Donations: payment fees',
    about: 'What the payment service keeps of a payment. A setting of the API changes it.',
    hasOwnPage: true,
    schema: z.object({ card: z.int(), mobile_money: z.int() }),
  }),
  declareContent(exchangeRates, {
    shownOn: ['donation'],
    title: 'Donations: exchange rates',
    about: 'What an amount is worth in other currencies, beside the amount. Donors pay in cedis.',
    schema: z.object({
      day: day('Day of these rates'),
      GBP: rate('pound'),
      USD: rate('US dollar'),
      EUR: rate('euro'),
    }),
  }),
  declareToday(['project', 'asset', 'donation']),
  declaredMatching(['project', 'asset', 'donation']),
  declareContent(matchedGifts, {
    shownOn: ['project', 'asset', 'donation'],
    title: 'Donations: matched gifts',
    about: 'What the partners of matching campaigns give. Donations change it.',
    hasOwnPage: true,
    schema: z.record(z.string(), z.int().min(0)),
  }),
  declaredSupporters(['supporters', 'project', 'asset', 'donation']),
  declareContent(supporterGifts, {
    shownOn: ['supporters', 'project', 'asset'],
    title: 'Donations: gifts of supporters’ pages',
    about: 'What was given by the pages of supporters. Donations change it.',
    hasOwnPage: true,
    schema: z.record(z.string(), z.object({ raised: z.int().min(0), gifts: z.int().min(0) })),
  }),
  declaredFigures(['landing', 'project', 'asset', 'donation', 'supporters']),
  ...declaredProjects(['landing', 'project', 'asset', 'donation', 'thank-you', 'supporters']),
];
