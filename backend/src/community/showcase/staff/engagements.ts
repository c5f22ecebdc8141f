import { z } from '@hono/zod-openapi';
import { engagementLabels } from '@school/shared/schemas/stored/labels';
import { amountCell } from '../../../platform/core/csv';
import { engagements } from '../../../platform/db/schema';
import type { CsvRow } from '../../../staff/staff-lists/csvAnswer';
import { listRoutes } from '../../../staff/staff-lists/listRoutes';
import type { StaffList, StatusChange } from '../../../staff/staff-lists/staffList';
import { musicLabel, occasionLabel } from '../labels';

type Engagement = typeof engagements.$inferSelect;

const statuses = ['new', 'offered', 'confirmed', 'declined', 'done'] as const;

/** What performers are wished for. */
export const engagementList = {
  subject: 'engagement',
  table: engagements,
  statuses,
  searchIn: [
    engagements.name,
    engagements.organisation,
    engagements.place,
    engagements.email,
    engagements.phone,
    engagements.reference,
  ],
  sorts: { receivedAt: engagements.receivedAt, date: engagements.date, name: engagements.name },
} satisfies StaffList<typeof engagements, (typeof statuses)[number]>;

export const engagementRoutes = listRoutes({
  path: '/staff/engagements',
  name: 'Engagement',
  names: 'Engagements',
  statuses,
  sorts: ['receivedAt', 'date', 'name'],
  row: z.object({
    id: z.uuid(),
    reference: z.string(),
    occasion: z.string().openapi({ description: 'In words' }),
    date: z.iso.date(),
    startTime: z.string(),
    place: z.string(),
    guests: z.int().nullable(),
    music: z.string().openapi({ description: 'In words' }),
    wishedPerformers: z.array(z.string()),
    budget: z.int().nullable().openapi({ description: 'In pesewas' }),
    message: z.string().nullable(),
    name: z.string(),
    organisation: z.string().nullable(),
    email: z.string(),
    phone: z.string(),
    receivedAt: z.iso.datetime(),
  }),
});

export function engagementRow(row: Engagement, changes: StatusChange[]) {
  const { submissionKey: _, receivedAt, occasion, music, startTime, ...rest } = row;
  return {
    ...rest,
    occasion: occasionLabel(occasion),
    music: musicLabel(music),
    startTime: startTime.slice(0, 5),
    receivedAt: receivedAt.toISOString(),
    changes,
  };
}

export const engagementHeads = [
  'Reference',
  'Status',
  'Occasion',
  'Day',
  'Time',
  'Place',
  'Music',
  'Wished for',
  'Guests',
  'Budget (GHS)',
  'Name',
  'Organisation',
  'E-mail',
  'Phone',
  'Message',
  'Received (UTC)',
];

export const engagementCsv = (row: Engagement): CsvRow => ({
  Reference: row.reference,
  Status: engagementLabels[row.status],
  Occasion: occasionLabel(row.occasion),
  Day: row.date,
  Time: row.startTime.slice(0, 5),
  Place: row.place,
  Music: musicLabel(row.music),
  'Wished for': row.wishedPerformers.join(', '),
  Guests: row.guests,
  'Budget (GHS)': amountCell(row.budget),
  Name: row.name,
  Organisation: row.organisation,
  'E-mail': row.email,
  Phone: row.phone,
  Message: row.message,
  'Received (UTC)': row.receivedAt.toISOString(),
});
