import { formatMoney } from '@school/shared/format';
import type { paymentFlags } from '../platform/db/schema';
import { paymentFlags as table } from '../platform/db/schema';
import { enqueueStaffMail } from '../platform/mail/enqueueStaffMail';
import type { PaymentDeps } from './paymentDeps';
import type { Transaction } from './provider';

type FlagKind = typeof paymentFlags.$inferSelect.kind;

interface Case {
  kind: FlagKind;
  /** Identifies the case within its kind. */
  about: string;
  orderId?: string | undefined;
  txRef?: string | undefined;
  providerId?: string | undefined;
  /** A description in a sentence or two, for the person who resolves it. */
  detail: string;
}

/** Opens a case for staff, once, in the caller's transaction: a log line, a row, and a mail when money is waiting. */
export async function raiseFlag(
  deps: Pick<PaymentDeps, 'db' | 'clock' | 'log' | 'settings'>,
  { kind, about, orderId, txRef, providerId, detail }: Case,
): Promise<void> {
  const key = `${kind}:${about}`;
  deps.log.warn({ kind, orderId, txRef, providerId }, 'a payment needs attention');
  const [flag] = await deps.db
    .insert(table)
    .values({
      kind,
      key,
      detail,
      orderId: orderId ?? null,
      txRef: txRef ?? null,
      providerId: providerId ?? null,
      createdAt: deps.clock.now(),
    })
    .onConflictDoNothing({ target: table.key })
    .returning({ id: table.id });
  // Anyone can claim a foreign payment; no money is waiting then.
  if (!flag || kind === 'other_order') return;
  await enqueueStaffMail(deps, {
    topic: 'payments',
    key: `flag:${flag.id}`,
    message: {
      subject: `A payment needs you: ${flagLabels[kind]}`,
      blocks: [
        { heading: 'A payment needs you' },
        { text: detail },
        {
          facts: [
            ...(txRef ? [{ label: 'Reference', value: txRef }] : []),
            ...(providerId ? [{ label: 'Payment', value: providerId }] : []),
          ],
        },
        { text: 'Nothing was given for it that was not paid for. It is marked in the admin area.' },
      ],
    },
  });
}

/** The kinds of cases as people read them. */
const flagLabels: Readonly<Record<FlagKind, string>> = {
  unknown_reference: 'unknown reference',
  underpaid: 'too little was paid',
  overpaid: 'too much was paid',
  wrong_currency: 'another currency',
  paid_twice: 'paid twice',
  paid_late: 'paid late',
  other_order: 'meant for another order',
  refund_unclear: 'a refund is unclear',
};

/** Returns an amount as the payment service reports it. */
export const amountOf = ({ amount, currency }: Pick<Transaction, 'amount' | 'currency'>): string =>
  currency === 'GHS' ? formatMoney(amount) : `${currency} ${(amount / 100).toFixed(2)}`;
