import { formatDays, retentionDays } from '@school/shared/schemas/stored';
import type { StoredKind } from '../../platform/feature/feature';

/** What it stores of people, as the privacy page says it. */
export const stored: readonly StoredKind[] = [
  {
    id: 'showcase',
    order: 60,
    name: 'Performing here, and booking performers',
    what: 'Name, email, phone, and what you would play, or where and when you want to hear us.',
    why: 'To choose performers, and to make an offer.',
    keep: { days: retentionDays.performers, after: 'you applied' },
    also: `We keep accepted performers until they ask us to delete them. We delete a booking ${formatDays(retentionDays.engagements)} after its day.`,
    ofChildren: false,
  },
];
