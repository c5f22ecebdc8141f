import { retentionDays } from '@school/shared/schemas/stored';
import type { StoredKind } from '../../platform/feature/feature';

/** What it stores of people, as the privacy page says it. */
export const stored: readonly StoredKind[] = [
  {
    id: 'challenge',
    order: 110,
    name: 'Entries for the Music Art Challenge',
    what: 'Artist’s name, age, school or town, the sheet, email and phone; the guardian’s name and phone for artists under 18.',
    why: 'To judge and show the sheets.',
    keep: { days: retentionDays.challenge, after: 'you sent it' },
    also: 'We delete the sheet with it.',
    ofChildren: true,
  },
];
