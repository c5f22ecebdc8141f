import { formatDays, retentionDays } from '@school/shared/schemas/stored';
import type { StoredKind } from '../platform/feature/feature';

/** What it stores of people, as the privacy page says it. */
export const stored: readonly StoredKind[] = [
  {
    id: 'payments',
    order: 120,
    name: 'Donations, entry fees and tickets',
    what: 'Name, e-mail, telephone if you give it, amount, what it is for, and your words for the donor wall; what the payment service tells of the payment. Card numbers never reach us.',
    why: 'To carry out what you paid for, for receipts and refunds, and for the school’s books.',
    keep: { days: retentionDays.paid, after: 'you paid' },
    also: `What was never paid is without a name after ${formatDays(retentionDays.unpaid)}. Amounts, dates and receipt numbers stay for the books.`,
    ofChildren: false,
  },
];
