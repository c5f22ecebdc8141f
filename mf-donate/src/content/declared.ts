import { day, declareContent, declareToday, list, questionFields } from '@school/shared/content/declare';
import { donationFees } from '@school/shared/projects';
import { declaredFigures, declaredProjects } from '@school/shared/projects/declare';
import { z } from 'zod';
import { questions } from './donating';
import { exchangeRates } from './exchangeRates';

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
  declaredFigures(['landing', 'project', 'asset', 'donation']),
  ...declaredProjects(['landing', 'project', 'asset', 'donation', 'thank-you']),
];
