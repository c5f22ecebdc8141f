import { pgView, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The lists in which somebody can stand. */
export const personLists = [
  'donation',
  'ticket_order',
  'ticket',
  'invitation',
  'ticket_waiting',
  'ticket_interest',
  'competition_entry',
  'audition_waiting',
  'challenge_entry',
  'lesson',
  'trial',
  'performer',
  'engagement',
  'volunteer',
  'message',
  'fees',
  'application',
  'member',
  'referral',
] as const;

/** Everything that is known under an address, one row for each record of each list. */
export const personRecords = pgView('person_records', {
  list: text('list', { enum: personLists }).notNull(),
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  /** What staff call it, or what it is about. */
  label: text('label').notNull(),
  state: text('state').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  /** Where words are searched for: an indexed text of each record, which may say more than who it is. */
  searchText: text('search_text').notNull(),
}).existing();
