import { formatDays, retentionDays } from '@school/shared/schemas/stored';
import type { StoredKind } from '../../platform/feature/feature';

/** What it stores of people, as the privacy page says it. */
export const stored: readonly StoredKind[] = [
  {
    id: 'audit',
    order: 160,
    name: 'What our staff have changed',
    what: 'Name and account of who of our staff changed something, and which record; of your name, address and words only that they were changed. Of our staff also how they like to see a list.',
    why: 'To find out how a record came to say what it says.',
    keep: { days: retentionDays.audit, after: 'the change' },
    also: `Who of our staff has not been there for ${formatDays(retentionDays.audit)} is forgotten, with what they chose.`,
    ofChildren: false,
  },
];
