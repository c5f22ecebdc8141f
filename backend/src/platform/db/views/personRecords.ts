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
  'held_form',
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
  /** What it is found by beside who it is of, such as 'T-000042'. */
  reference: text('reference'),
}).existing();
