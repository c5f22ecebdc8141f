import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { personLists } from '../views/personRecords';
import { instant } from './columns';

/**
 * Everyone in the lists, one row for each address. The rows are derived: the view `people_of_records` defines them, and
 * `update_people` brings them up to date.
 */
export const knownPeople = pgTable(
  'known_people',
  {
    /** In lower case. */
    address: text('address').primaryKey(),
    /** The most recent one. */
    name: text('name').notNull(),
    phone: text('phone'),
    lists: text('lists', { enum: personLists }).array().notNull(),
    records: integer('records').notNull(),
    lastAt: instant('last_at').notNull(),
    /** All names, the address, all telephone numbers and references: the text that a search reads. */
    knownAs: text('known_as').notNull(),
  },
  (table) => [
    index('known_people_last_at_idx').on(table.lastAt, table.address),
    index('known_people_lists_idx').using('gin', table.lists),
  ],
);

/**
 * Addresses whose row of `known_people` is out of date. Triggers only add to it, so that submissions do not wait for
 * each other.
 */
export const peopleToUpdate = pgTable(
  'people_to_update',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    address: text('address').notNull(),
  },
  (table) => [index('people_to_update_address_idx').on(table.address)],
);
