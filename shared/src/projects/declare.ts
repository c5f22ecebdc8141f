import { z } from 'zod';
import {
  day,
  declareContent,
  identity,
  line,
  list,
  oneOf,
  paragraph,
  type DeclaredContent,
} from '../content/declare';
import { donationLimits } from '../schemas/donation';
import { projectFigures } from './figures';
import { donationProjects } from './donationProjects';
import { matchingCampaigns } from './matching';
import type { DonationProject, ProjectTexts } from './project';
import { supporterPages } from './supporters';
import { textsOf } from './texts';

const schema: z.ZodType<ProjectTexts> = z.object({
  name: line('Name', { max: 60, help: 'That of an asset is a common noun, such as ‘A vehicle’.' }),
  description: line('What it is, in one sentence', { max: 110 }),
  overview: list('The story', paragraph('Paragraph', { max: 600 }), { item: 'paragraph', min: 1, max: 6 }),
  deadline: day('We want to reach the target by').meta({
    description: 'Donations are welcome after it. You open and close a project at Donations.',
  }),
  needs: list(
    'What donations buy',
    z.object({
      what: line('What', { max: 100 }),
      cedis: z
        .int()
        .min(donationLimits.amountMin / 100)
        .max(donationLimits.amountMax / 100)
        .meta({
          title: 'What it costs, in cedis',
          words: 'A whole number of cedis that can be given at once',
        }),
    }),
    { item: 'need', min: 1, max: 6 },
  ),
  donateTitle: line('Heading of its donation page', { max: 60 }),
  promise: paragraph('Opening sentence of its donation page', { max: 200 }),
});

/** Declares the texts of a project for an app that shows it and for the API. */
export const declaredProject = (project: DonationProject, shownOn: readonly string[]): DeclaredContent =>
  declareContent(textsOf(project), {
    shownOn,
    title: `Donations: ${project.name}`,
    about: `Texts of this ${project.kind}, on every page that shows it, in receipts and in emails from now on. Its target and its address stay.`,
    schema,
  });

/** Declares the texts of several projects. */
export const declaredProjects = (
  shownOn: readonly string[],
  projects: readonly DonationProject[] = donationProjects,
): DeclaredContent[] => projects.map((project) => declaredProject(project, shownOn));

const anyProject = () =>
  oneOf('Project or asset', Object.fromEntries(donationProjects.map(({ slug, name }) => [slug, name])));

const pesewas = z.int().min(0);

/** Declares the figures of all projects for an app that shows them. Donations change them. */
export const declaredFigures = (shownOn: readonly string[]): DeclaredContent =>
  declareContent(projectFigures, {
    shownOn,
    title: 'Donations: figures',
    about: 'What every project has raised. Donations change it.',
    hasOwnPage: true,
    schema: z.record(z.string(), z.object({ raised: pesewas, target: pesewas, isOpen: z.boolean() })),
  });

/** Declares the matching campaigns for an app that shows them and for the API. */
export const declaredMatching = (shownOn: readonly string[]): DeclaredContent =>
  declareContent(matchingCampaigns, {
    shownOn,
    title: 'Donations: matching campaigns',
    about: 'Partners who give as much again as donors give to a project or an asset in some time.',
    schema: list(
      'Campaigns',
      z.object({
        project: anyProject(),
        partner: line('Partner', { max: 60, help: 'As in a sentence: ‘the Volta Trust’.' }),
        from: day('First day of gifts that count'),
        until: day('Last day of gifts that count', { notBefore: 'from' }),
        cedis: z
          .int()
          .min(1)
          .max(10_000_000)
          .meta({ title: 'The most that the partner gives, in cedis', words: 'A whole number of cedis' }),
      }),
      { item: 'campaign', max: 12 },
    ),
  });

/** Declares the pages of supporters for an app that shows them and for the API. */
export const declaredSupporters = (shownOn: readonly string[]): DeclaredContent =>
  declareContent(supporterPages, {
    shownOn,
    title: 'Donations: supporters’ pages',
    about:
      'People who ask their friends to give to a project or an asset. A page shows the supporter’s name, so publish it only with their consent. A page that you remove keeps its gifts.',
    schema: list(
      'Pages',
      z.object({
        id: identity(),
        title: line('Title', { max: 60, help: 'What the supporter does: ‘Ama runs for pianos’.' }),
        supporter: line('Name of the supporter', { max: 60 }),
        project: anyProject(),
        story: list('Story', paragraph('Paragraph', { max: 600 }), { item: 'paragraph', min: 1, max: 4 }),
        cedis: z
          .int()
          .min(1)
          .max(10_000_000)
          .meta({ title: 'Target, in cedis', words: 'A whole number of cedis' }),
      }),
      { item: 'page' },
    ),
  });
