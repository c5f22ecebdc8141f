import { z } from '@hono/zod-openapi';
import { adminOnly } from '../../platform/http/access';
import { errorsOf } from '../../platform/http/contract';

export const exportEverythingRoute = adminOnly.get('/staff/export', {
  operationId: 'exportEverything',
  summary:
    'Everything that is stored as an archive: a table for spreadsheets of each table, and the files that were sent. Its last file, complete.json, is missing from an archive that was cut',
  responses: {
    200: {
      description: 'The archive, as it is made',
      content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...errorsOf(429),
  },
});
