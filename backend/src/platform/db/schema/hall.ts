import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  real,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { isOneOf } from './columns';

/** The plan of the hall as a whole; one row. Lengths are in the plan's own units. */
export const hallPlan = pgTable(
  'hall_plan',
  {
    id: integer('id').primaryKey().default(1),
    /** Raised by every change of the plan, so that open pages fetch it again. */
    version: integer('version').notNull().default(1),
    width: real('width').notNull(),
    height: real('height').notNull(),
    stageX: real('stage_x').notNull(),
    stageY: real('stage_y').notNull(),
    stageWidth: real('stage_width').notNull(),
    stageHeight: real('stage_height').notNull(),
  },
  (table) => [check('hall_plan_one_check', sql`${table.id} = 1`)],
);

export const hallBlocks = pgTable('hall_blocks', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  level: text('level').notNull(),
  x: real('x').notNull(),
  y: real('y').notNull(),
  width: real('width').notNull(),
  height: real('height').notNull(),
  position: integer('position').notNull(),
});

/** Numbered seats; those of a table are sold together. */
export const hallSeats = pgTable(
  'hall_seats',
  {
    /** Such as `C-7-12`: block, row, number. */
    id: text('id').primaryKey(),
    blockId: text('block_id')
      .notNull()
      .references(() => hallBlocks.id),
    row: integer('row').notNull(),
    number: integer('number').notNull(),
    /** As people read it: 'Centre, row 7, seat 12'. */
    label: text('label').notNull(),
    /** The ticket types for this seat. */
    pool: text('pool').notNull(),
    kind: text('kind', { enum: ['seat', 'wheelchair', 'companion'] }).notNull(),
    /** For a companion's seat: its wheelchair place. */
    beside: text('beside').references((): AnyPgColumn => hallSeats.id),
    /** The table that it belongs to. */
    tableNumber: integer('table_number'),
    x: real('x').notNull(),
    y: real('y').notNull(),
    /** Not for sale, such as the place of a camera. */
    isBlocked: boolean('is_blocked').notNull().default(false),
    note: text('note'),
  },
  (table) => [
    unique('hall_seats_place_key').on(table.blockId, table.row, table.number),
    isOneOf('hall_seats_kind_check', table.kind),
    check('hall_seats_beside_check', sql`(${table.kind} = 'companion') = (${table.beside} is not null)`),
    index('hall_seats_pool_idx').on(table.pool),
  ],
);
