import type { InstrumentId, LessonVenue } from '@school/shared/schemas/lessons';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { musicStudyRegistrations } from './musicStudy';
import { teachers } from './teachers';
import { instant, ownId, keyOf } from './columns';

/** A weekly lesson of a teacher, from its first day on. */
export const lessons = pgTable('lessons', {
  id: ownId(),
  instrument: text('instrument').$type<InstrumentId>().notNull(),
  teacherId: keyOf('teacher_id', () => teachers.id),
  venue: text('venue').$type<LessonVenue>().notNull(),
  /** The first time; the lesson recurs weekly. */
  startsAt: instant('starts_at').notNull(),
  isGroup: boolean('is_group').notNull(),
});

/** Pupils of a lesson, one or a group. A trigger deletes a lesson without pupils. */
export const lessonPlaces = pgTable(
  'lesson_places',
  {
    id: ownId(),
    lessonId: uuid('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    registrationId: uuid('registration_id')
      .notNull()
      .references(() => musicStudyRegistrations.id, { onDelete: 'cascade' }),
    isAlone: boolean('is_alone').notNull(),
    placedAt: instant('placed_at').notNull(),
  },
  (table) => [
    unique('lesson_places_registration_id_key').on(table.registrationId),
    uniqueIndex('lesson_places_alone_key')
      .on(table.lessonId)
      .where(sql`${table.isAlone}`),
    index('lesson_places_lesson_id_idx').on(table.lessonId),
  ],
);
