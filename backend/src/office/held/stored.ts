import { retentionDays } from '@school/shared/schemas/stored';
import type { StoredKind } from '../../platform/feature/feature';

/** What it stores of people, as the privacy page says it. */
export const stored: readonly StoredKind[] = [
  {
    id: 'held',
    order: 180,
    name: 'Forms that a program may have filled in',
    what: 'What the form asks for, as you sent it.',
    why: 'So that staff can check it and accept it if a person sent it.',
    keep: { days: retentionDays.held, after: 'you sent it' },
    also: 'We delete it here as soon as staff have decided.',
    ofChildren: true,
  },
];
