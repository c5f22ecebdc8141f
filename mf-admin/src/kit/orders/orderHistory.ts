import { formatMoney } from '@school/shared/format';
import type { HistoryEntry } from '@school/shared/staff/detail';
import { flagLabels } from '../flags/labels';
import { causeLabels, refundLabels, stateLabels } from './labels';
import type { Order } from './order';

/** Returns the payment history of an order. @param payer 'donor' or 'buyer' */
export const orderHistory = (
  { transitions, attempts, refunds, flags }: Pick<Order, 'transitions' | 'attempts' | 'refunds' | 'flags'>,
  payer: string,
): HistoryEntry[] => [
  ...transitions.map(({ to, cause, actor, detail, at }, nth) => ({
    key: `transition-${nth}`,
    what: stateLabels[to],
    note: detail,
    by: [causeLabels(payer)[cause], actor].filter(Boolean).join(', '),
    at,
  })),
  ...attempts.map(({ txRef, amount, openedAt, checks }) => ({
    key: txRef,
    what: `Payment attempt of ${formatMoney(amount)}`,
    note: checks > 0 && `Checked with the payment service ${checks === 1 ? 'once' : `${checks} times`}.`,
    by: txRef,
    at: openedAt,
  })),
  ...refunds.map(({ id, amount, state, reason, problem, requestedBy, at }) => ({
    key: id,
    what: `${refundLabels[state]}: ${formatMoney(amount)}`,
    note: [reason, problem].filter(Boolean).join('. '),
    by: requestedBy,
    at,
  })),
  ...flags.flatMap(({ id, kind, detail, createdAt, resolvedAt, resolvedBy, note }) => [
    { key: id, what: flagLabels[kind], note: detail, at: createdAt },
    ...(resolvedAt ? [{ key: `${id}-done`, what: 'Resolved', note, by: resolvedBy, at: resolvedAt }] : []),
  ]),
];
