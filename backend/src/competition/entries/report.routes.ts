import { z } from '@hono/zod-openapi';
import { rounds } from '@school/shared/competition';
import { everyone } from '../../platform/http/access';
import { errorsOf, json } from '../../platform/http/contract';
import { entryHeaders } from './entry.routes';

const report = z
  .object({
    publishedAt: z.iso
      .datetime()
      .nullable()
      .openapi({ description: 'Null until the results are published; there is nothing to read before' }),
    rounds: z
      .array(
        z.object({
          round: z.enum(rounds),
          total: z.int().openapi({ description: 'Hundredths of a point, the mean of the jury' }),
          words: z.array(z.string()).openapi({ description: 'Of the jury, without saying who wrote them' }),
        }),
      )
      .openapi({ description: 'Those that the competitor was heard in' }),
    certificate: z
      .object({
        name: z.string(),
        place: z.int().nullable().openapi({ description: 'Null for somebody who took part' }),
        date: z.iso.datetime(),
      })
      .nullable(),
  })
  .openapi('EntryReport');

export type EntryReport = z.infer<typeof report>;

export const getEntryReportRoute = everyone.get('/competition/entry/report', {
  operationId: 'getEntryReport',
  summary: 'What the jury says of one’s own entry, and its certificate, once results are published',
  request: { headers: entryHeaders },
  responses: { 200: json(report, 'The report'), ...errorsOf(404) },
});
