import { z } from '@hono/zod-openapi';
import { releaseChannels } from '@school/shared/schemas/analytics';
import { everyone, staffOnly } from '../../platform/http/access';
import { json } from '../../platform/http/contract';

/** How many days of sums are public. */
export const publicDays = 14;

const times = z.int().min(0);
const ms = z.number().min(0).nullable();

const sums = {
  version: z.string().openapi({ description: 'Empty where the app is `unknown`' }),
  channel: z.enum(releaseChannels),
  shown: times.openapi({ description: 'How often its page was shown' }),
  retried: times.openapi({ description: 'How often a visitor tried again' }),
  failed: times.openapi({ description: 'How often it could not be loaded or shown' }),
  errors: times.openapi({ description: 'Errors of its code on pages' }),
};

const appHealth = z
  .object({
    app: z.string(),
    hours: z
      .array(
        z.object({
          hour: z.iso.datetime().openapi({ description: 'Its beginning, UTC' }),
          ...sums,
          loads: z.array(z.object({ upTo: times, times })).openapi({
            description: 'How long it took to show, as the number in each range; ends in milliseconds',
          }),
        }),
      )
      .openapi({ description: `Of the last ${publicDays} days, the first hour first` }),
  })
  .openapi('AppHealth');

export type AppHealth = z.infer<typeof appHealth>;

export const getAppHealthRoute = everyone.get('/app-health/{app}', {
  operationId: 'getAppHealth',
  summary: 'How an app ran on the pages of visitors, by hour and version, as sums',
  request: { params: z.object({ app: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'This is not an app') }) },
  responses: { 200: json(appHealth, 'The sums') },
});

const appHealthList = z
  .object({
    apps: z
      .array(
        z.object({
          app: z.string().openapi({ description: '`unknown` counts versions beyond the limit of an hour' }),
          since: z.iso.datetime().openapi({ description: 'The first hour in which it ran' }),
          lastAt: z.iso.datetime().openapi({ description: 'The last hour in which it ran' }),
          ...sums,
          errorRate: z.number().min(0).max(1).nullable(),
          loadMedian: ms.openapi({ description: 'Milliseconds until its page was shown' }),
          loadP75: ms,
          inpP75: ms,
        }),
      )
      .openapi({ description: 'Of the last 30 days, by app, the last to run first' }),
  })
  .openapi('AppHealthList');

export type AppHealthList = z.infer<typeof appHealthList>;

export const listAppHealthRoute = staffOnly.get('/stats/apps', {
  operationId: 'listAppHealth',
  summary: 'How the versions of apps run on the pages of visitors',
  responses: { 200: json(appHealthList, 'The versions') },
});
