import { z } from '@hono/zod-openapi';
import { musicStudyRegistrations } from '../../db/schema';
import type { CsvRow } from '../../staff-lists/csvAnswer';
import { listRoutes } from '../../staff-lists/listRoutes';
import type { StaffList, StatusChange } from '../../staff-lists/staffList';
import {
  categoryWords,
  classWords,
  gradeWords,
  instrumentWords,
  levelWords,
  modeWords,
  programmeWords,
  timesInWords,
  venueWords,
} from '../labels';

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

const words = z.string().openapi({ description: 'In words' });

export const registrationRoutes = listRoutes({
  path: '/staff/music-study',
  name: 'MusicStudyEntry',
  names: 'MusicStudyEntries',
  statuses,
  sorts: ['receivedAt', 'name'],
  row: z.object({
    id: z.uuid(),
    reference: z.string(),
    instrument: words,
    programme: words,
    level: words,
    grade: words.nullable(),
    category: words,
    classType: words,
    mode: words,
    venue: words,
    times: words,
    student: z.string(),
    guardian: z.string().nullable(),
    email: z.string(),
    phone: z.string(),
    message: z.string().nullable(),
    receivedAt: z.iso.datetime(),
  }),
});

const inWords = (row: Registration) => ({
  instrument: instrumentWords[row.instrument],
  programme: programmeWords[row.programme],
  level: levelWords[row.level],
  grade: row.grade && gradeWords[row.grade],
  category: categoryWords[row.category],
  classType: classWords[row.classType],
  mode: modeWords[row.mode],
  venue: venueWords[row.venue],
  times: timesInWords(row.times),
});

export function registrationRow(row: Registration, changes: StatusChange[]) {
  const { submissionKey: _, receivedAt, ...rest } = row;
  return { ...rest, ...inWords(row), receivedAt: receivedAt.toISOString(), changes };
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
  const said = inWords(row);
  return {
    Reference: row.reference,
    Status: row.status,
    Student: row.student,
    Guardian: row.guardian,
    'E-mail': row.email,
    Phone: row.phone,
    Instrument: said.instrument,
    Programme: said.programme,
    Level: said.level,
    Grade: said.grade,
    Category: said.category,
    Class: said.classType,
    Mode: said.mode,
    Venue: said.venue,
    Times: said.times,
    Message: row.message,
    'Received (UTC)': row.receivedAt.toISOString(),
  };
}
