import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { personLists } from '../views/personRecords';

/**
 * Everybody who stands in a list, one row for each address. It is drawn from the lists themselves: the view
 * `people_of_records` says what it has to be, and it is up to date once `update_people` has run.
 */
export const knownPeople = pgTable(
  'known_people',
  {
    /** In lower case. */
    address: text('address').primaryKey(),
    /** As it was given last. */
    name: text('name').notNull(),
    phone: text('phone'),
    lists: text('lists', { enum: personLists }).array().notNull(),
    records: integer('records').notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
    /** All names, the address, all telephone numbers and references: where words are searched for. */
    knownAs: text('known_as').notNull(),
  },
  (table) => [
    index('known_people_last_at_idx').on(table.lastAt, table.address),
    index('known_people_lists_idx').using('gin', table.lists),
  ],
);

/**
 * Addresses of which something has come, changed or gone since their row of `known_people` was drawn. Triggers only add to it,
 * so that nobody who sends something waits for somebody else.
 */
export const peopleToUpdate = pgTable(
  'people_to_update',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    address: text('address').notNull(),
  },
  (table) => [index('people_to_update_address_idx').on(table.address)],
);
