import { retentionDays } from '@school/shared/schemas/stored';
import type { StoredKind } from '../../platform/feature/feature';

/** What it stores of people, as the privacy page says it. */
export const stored: readonly StoredKind[] = [
  {
    id: 'mails',
    order: 190,
    name: 'Emails that we sent you',
    what: 'Address and text of each email, and notes by staff.',
    why: 'To send each email once, and to know what we told you.',
    keep: { days: retentionDays.mails, after: 'they were sent' },
    also: 'We keep the fact that there was an email, without address and text. Notes by staff are deleted with what they are about.',
    ofChildren: true,
  },
];
