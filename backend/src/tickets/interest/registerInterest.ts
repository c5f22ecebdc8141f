import type { TicketInterest } from '@school/shared/schemas/tickets';
import { event, type Evening } from '@school/shared/tickets';
import { ticketInterests } from '../../platform/db/schema';
import type { Deps } from '../../platform/http/deps';
import { enqueueMail } from '../../platform/mail/enqueueMail';
import type { Message } from '../../platform/mail/message';
import { readEvening } from '../../site/site-content/facts';
import { formatEvening } from '../mails/ticket.mails';
import { asc, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { isWithin } from '../../platform/http/period';
import type { CsvColumns } from '../../staff/staff-lists/csvAnswer';
import type { InterestFilter } from './interest.routes';

/** Stores a person who wants news of the event, and mails them its time and place. @returns false for a repeat */
export async function registerInterest(
  context: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { name, email }: TicketInterest,
  submissionKey: string,
): Promise<boolean> {
  const { db, clock, settings } = context;
  const [row] = await db
    .insert(ticketInterests)
    .values({ submissionKey, name, email, receivedAt: clock.now() })
    .onConflictDoNothing({ target: ticketInterests.submissionKey })
    .returning({ id: ticketInterests.id });
  if (!row) return false;
  const message = interestMail((await readEvening(context)).value, settings.siteOrigins[0] ?? '');
  return enqueueMail(context, { key: `tickets.interest:${row.id}`, to: email, message });
}

/** The address may be a stranger's, so the mail contains nothing that was typed. */
const interestMail = (evening: Evening, site: string): Message => ({
  subject: `You will hear from us about ${event.name}`,
  blocks: [
    { heading: 'You will hear from us' },
    { text: `Thank you for your interest in ${event.name}. We write to you when there is news.` },
    {
      facts: [
        { label: 'When', value: formatEvening(evening) },
        { label: 'Where', value: evening.place },
      ],
    },
    { button: { label: 'See the evening', url: `${site}/mate-2025` } },
  ],
});

type Interest = Pick<typeof ticketInterests.$inferSelect, 'name' | 'email' | 'receivedAt'>;

export const interestColumns: CsvColumns<Interest> = {
  Name: (row) => row.name,
  Email: (row) => row.email,
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
