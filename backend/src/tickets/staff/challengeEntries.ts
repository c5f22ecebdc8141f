import { z } from '@hono/zod-openapi';
import { challengeLabels } from '@school/shared/schemas/stored/labels';
import { challengeEntries } from '../../platform/db/schema';
import { statusListRouter } from '../../staff/staff-lists/statusListRouter';

/** Entries for the Music Art Challenge. */
export const challengeStaffRouter = statusListRouter({
  subject: 'challenge_entry',
  table: challengeEntries,
  statuses: ['entered', 'shortlisted', 'chosen', 'declined'],
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
  path: '/staff/challenge-entries',
  name: 'ChallengeSheet',
  names: 'ChallengeSheets',
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
  file: 'challenge',
  columns: {
    Reference: (row) => row.reference,
    Status: (row) => challengeLabels[row.status],
    Artist: (row) => row.artist,
    Age: (row) => row.age,
    'School or town': (row) => row.place,
    Piece: (row) => row.piece,
    Guardian: (row) => row.guardianName,
    'Guardian’s phone': (row) => row.guardianPhone,
    Email: (row) => row.email,
    Phone: (row) => row.phone,
    'Received (UTC)': (row) => row.receivedAt.toISOString(),
  },
});
