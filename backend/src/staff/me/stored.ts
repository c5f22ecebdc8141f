import { retentionDays } from '@school/shared/schemas/stored';
import type { StoredKind } from '../../platform/feature/feature';

/** What it stores of people, as the privacy page says it. */
export const stored: readonly StoredKind[] = [
  {
    id: 'sessions',
    order: 200,
    name: 'Where our staff are signed in',
    what: 'Account, name, email and roles, browser and system, when it was used, and which record they have open.',
    why: 'To show it to them and let them sign out elsewhere. Also so that we can remove access at once, and show who works on the same record.',
    keep: { days: retentionDays.sessions, after: 'the last use' },
    also: 'What they have open is deleted within a minute after they close it.',
    ofChildren: false,
  },
];
