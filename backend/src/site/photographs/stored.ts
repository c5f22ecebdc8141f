import { retentionDays } from '@school/shared/schemas/stored';
import type { StoredKind } from '../../platform/feature/feature';

/** What it stores of people, as the privacy page says it. */
export const stored: readonly StoredKind[] = [
  {
    id: 'photographs',
    order: 175,
    name: 'Photographs on our pages',
    what: 'A photograph of people who agreed to it, and a note of who agreed and when.',
    why: 'To show who we are and what we do.',
    keep: { days: retentionDays.photographs, after: 'no page shows it any more' },
    also: 'If you change your mind, tell us and we take it off the page.',
    alsoKeptBy: [
      {
        file: 'backend/src/site/photographs/photographs.test.ts',
        has: 'keeps it while a page or a draft shows it, and 30 days longer',
      },
    ],
    ofChildren: true,
  },
];
