import { formatDays, retentionDays } from '@school/shared/schemas/stored';
import type { StoredKind } from '../platform/feature/feature';

/** What it stores of people, as the privacy page says it. */
export const stored: readonly StoredKind[] = [
  {
    id: 'payments',
    order: 120,
    name: 'Donations, entry fees and tickets',
    what: 'Name, email, phone if you give it, amount, what it is for, and your message for the donor wall; what the payment service tells us about the payment, and for a monthly gift its token for your card, encrypted. We never get card numbers.',
    why: 'To carry out what you paid for, for receipts and refunds, and for the school’s books.',
    keep: { days: retentionDays.paid, after: 'you paid' },
    also: `We remove the name from unpaid orders after ${formatDays(retentionDays.unpaid)}. Amounts, dates and receipt numbers stay in our accounts.`,
    ofChildren: false,
  },
  {
    id: 'tributes',
    order: 125,
    name: 'Gifts in honour or memory of someone',
    what: 'The name of that person, and the name, email address and message for the card if you send one.',
    why: 'To send the card, and to name the person on your receipt.',
    keep: { days: retentionDays.tributes, after: 'the donation began' },
    ofChildren: true,
  },
];
