import { pgView, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The lists that can contain a person. */
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

/** Every record under an address, one row for each record of each list. */
export const personRecords = pgView('person_records', {
  list: text('list', { enum: personLists }).notNull(),
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  /** Name or subject, as staff see it. */
  label: text('label').notNull(),
  state: text('state').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  /** A reference that finds it, such as 'T-000042'. */
  reference: text('reference'),
}).existing();
