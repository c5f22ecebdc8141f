import { referralLimits } from '@school/shared/schemas/referral';
import { formatDays, retentionDays } from '@school/shared/schemas/stored';
import type { StoredKind } from '../../platform/feature/feature';

/** What it stores of people, as the privacy page says it. */
export const stored: readonly StoredKind[] = [
  {
    id: 'recommendations',
    order: 40,
    name: 'Recommendations to a friend',
    what: 'Both names, both addresses and your few words.',
    why: 'To send one email to each of you, and to thank you.',
    keep: { days: referralLimits.daysToSend, after: 'you send it, or as soon as the emails are sent' },
    also: `Your own name and address stay ${formatDays(retentionDays.messages)} with the school, as a message does; of your friend they do not. A fingerprint of the friend’s address stays, which can be compared and not be read: nobody gets more than one such letter in ${referralLimits.daysBetweenMails} days, and none after saying no.`,
    ofChildren: false,
  },
];
