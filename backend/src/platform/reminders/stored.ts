import { retentionDays } from '@school/shared/schemas/stored';
import type { StoredKind } from '../feature/feature';

/** What it stores of people, as the privacy page says it. */
export const stored: readonly StoredKind[] = [
  {
    id: 'reminders',
    order: 195,
    name: 'Reminders',
    what: 'Your email address, the number that we texted, what we reminded you of, and when.',
    why: 'To send each reminder once, and none after you have stopped them.',
    keep: { days: retentionDays.reminders, after: 'the day that the reminder was about' },
    also: 'If you stop reminders, a fingerprint of your address stays, which can be compared but not read.',
    alsoKeptBy: [
      {
        file: 'backend/src/platform/reminders/reminders.test.ts',
        has: 'keeps only a fingerprint of the address of a person who stopped them and was erased',
      },
    ],
    ofChildren: true,
  },
];
