import { z } from '@hono/zod-openapi';
import { day } from '../../platform/http/query';
import { longestPeriod } from './period';

/** The period of statistics: the days between two, or a number of days up to the last. */
export const requestedPeriod = z.object({
  from: day.optional().openapi({ description: 'The first day, UTC' }),
  to: day.optional().openapi({ description: 'The last day, UTC; today by default' }),
  days: z.coerce
    .number()
    .int()
    .min(1)
    .max(longestPeriod)
    .default(30)
    .openapi({ description: 'Its number of days when no first day is given' }),
});
