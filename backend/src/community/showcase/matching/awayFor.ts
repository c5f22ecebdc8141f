import { showcaseLimits } from '@school/shared/schemas/showcase';
import type { engagements } from '../../../platform/db/schema';

/** Returns the period in which an engagement occupies its performers; day and time are Ghana's, whose time is UTC. */
export function awayFor({ date, startTime }: Pick<typeof engagements.$inferSelect, 'date' | 'startTime'>): {
  from: Date;
  until: Date;
} {
  const from = new Date(`${date}T${startTime.slice(0, 5)}:00Z`);
  return { from, until: new Date(from.getTime() + showcaseLimits.awayHours * 60 * 60_000) };
}
