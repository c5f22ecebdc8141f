import { z } from '@hono/zod-openapi';
import { musicStudyRegistrations } from '../../platform/db/schema';
import type { CsvRow } from '../../staff/staff-lists/csvAnswer';
import { listRoutes } from '../../staff/staff-lists/listRoutes';
import type { StaffList, StatusChange } from '../../staff/staff-lists/staffList';
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

type Registration = typeof musicStudyRegistrations.$inferSelect;

const statuses = ['new', 'contacted', 'placed', 'declined'] as const;

/** Who would like to have lessons. */
export const registrationList = {
  subject: 'music_study',
  table: musicStudyRegistrations,
  statuses,
  searchIn: [
    musicStudyRegistrations.student,
    musicStudyRegistrations.guardian,
    musicStudyRegistrations.instrument,
    musicStudyRegistrations.email,
    musicStudyRegistrations.phone,
    musicStudyRegistrations.reference,
  ],
  sorts: { receivedAt: musicStudyRegistrations.receivedAt, name: musicStudyRegistrations.student },
} satisfies StaffList<typeof musicStudyRegistrations, (typeof statuses)[number]>;

const label = z.string().openapi({ description: 'In words' });

export const registrationRoutes = listRoutes({
  path: '/staff/music-study',
  name: 'MusicStudyEntry',
  names: 'MusicStudyEntries',
  statuses,
  sorts: ['receivedAt', 'name'],
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
});

const labelled = (row: Registration) => ({
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

export function registrationRow(row: Registration, changes: StatusChange[]) {
  const { submissionKey: _, receivedAt, ...rest } = row;
  return { ...rest, ...labelled(row), receivedAt: receivedAt.toISOString(), changes };
}

export const registrationHeads = [
  'Reference',
  'Status',
  'Student',
  'Guardian',
  'E-mail',
  'Phone',
  'Instrument',
  'Programme',
  'Level',
  'Grade',
  'Category',
  'Class',
  'Mode',
  'Venue',
  'Times',
  'Message',
  'Received (UTC)',
];

export function registrationCsv(row: Registration): CsvRow {
  const labels = labelled(row);
  return {
    Reference: row.reference,
    Status: lessonLabels[row.status],
    Student: row.student,
    Guardian: row.guardian,
    'E-mail': row.email,
    Phone: row.phone,
    Instrument: labels.instrument,
    Programme: labels.programme,
    Level: labels.level,
    Grade: labels.grade,
    Category: labels.category,
    Class: labels.classType,
    Mode: labels.mode,
    Venue: labels.venue,
    Times: labels.times,
    Message: row.message,
    'Received (UTC)': row.receivedAt.toISOString(),
  };
}
