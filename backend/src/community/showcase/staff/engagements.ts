import { z } from '@hono/zod-openapi';
import { engagementLabels } from '@school/shared/schemas/stored/labels';
import { amountCell } from '../../../platform/core/csv';
import { engagements } from '../../../platform/db/schema';
import { shownList, statusListRouter } from '../../../staff/staff-lists/statusListRouter';
import { musicLabel, occasionLabel } from '../labels';

/** Requests to book performers. */
export const engagementList = shownList({
  subject: 'engagement',
  table: engagements,
  statuses: ['new', 'offered', 'confirmed', 'declined', 'done'],
  searchIn: [
    engagements.name,
    engagements.organisation,
    engagements.place,
    engagements.email,
    engagements.phone,
    engagements.reference,
  ],
  sorts: { receivedAt: engagements.receivedAt, date: engagements.date, name: engagements.name },
  path: '/staff/engagements',
  name: 'Engagement',
  names: 'Engagements',
  row: z.object({
    id: z.uuid(),
    reference: z.string(),
    occasion: z.string().openapi({ description: 'In words' }),
    date: z.iso.date(),
    startTime: z.string(),
    place: z.string(),
    guests: z.int().nullable(),
    music: z.string().openapi({ description: 'In words' }),
    requestedPerformers: z.array(z.string()),
    budget: z.int().nullable().openapi({ description: 'In pesewas' }),
    message: z.string().nullable(),
    name: z.string(),
    organisation: z.string().nullable(),
    email: z.string(),
    phone: z.string(),
    receivedAt: z.iso.datetime(),
  }),
  labels: ({ occasion, music, startTime }) => ({
    occasion: occasionLabel(occasion),
    music: musicLabel(music),
    startTime: startTime.slice(0, 5),
  }),
  file: 'engagements',
  columns: {
    Reference: (row) => row.reference,
    Status: (row) => engagementLabels[row.status],
    Occasion: (row) => occasionLabel(row.occasion),
    Date: (row) => row.date,
    Time: (row) => row.startTime.slice(0, 5),
    Place: (row) => row.place,
    Music: (row) => musicLabel(row.music),
    'Requested performers': (row) => row.requestedPerformers.join(', '),
    Guests: (row) => row.guests,
    'Budget (GHS)': (row) => amountCell(row.budget),
    Name: (row) => row.name,
    Organisation: (row) => row.organisation,
    Email: (row) => row.email,
    Phone: (row) => row.phone,
    Message: (row) => row.message,
    'Received (UTC)': (row) => row.receivedAt.toISOString(),
  },
});

export const engagementsRouter = statusListRouter(engagementList);
