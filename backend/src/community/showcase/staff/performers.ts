import { z } from '@hono/zod-openapi';
import { performerLabels } from '@school/shared/schemas/stored/labels';
import { performers } from '../../../platform/db/schema';
import type { CsvRow } from '../../../staff/staff-lists/csvAnswer';
import { listRoutes } from '../../../staff/staff-lists/listRoutes';
import type { StaffList, StatusChange } from '../../../staff/staff-lists/staffList';
import { categoryLabel, placeLabel } from '../labels';

type Performer = typeof performers.$inferSelect;

const statuses = ['applied', 'accepted', 'declined'] as const;

/** Those who would like to perform, or do. */
export const performerList = {
  subject: 'performer',
  table: performers,
  statuses,
  searchIn: [
    performers.stageName,
    performers.kind,
    performers.contactName,
    performers.email,
    performers.phone,
    performers.reference,
  ],
  sorts: { receivedAt: performers.receivedAt, name: performers.stageName },
} satisfies StaffList<typeof performers, (typeof statuses)[number]>;

export const performerRoutes = listRoutes({
  path: '/staff/performers',
  name: 'Performer',
  names: 'Performers',
  statuses,
  sorts: ['receivedAt', 'name'],
  row: z.object({
    id: z.uuid(),
    reference: z.string(),
    stageName: z.string(),
    kind: z.string(),
    category: z.string().openapi({ description: 'In words' }),
    place: z.string().openapi({ description: 'In words' }),
    about: z.string(),
    recordings: z.array(z.string()),
    contactName: z.string(),
    email: z.string(),
    phone: z.string(),
    receivedAt: z.iso.datetime(),
  }),
});

export function performerRow(row: Performer, changes: StatusChange[]) {
  const { submissionKey: _, receivedAt, category, place, ...rest } = row;
  const words = { category: categoryLabel(category), place: placeLabel(place) };
  return { ...rest, ...words, receivedAt: receivedAt.toISOString(), changes };
}

export const performerHeads = [
  'Reference',
  'Status',
  'Stage name',
  'Plays',
  'Category',
  'Place',
  'Contact',
  'E-mail',
  'Phone',
  'Recordings',
  'Received (UTC)',
];

export const performerCsv = (row: Performer): CsvRow => ({
  Reference: row.reference,
  Status: performerLabels[row.status],
  'Stage name': row.stageName,
  Plays: row.kind,
  Category: categoryLabel(row.category),
  Place: placeLabel(row.place),
  Contact: row.contactName,
  'E-mail': row.email,
  Phone: row.phone,
  Recordings: row.recordings.join(' '),
  'Received (UTC)': row.receivedAt.toISOString(),
});
