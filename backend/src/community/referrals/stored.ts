import { referralLimits } from '@school/shared/schemas/referral';
import { formatDays, retentionDays } from '@school/shared/schemas/stored';
import type { StoredKind } from '../../platform/feature/feature';

/** What it stores of people, as the privacy page says it. */
export const stored: readonly StoredKind[] = [
  {
    id: 'recommendations',
    order: 40,
    name: 'Recommendations to a friend',
    what: 'Both names, both addresses and your message.',
    why: 'To send one email to each of you, and to thank you.',
    keep: { days: referralLimits.daysToSend, after: 'you send it, or as soon as the emails are sent' },
    also: `We keep your own name and address for ${formatDays(retentionDays.messages)}, as with a message, but not your friend’s. We keep a code made from your friend’s address, which cannot be read: nobody gets more than one such email in ${referralLimits.daysBetweenMails} days, and none after saying no.`,
    ofChildren: false,
  },
];
