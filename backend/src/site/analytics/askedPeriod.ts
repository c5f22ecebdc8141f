import { z } from '@hono/zod-openapi';
import { day } from '../../platform/http/query';
import { longestPeriod } from './period';

/** The period of statistics: the days between two, or a number of days up to the last. */
export const askedPeriod = z.object({
  from: day.optional().openapi({ description: 'The first day, UTC' }),
  to: day.optional().openapi({ description: 'The last day, UTC; today unless told' }),
  days: z.coerce
    .number()
    .int()
    .min(1)
    .max(longestPeriod)
    .default(30)
    .openapi({ description: 'How many days it has where no first day is told' }),
});
