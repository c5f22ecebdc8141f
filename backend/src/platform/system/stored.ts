import { retentionDays } from '@school/shared/schemas/stored';
import type { StoredKind } from '../feature/feature';

/** What it stores of people, as the privacy page says it. */
export const stored: readonly StoredKind[] = [
  {
    id: 'limits',
    order: 210,
    name: 'Guards against abuse',
    what: 'How often something was sent from one network address or account, and a fingerprint of what was sent. Fingerprints can be compared and not be read.',
    why: 'To refuse hundreds of tries from one place, and the same form twice.',
    keep: { days: retentionDays.fingerprints, after: 'you sent it' },
    also: 'Counts older than a day are deleted with the next one; from where an account has signed in, as a fingerprint, after thirty days.',
    ofChildren: false,
  },
];
