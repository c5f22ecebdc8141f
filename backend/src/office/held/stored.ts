import { retentionDays } from '@school/shared/schemas/stored';
import type { StoredKind } from '../../platform/feature/feature';

/** What it stores of people, as the privacy page says it. */
export const stored: readonly StoredKind[] = [
  {
    id: 'held',
    order: 180,
    name: 'Forms that look as if a program had filled them in',
    what: 'What the form asks for, as you sent it.',
    why: 'To take it in if a person sent it, once somebody of the school has looked at it.',
    keep: { days: retentionDays.held, after: 'you sent it' },
    also: 'What you sent goes from here as soon as that was decided.',
    ofChildren: true,
  },
];
