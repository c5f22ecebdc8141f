import { z } from '@hono/zod-openapi';
import { challengeLabels } from '@school/shared/schemas/stored/labels';
import { challengeEntries } from '../../platform/db/schema';
import type { CsvRow } from '../../staff/staff-lists/csvAnswer';
import { listRoutes } from '../../staff/staff-lists/listRoutes';
import type { StaffList, StatusChange } from '../../staff/staff-lists/staffList';

type Entry = typeof challengeEntries.$inferSelect;

const statuses = ['entered', 'shortlisted', 'chosen', 'declined'] as const;

/** The sheets of the Music Art Challenge. */
export const challengeList = {
  subject: 'challenge_entry',
  table: challengeEntries,
  statuses,
  searchIn: [
    challengeEntries.artist,
    challengeEntries.place,
    challengeEntries.piece,
    challengeEntries.email,
    challengeEntries.phone,
    challengeEntries.guardianName,
    challengeEntries.guardianPhone,
    challengeEntries.reference,
  ],
  sorts: {
    receivedAt: challengeEntries.receivedAt,
    artist: challengeEntries.artist,
    age: challengeEntries.age,
  },
} satisfies StaffList<typeof challengeEntries, (typeof statuses)[number]>;

export const challengeRoutes = listRoutes({
  path: '/staff/challenge-entries',
  name: 'ChallengeSheet',
  names: 'ChallengeSheets',
  statuses,
  sorts: ['receivedAt', 'artist', 'age'],
  row: z.object({
    id: z.uuid(),
    reference: z.string(),
    artist: z.string(),
    age: z.int(),
    place: z.string(),
    piece: z.string(),
    /** Opened by `/uploads/{id}/link`. */
    sheetId: z.uuid(),
    email: z.string(),
    phone: z.string().nullable(),
    guardianName: z.string().nullable(),
    guardianPhone: z.string().nullable(),
    receivedAt: z.iso.datetime(),
  }),
});

export function challengeRow(row: Entry, changes: StatusChange[]) {
  const { submissionKey: _, receivedAt, ...rest } = row;
  return { ...rest, receivedAt: receivedAt.toISOString(), changes };
}

export const challengeHeads = [
  'Reference',
  'Status',
  'Artist',
  'Age',
  'School or town',
  'Piece',
  'Guardian',
  'Guardian’s phone',
  'E-mail',
  'Phone',
  'Received (UTC)',
];

export const challengeCsv = (row: Entry): CsvRow => ({
  Reference: row.reference,
  Status: challengeLabels[row.status],
  Artist: row.artist,
  Age: row.age,
  'School or town': row.place,
  Piece: row.piece,
  Guardian: row.guardianName,
  'Guardian’s phone': row.guardianPhone,
  'E-mail': row.email,
  Phone: row.phone,
  'Received (UTC)': row.receivedAt.toISOString(),
});
