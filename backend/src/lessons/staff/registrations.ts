import { z } from '@hono/zod-openapi';
import { musicStudyRegistrations } from '../../platform/db/schema';
import { shownList, statusListRouter } from '../../staff/staff-lists/statusListRouter';
import {
  categoryLabels,
  classTypeLabels,
  gradeLabels,
  instrumentLabels,
  levelLabels,
  modeLabels,
  programmeLabels,
  venueLabels,
} from '@school/shared/schemas/lessons';
import { lessonLabels } from '@school/shared/schemas/stored/labels';
import { timesLabel } from '../timesLabel';

const label = z.string().openapi({ description: 'In words' });

const labelled = (row: typeof musicStudyRegistrations.$inferSelect) => ({
  instrument: instrumentLabels[row.instrument],
  programme: programmeLabels[row.programme],
  level: levelLabels[row.level],
  grade: row.grade && gradeLabels[row.grade],
  category: categoryLabels[row.category],
  classType: classTypeLabels[row.classType],
  mode: modeLabels[row.mode],
  venue: venueLabels[row.venue],
  times: timesLabel(row.times),
});

/** Registrations for lessons. */
export const registrationList = shownList({
  subject: 'music_study',
  table: musicStudyRegistrations,
  statuses: ['new', 'contacted', 'placed', 'declined'],
  searchIn: [
    musicStudyRegistrations.student,
    musicStudyRegistrations.guardian,
    musicStudyRegistrations.instrument,
    musicStudyRegistrations.email,
    musicStudyRegistrations.phone,
    musicStudyRegistrations.reference,
  ],
  sorts: { receivedAt: musicStudyRegistrations.receivedAt, name: musicStudyRegistrations.student },
  path: '/staff/music-study',
  name: 'MusicStudyEntry',
  names: 'MusicStudyEntries',
  row: z.object({
    id: z.uuid(),
    reference: z.string(),
    instrument: label,
    programme: label,
    level: label,
    grade: label.nullable(),
    category: label,
    classType: label,
    mode: label,
    venue: label,
    times: label,
    student: z.string(),
    guardian: z.string().nullable(),
    email: z.string(),
    phone: z.string(),
    message: z.string().nullable(),
    receivedAt: z.iso.datetime(),
  }),
  labels: labelled,
  file: 'music-study',
  columns: {
    Reference: (row) => row.reference,
    Status: (row) => lessonLabels[row.status],
    Student: (row) => row.student,
    Guardian: (row) => row.guardian,
    Email: (row) => row.email,
    Phone: (row) => row.phone,
    Instrument: (row) => instrumentLabels[row.instrument],
    Programme: (row) => programmeLabels[row.programme],
    Level: (row) => levelLabels[row.level],
    Grade: (row) => row.grade && gradeLabels[row.grade],
    Category: (row) => categoryLabels[row.category],
    Class: (row) => classTypeLabels[row.classType],
    Mode: (row) => modeLabels[row.mode],
    Venue: (row) => venueLabels[row.venue],
    Times: (row) => timesLabel(row.times),
    Message: (row) => row.message,
    'Received (UTC)': (row) => row.receivedAt.toISOString(),
  },
});

export const musicStudyStaffRouter = statusListRouter(registrationList);
