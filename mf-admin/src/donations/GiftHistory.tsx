import type { DonationDetail } from '@school/shared/api';
import { formatMoney } from '@school/shared/format';
import { DrawerPart } from '../detail/DrawerPart';
import { History, type Happening } from '../detail/History';
import { causeWords, flagWords, refundWords, wordsOfState } from './words';

/** All that happened to a gift. */
export function GiftHistory({ gift }: { readonly gift: DonationDetail }) {
  return (
    <DrawerPart title="History">
      <History happenings={happeningsOf(gift)} />
    </DrawerPart>
  );
}

const happeningsOf = ({ transitions, attempts, refunds, flags }: DonationDetail): Happening[] => [
  ...transitions.map(({ to, cause, actor, detail, at }, nth) => ({
    key: `transition-${nth}`,
    what: wordsOfState(to),
    note: detail,
    by: [causeWords(cause), actor].filter(Boolean).join(', '),
    at,
  })),
  ...attempts.map(({ txRef, amount, openedAt, checks }) => ({
    key: txRef,
    what: `A try to pay ${formatMoney(amount)}`,
    note:
      checks > 0 && `The payment service was asked ${checks === 1 ? 'once' : `${checks} times`} about it.`,
    by: txRef,
    at: openedAt,
  })),
  ...refunds.map(({ id, amount, state, reason, problem, requestedBy, at }) => ({
    key: id,
    what: `${refundWords[state]}: ${formatMoney(amount)}`,
    note: [reason, problem].filter(Boolean).join('. '),
    by: requestedBy,
    at,
  })),
  ...flags.flatMap(({ id, kind, detail, createdAt, resolvedAt, resolvedBy, note }) => [
    { key: id, what: flagWords[kind], note: detail, at: createdAt },
    ...(resolvedAt ? [{ key: `${id}-done`, what: 'Dealt with', note, by: resolvedBy, at: resolvedAt }] : []),
  ]),
];
