import { retentionDays } from '@school/shared/schemas/stored';
import type { StoredKind } from '../../platform/feature/feature';

/** What it stores of people, as the privacy page says it. */
export const stored: readonly StoredKind[] = [
  {
    id: 'mails',
    order: 190,
    name: 'Mails that we sent you',
    what: 'Address and text of what was sent, and notes of staff on how a matter went on.',
    why: 'To send each mail once, and to know what you were told.',
    keep: { days: retentionDays.mails, after: 'they were sent' },
    also: 'That there was a mail stays, without address and words. Notes of staff go with what they are about.',
    ofChildren: true,
  },
];
