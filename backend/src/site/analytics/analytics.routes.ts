import { z } from '@hono/zod-openapi';
import { beacon, visitSources, vitalMetrics } from '@school/shared/schemas/analytics';
import { bodyLimit } from 'hono/body-limit';
import { ServiceError } from '../../platform/core/errors';
import { everyone, staffReports } from '../../platform/http/access';
import { errorsOf, json } from '../../platform/http/contract';
import { day } from '../../platform/http/query';
import { requestedPeriod } from './requestedPeriod';
import { limitVisitors } from '../../platform/http/limitVisitors';
import { passUntracked } from './visitor';

/** The longest beacon. Bytes. */
const largestBeacon = 8 * 1024;

const beaconLimit = bodyLimit({
  maxSize: largestBeacon,
  onError: () => {
    throw new ServiceError('too_large', 'This is too large.');
  },
});

export const sendBeaconRoute = everyone.post('/analytics/beacon', {
  operationId: 'sendBeacon',
  summary: 'Count what a page reports of a visit; nothing is counted of who asks not to be tracked',
  middleware: [passUntracked, limitVisitors('analytics'), beaconLimit],
  request: {
    body: {
      description: 'As JSON, or the same JSON as plain text, which is how browsers send a string',
      content: {
        'application/json': { schema: beacon.meta({ id: 'Beacon' }) },
        'text/plain': { schema: z.string() },
      },
    },
  },
  responses: { 204: { description: 'Taken' }, ...errorsOf(429, 503) },
});

const views = z.int().min(0);

const visits = z
  .object({
    from: day,
    to: day,
    total: views,
    days: z.array(z.object({ day, views })).openapi({ description: 'Every day of the period, in order' }),
    sources: z.array(z.object({ source: z.enum(visitSources), views })),
    pages: z
      .array(z.object({ path: z.string(), views }))
      .openapi({ description: 'The most-read pages first; `*` is every address that does not exist' }),
  })
  .openapi('Visits');

export type Visits = z.infer<typeof visits>;

export const getVisitsRoute = staffReports.get('/stats/visits', {
  operationId: 'getVisits',
  summary: 'How often pages were seen',
  request: { query: requestedPeriod },
  responses: { 200: json(visits, 'The views') },
});

const vital = z.object({
  metric: z.enum(vitalMetrics),
  p75: z.number().min(0).openapi({
    description: 'Three quarters of the visits had at most this; milliseconds, for CLS a score',
  }),
  samples: z.int().min(1),
});

const pageVitals = z
  .object({ from: day, to: day, pages: z.array(z.object({ path: z.string(), vitals: z.array(vital) })) })
  .openapi('PageVitals');

export type PageVitals = z.infer<typeof pageVitals>;

export const getVitalsRoute = staffReports.get('/stats/vitals', {
  operationId: 'getVitals',
  summary: 'How fast and steady pages were for their visitors; those measured most come first',
  request: { query: requestedPeriod },
  responses: { 200: json(pageVitals, 'The vitals') },
});
