import { retentionDays } from '@school/shared/schemas/stored';
import type { StoredKind } from '../feature/feature';

/** What it stores of people, as the privacy page says it. */
export const stored: readonly StoredKind[] = [
  {
    id: 'limits',
    order: 210,
    name: 'Protection against abuse',
    what: 'How often something was sent from one network address or account, and a code made from what was sent. The code cannot be read.',
    why: 'To refuse hundreds of attempts from one place, and the same form twice.',
    keep: { days: retentionDays.fingerprints, after: 'you sent it' },
    also: 'We delete counts older than a day with the next one. We delete the code of where an account signed in after thirty days.',
    ofChildren: false,
  },
];
