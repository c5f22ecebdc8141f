import { z } from '@hono/zod-openapi';
import { performerLabels } from '@school/shared/schemas/stored/labels';
import { performers } from '../../../platform/db/schema';
import { statusListRouter } from '../../../staff/staff-lists/statusListRouter';
import { categoryLabel, placeLabel } from '../labels';

/** People who perform, or have applied to. */
export const performersRouter = statusListRouter({
  subject: 'performer',
  table: performers,
  statuses: ['applied', 'accepted', 'declined'],
  searchIn: [
    performers.stageName,
    performers.kind,
    performers.contactName,
    performers.email,
    performers.phone,
    performers.reference,
  ],
  sorts: { receivedAt: performers.receivedAt, name: performers.stageName },
  path: '/staff/performers',
  name: 'Performer',
  names: 'Performers',
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
  labels: ({ category, place }) => ({ category: categoryLabel(category), place: placeLabel(place) }),
  file: 'performers',
  columns: {
    Reference: (row) => row.reference,
    Status: (row) => performerLabels[row.status],
    'Stage name': (row) => row.stageName,
    Plays: (row) => row.kind,
    Category: (row) => categoryLabel(row.category),
    Place: (row) => placeLabel(row.place),
    Contact: (row) => row.contactName,
    Email: (row) => row.email,
    Phone: (row) => row.phone,
    Recordings: (row) => row.recordings.join(' '),
    'Received (UTC)': (row) => row.receivedAt.toISOString(),
  },
});
