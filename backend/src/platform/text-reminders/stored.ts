import { retentionDays } from '@school/shared/schemas/stored';
import type { StoredKind } from '../feature/feature';

/** What it stores of people, as the privacy page says it. */
export const stored: readonly StoredKind[] = [
  {
    id: 'textReminders',
    order: 196,
    name: 'Reminders by text message',
    what: 'Your phone number, and a fingerprint of your email address, which can be compared but not read.',
    why: 'To remind you by text message as well, if you asked for it.',
    keep: { days: retentionDays.textReminders, after: 'we last texted you, or you gave us the number' },
    ofChildren: true,
  },
];
