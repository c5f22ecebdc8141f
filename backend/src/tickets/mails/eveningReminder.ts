import { reminders } from '@school/shared/reminders';
import { declaredReminder } from '@school/shared/reminders/declare';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { privateKey } from '../../platform/core/privateKey';
import type { ServiceContext } from '../../platform/db/context';
import { ticketOrders, tickets } from '../../platform/db/schema';
import type { Block } from '../../platform/mail/message';
import { isOf } from '../../platform/personal-data/byEmail';
import type { Reminder, ReminderContext, ReminderKind } from '../../platform/reminders/reminderKind';
import { readEvening } from '../../site/site-content/facts';
import { holderKeyOf, orderKeyOf } from '../keys';
import { eveningFacts, formatEvening } from './ticket.mails';
import { calendarOf, placesOf, ticketPage } from './ticketLinks';

/** Reminds everyone who has tickets of the evening: one mail per person, however many orders they have. */
export const eveningReminder: ReminderKind = {
  id: 'evening',
  label: 'A reminder of MATE 2025',
  document: reminders.evening,
  declared: declaredReminder('evening'),
  ahead: async (context) => {
    const at = (await beginning(context)).toISOString();
    return sql`
      select 'mate-2025' as occasion, ${at}::timestamptz as at, min(held.email) as email, min(held.since) as since
      from (
        select o.email, o.paid_at as since from ${tickets} t inner join ${ticketOrders} o on o.id = t.ticket_order_id
        where t.state = 'valid' and t.given_on_at is null and o.email is not null
        union all
        select t.holder_email, t.given_on_at from ${tickets} t
        where t.state = 'valid' and t.given_on_at is not null and t.holder_email is not null
      ) held
      group by lower(held.email)`;
  },
  write: async (context, reminder) => {
    const { value: evening } = await readEvening(context);
    if ((await beginning(context)).getTime() !== reminder.at.getTime()) return undefined;
    const theirs = await ticketsOf(context, reminder);
    if (theirs.length === 0) return undefined;
    const places = await placesOf(
      context,
      theirs.map(({ ticket }) => ticket),
    );
    const links = linksOf(context, theirs);
    const calendars = links.slice(0, 1).map(({ calendar }) => calendar);
    return {
      when: formatEvening(evening),
      blocks: [
        ...links.map(({ page }): Block => ({ button: page })),
        { facts: eveningFacts(evening, places) },
        ...calendars.map((url): Block => ({ link: { label: 'Put it into your calendar', url } })),
      ],
    };
  },
};

async function beginning(context: Pick<ServiceContext, 'db'>): Promise<Date> {
  const { date, start } = (await readEvening(context)).value;
  return new Date(`${date}T${start}:00Z`);
}

/** Returns the valid tickets of an address, with the orders of those that were not passed on. */
async function ticketsOf({ db }: ReminderContext, { email }: Reminder) {
  const address = email.toLowerCase();
  const bought = await db
    .select({ ticket: tickets, order: ticketOrders })
    .from(tickets)
    .innerJoin(ticketOrders, eq(ticketOrders.id, tickets.ticketOrderId))
    .where(and(eq(tickets.state, 'valid'), isNull(tickets.givenOnAt), isOf(address, ticketOrders.email)))
    .orderBy(ticketOrders.number, tickets.position);
  const given = await db
    .select()
    .from(tickets)
    .where(and(eq(tickets.state, 'valid'), isNotNull(tickets.givenOnAt), isOf(address, tickets.holderEmail)))
    .orderBy(tickets.serial);
  return [...bought, ...given.map((ticket) => ({ ticket, order: undefined }))];
}

/** Returns one link for each order, and one for each ticket that was passed on to the person. */
function linksOf({ signed, siteOrigin }: ReminderContext, theirs: Awaited<ReturnType<typeof ticketsOf>>) {
  const seen = new Set<string>();
  return theirs.flatMap(({ ticket, order }) => {
    const id = order?.id ?? ticket.id;
    if (seen.has(id)) return [];
    seen.add(id);
    const key = privateKey(signed, order ? orderKeyOf(order) : holderKeyOf(ticket));
    const label = order ? 'Open your tickets' : 'Open the ticket that you were given';
    const url = ticketPage(siteOrigin, order ? 'order' : 'ticket', key);
    return [{ page: { label, url }, calendar: calendarOf(siteOrigin, key) }];
  });
}
