import type { InstrumentId, LessonVenue } from '@school/shared/schemas/lessons';
import { sql } from 'drizzle-orm';
import { boolean, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ownId } from './columns';

/** Teachers of the school; lessons and times for trial lessons refer to them. */
export const teachers = pgTable(
  'teachers',
  {
    id: ownId(),
    requestKey: uuid('request_key').notNull().defaultRandom(),
    name: text('name').notNull(),
    instruments: text('instruments').array().$type<InstrumentId[]>().notNull(),
    venues: text('venues').array().$type<LessonVenue[]>().notNull(),
    /** False once the teacher has left. */
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [
    unique('teachers_request_key_key').on(table.requestKey),
    // Names that differ only in capitals, spaces or Unicode form count as the same teacher.
    uniqueIndex('teachers_name_key').on(sql`comparable_name(${table.name})`),
  ],
);
