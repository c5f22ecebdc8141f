import { retentionDays } from '@school/shared/schemas/stored';
import type { StoredKind } from '../../platform/feature/feature';

/** What it stores of people, as the privacy page says it. */
export const stored: readonly StoredKind[] = [
  {
    id: 'messages',
    order: 10,
    name: 'Messages and questions about fees',
    what: 'Name, email, phone if you give it, what you ask about and what you write.',
    why: 'To answer you.',
    keep: { days: retentionDays.messages, after: 'you sent it' },
    ofChildren: false,
  },
];
