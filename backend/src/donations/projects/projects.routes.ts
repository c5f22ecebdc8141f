import { z } from '@hono/zod-openapi';
import { donationFees, projectFigures } from '@school/shared/projects';
import { matchedGifts } from '@school/shared/projects/matching';
import { supporterGifts } from '@school/shared/projects/supporters';
import { slug } from '@school/shared/schemas/common';
import { everyone, staffOnly } from '../../platform/http/access';
import { errorsOf, json, jsonBody } from '../../platform/http/contract';

const kind = z.enum(['project', 'asset']);

const pesewas = z.int().min(0);

const project = z
  .object({
    slug: z.string(),
    kind,
    name: z.string(),
    description: z.string(),
    overview: z.string(),
    target: pesewas.openapi({ description: 'In pesewas' }),
    raised: pesewas.openapi({ description: 'In pesewas' }),
    deadline: z.iso.date(),
    isOpen: z.boolean(),
  })
  .openapi('Project');

export type Project = z.infer<typeof project>;

export const listProjectsRoute = everyone.get('/projects', {
  operationId: 'listProjects',
  summary: 'What people can donate to, in the order of the page',
  responses: { 200: json(z.array(project), 'Projects and assets') },
});

/** How long pages may show the same figures, so that a busy evening does not recompose them with each donation. */
export const FIGURES_FRESH_S = 600;

export const getProjectFiguresRoute = everyone.get(projectFigures.path, {
  operationId: 'getProjectFigures',
  summary: 'The figures of projects and assets once donations have changed them; pages are composed of it',
  responses: {
    200: json(
      z.record(
        z.string(),
        z.object({ raised: pesewas, target: pesewas, isOpen: z.boolean() }).openapi('ProjectFigures'),
      ),
      'The figures by slug, in pesewas',
    ),
    ...errorsOf(404),
  },
});

const rate = z.int().openapi({ description: 'In hundredths of a percent' });

export const getDonationFeesRoute = everyone.get(donationFees.path, {
  operationId: 'getDonationFees',
  summary: 'What the payment service keeps of a payment, once it differs from the build',
  responses: {
    200: json(z.object({ card: rate, mobile_money: rate }).openapi('DonationFees'), 'The rates by method'),
    ...errorsOf(404),
  },
});

export const getMatchedGiftsRoute = everyone.get(matchedGifts.path, {
  operationId: 'getMatchedGifts',
  summary: 'What the partners of matching campaigns give; pages are composed of it',
  responses: {
    200: json(z.record(z.string(), pesewas).openapi('MatchedGifts'), 'By campaign, in pesewas'),
    ...errorsOf(404),
  },
});

export const getSupporterGiftsRoute = everyone.get(supporterGifts.path, {
  operationId: 'getSupporterGifts',
  summary: 'What was given by each supporter’s page; pages are composed of it',
  responses: {
    200: json(
      z.record(z.string(), z.object({ raised: pesewas, gifts: z.int().min(0) })).openapi('SupporterGifts'),
      'By page, raised in pesewas',
    ),
    ...errorsOf(404),
  },
});

export const streamRaisedRoute = everyone.get('/projects/stream', {
  operationId: 'streamRaised',
  summary: 'What each has raised, as server-sent events named raised, now and after every change',
  responses: {
    200: {
      description: 'Events, each a list of slug and raised in pesewas',
      content: { 'text/event-stream': { schema: z.string() } },
    },
  },
});

export const getProjectRoute = everyone.get('/projects/{kind}/{slug}', {
  operationId: 'getProject',
  summary: 'One project or asset',
  request: { params: z.object({ kind, slug }) },
  responses: { 200: json(project, 'The project or asset'), ...errorsOf(404) },
});

export const changeProjectRoute = staffOnly.patch('/staff/projects/{slug}', {
  operationId: 'changeProject',
  summary: 'Open it to donations, or close it; the same again changes nothing',
  request: {
    params: z.object({ slug }),
    body: jsonBody(z.object({ isOpen: z.boolean() }).openapi('ProjectChange')),
  },
  responses: { 200: json(project, 'As it is now'), ...errorsOf(404) },
});
