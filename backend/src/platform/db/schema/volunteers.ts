import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, ownId } from './columns';

/** Unpaid helpers at concerts and auditions. */
export const volunteers = pgTable(
  'volunteers',
  {
    id: ownId(),
    requestKey: uuid('request_key').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    /** What they like to do and when they are available; for staff. */
    note: text('note'),
    isActive: boolean('is_active').notNull().default(true),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [
    unique('volunteers_request_key_key').on(table.requestKey),
    index('volunteers_added_at_idx').on(table.addedAt, table.id),
    index('volunteers_name_idx').on(table.name, table.id),
    index('volunteers_helped_idx')
      .on(table.addedAt)
      .where(sql`not ${table.isActive}`),
    uniqueIndex('volunteers_email_key').on(sql`lower(${table.email})`),
  ],
);

/** A task for helpers, with place and period. */
export const volunteerShifts = pgTable(
  'volunteer_shifts',
  {
    id: ownId(),
    requestKey: uuid('request_key').notNull(),
    task: text('task').notNull(),
    place: text('place').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Number of helpers that it needs. */
    needed: integer('needed').notNull(),
    note: text('note'),
  },
  (table) => [
    unique('volunteer_shifts_request_key_key').on(table.requestKey),
    check('volunteer_shifts_ends_at_check', sql`${table.endsAt} > ${table.startsAt}`),
    check('volunteer_shifts_needed_check', sql`${table.needed} between 1 and 99`),
    index('volunteer_shifts_starts_at_idx').on(table.startsAt),
  ],
);

/** Helpers of a shift. Triggers of this table and of the shifts prevent overlapping ones. */
export const volunteerAssignments = pgTable(
  'volunteer_assignments',
  {
    id: ownId(),
    shiftId: uuid('shift_id')
      .notNull()
      .references(() => volunteerShifts.id, { onDelete: 'cascade' }),
    volunteerId: uuid('volunteer_id')
      .notNull()
      .references(() => volunteers.id, { onDelete: 'cascade' }),
    assignedAt: instant('assigned_at').notNull(),
  },
  (table) => [
    unique('volunteer_assignments_shift_volunteer_key').on(table.shiftId, table.volunteerId),
    index('volunteer_assignments_volunteer_id_idx').on(table.volunteerId),
  ],
);
