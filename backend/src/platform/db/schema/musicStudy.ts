import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type {
  ClassType,
  InstrumentId,
  LessonCategory,
  LessonGrade,
  LessonLevel,
  LessonProgramme,
  LessonTime,
  LessonVenue,
  StudyMode,
} from '@school/shared/schemas/lessons';
import { instant, ownId, isOneOf } from './columns';

/** Requests for lessons: staff reply, and find a place or decline. */
export const musicStudyRegistrations = pgTable(
  'music_study_registrations',
  {
    id: ownId(),
    submissionKey: uuid('submission_key').notNull(),
    /** Reference for family and staff, such as `LEARN-7K3M-Q2ZD`. */
    reference: text('reference').notNull(),
    status: text('status', { enum: ['new', 'contacted', 'placed', 'declined'] })
      .notNull()
      .default('new'),
    instrument: text('instrument').$type<InstrumentId>().notNull(),
    programme: text('programme').$type<LessonProgramme>().notNull(),
    level: text('level').$type<LessonLevel>().notNull(),
    /** Null when undecided, and for the youngest. */
    grade: text('grade').$type<LessonGrade>(),
    category: text('category').$type<LessonCategory>().notNull(),
    classType: text('class_type').$type<ClassType>().notNull(),
    mode: text('mode').$type<StudyMode>().notNull(),
    venue: text('venue').$type<LessonVenue>().notNull(),
    /** Suitable parts of days, in the order of the week. */
    times: text('times').array().$type<LessonTime[]>().notNull(),
    student: text('student').notNull(),
    /** Of pupils under 18. */
    guardian: text('guardian'),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    message: text('message'),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    unique('music_study_registrations_submission_key_key').on(table.submissionKey),
    unique('music_study_registrations_reference_key').on(table.reference),
    isOneOf('music_study_registrations_status_check', table.status),
    index('music_study_registrations_received_at_idx').on(table.receivedAt),
    index('music_study_registrations_status_received_at_idx').on(table.status, table.receivedAt),
  ],
);

/** Questions about fees; fields that were not known yet are null. */
export const feeEnquiries = pgTable(
  'fee_enquiries',
  {
    id: ownId(),
    submissionKey: uuid('submission_key').notNull(),
    instrument: text('instrument').$type<InstrumentId>().notNull(),
    programme: text('programme').$type<LessonProgramme>().notNull(),
    level: text('level').$type<LessonLevel>(),
    classType: text('class_type').$type<ClassType>(),
    mode: text('mode').$type<StudyMode>(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    question: text('question'),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    unique('fee_enquiries_submission_key_key').on(table.submissionKey),
    index('fee_enquiries_received_at_idx').on(table.receivedAt),
  ],
);
