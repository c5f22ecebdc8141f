import { asc, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { ticketInterests } from '../../platform/db/schema';
import { isWithin } from '../../platform/http/period';
import type { CsvColumns } from '../../staff/staff-lists/csvAnswer';
import type { InterestFilter } from './interest.routes';

type Interest = Pick<typeof ticketInterests.$inferSelect, 'name' | 'email' | 'receivedAt'>;

export const interestColumns: CsvColumns<Interest> = {
  Name: (row) => row.name,
  'E-mail': (row) => row.email,
  'Since (UTC)': (row) => row.receivedAt.toISOString(),
};

/**
 * Exports the people who want news of the event: each address once, with its first data, in order of arrival. An
 * address belongs to the day on which it was first given, so it occurs in the table of one period only.
 */
export function exportInterests(
  { db }: Pick<ServiceContext, 'db'>,
  days: InterestFilter,
): Promise<Interest[]> {
  const { name, email, receivedAt } = ticketInterests;
  const firsts = db
    .selectDistinctOn([sql`lower(${email})`], { name, email, receivedAt })
    .from(ticketInterests)
    .orderBy(sql`lower(${email})`, receivedAt)
    .as('firsts');
  return db
    .select()
    .from(firsts)
    .where(isWithin(firsts.receivedAt, days))
    .orderBy(asc(firsts.receivedAt))
    .execute();
}
