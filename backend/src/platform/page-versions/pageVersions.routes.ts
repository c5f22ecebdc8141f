import { z } from '@hono/zod-openapi';
import { staffOnly } from '../http/access';
import { json } from '../http/contract';
import { day } from '../http/query';

const pageVersions = z
  .object({
    versions: z
      .array(
        z.object({
          app: z.string().openapi({ description: '`unknown` counts what no page of the site sends' }),
          version: z.string(),
          since: day.openapi({ description: 'The first day with a request' }),
          lastAt: z.iso.datetime(),
          today: z.int().min(0).openapi({ description: 'Requests of this day (UTC)' }),
        }),
      )
      .openapi({ description: 'Of the last 30 days, by app, the last to ask first' }),
  })
  .openapi('PageVersions');

export type PageVersions = z.infer<typeof pageVersions>;

export const getPageVersionsRoute = staffOnly.get('/stats/page-versions', {
  operationId: 'getPageVersions',
  summary: 'Which versions of apps in open tabs still send requests',
  responses: { 200: json(pageVersions, 'The versions') },
});
