import { asc, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { ticketInterests } from '../../platform/db/schema';
import type { CsvRow } from '../../staff/staff-lists/csvAnswer';

export const interestHeads = ['Name', 'E-mail', 'Since (UTC)'];

/** Who wants to hear of the event: each address once, as it was given first, in the order in which they came. */
export async function exportInterests({ db }: Pick<ServiceContext, 'db'>): Promise<CsvRow[]> {
  const { name, email, receivedAt } = ticketInterests;
  const firsts = db
    .selectDistinctOn([sql`lower(${email})`], { name, email, receivedAt })
    .from(ticketInterests)
    .orderBy(sql`lower(${email})`, receivedAt)
    .as('firsts');
  const rows = await db.select().from(firsts).orderBy(asc(firsts.receivedAt));
  return rows.map((row) => ({
    Name: row.name,
    'E-mail': row.email,
    'Since (UTC)': row.receivedAt.toISOString(),
  }));
}
