import { z } from '@hono/zod-openapi';
import { requestedPeriod } from '../../site/analytics/requestedPeriod';
import { staffReports } from '../../platform/http/access';
import { json } from '../../platform/http/contract';
import { day } from '../../platform/http/query';
import { countedAtMost } from '../../staff/staff-lists/countUpTo';
import { flows, funnelSteps, matters, seriesKinds } from './terms';

const count = z.int().min(0);

const period = z.object({ from: day, to: day }).openapi('Period');

const series = z
  .object({
    kind: z.enum(seriesKinds),
    steps: z
      .array(period.extend({ count, amount: count, refunded: count }))
      .openapi({ description: 'Every day, week or month of the period, in order; amounts in pesewas' }),
    count,
    amount: count.openapi({ description: 'What came in, in pesewas; 0 where it is not about money' }),
    refunded: count.openapi({
      description: 'What went back in the period, in pesewas, whenever it had come in',
    }),
    countBefore: count.openapi({ description: 'In the period of the same length before' }),
    amountBefore: count,
  })
  .openapi('ActivitySeries');

const activity = z
  .object({ from: day, to: day, before: period, series: z.array(series) })
  .openapi('Activity');

export type Activity = z.infer<typeof activity>;

export const getActivityRoute = staffReports.get('/stats/activity', {
  operationId: 'getActivity',
  summary: 'What came in over a period, beside the period before',
  request: { query: requestedPeriod },
  responses: { 200: json(activity, 'The numbers') },
});

const funnel = z
  .object({
    flow: z.enum(flows),
    steps: z.array(z.object({ step: z.enum(funnelSteps), count, countBefore: count })).openapi({
      description:
        'Seen and begun are counted without anyone who asks not to be; paid are those among the sent that are paid by now',
    }),
  })
  .openapi('Funnel');

const funnels = z.object({ from: day, to: day, before: period, funnels: z.array(funnel) }).openapi('Funnels');

export type Funnels = z.infer<typeof funnels>;

export const getFunnelsRoute = staffReports.get('/stats/funnels', {
  operationId: 'getFunnels',
  summary: 'How many saw, began, sent and paid in each flow of a period',
  request: { query: requestedPeriod },
  responses: { 200: json(funnels, 'The numbers') },
});

const matter = z
  .object({
    matter: z.enum(matters),
    count: z
      .int()
      .min(1)
      .openapi({ description: `How many wait; ${countedAtMost} where there are more` }),
    more: z.boolean().openapi({ description: 'Whether more wait than are counted' }),
    since: z.iso.datetime().openapi({ description: 'Since when the one waits that waits longest' }),
    next: z.string().nullable().openapi({
      description: 'The one that waits longest, by what its list opens it by; null where none is opened',
    }),
  })
  .openapi('Matter');

export type Matter = z.infer<typeof matter>;

export const listMattersRoute = staffReports.get('/stats/matters', {
  operationId: 'listMatters',
  summary: 'What needs somebody today; what nothing waits in is left out',
  responses: { 200: json(z.array(matter), 'The matters') },
});
