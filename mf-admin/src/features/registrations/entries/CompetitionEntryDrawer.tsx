import { useEffect } from 'react';
import { entryStateLabel } from '@school/shared/schemas/stored/labels';
import { defineDrawer } from '@school/shared/staff/drawer';
import { lazyPart } from '@school/shared/staff/page';
import { Status } from '@school/shared/staff/ui';
import { Loading, Skeleton, SkeletonText } from '@school/shared/ui';
import { useGetCompetitionEntryDetailQuery, type CompetitionEntryDetail } from '../api';
import { entryKinds, instrumentName } from '../labels';

const CompetitionEntryDetails = lazyPart(
  'competition entry',
  () => import('./CompetitionEntryDetails').then((module) => module.CompetitionEntryDetails),
  <Loading label="Loading the entry">
    <SkeletonText lines={12} />
  </Loading>,
);
const EntryActions = lazyPart(
  'competition entry actions',
  () => import('../moves/EntryActions').then((module) => module.EntryActions),
  <Skeleton height={44} />,
);

export const CompetitionEntryDrawer = defineDrawer({
  what: 'entry',
  kind: 'entry',
  useEntry: (entryId, options) => {
    const result = useGetCompetitionEntryDetailQuery({ entryId }, options);
    useRefetchWhile(result.currentData !== undefined && isMoneyPending(result.currentData), result.refetch);
    return result;
  },
  head: (entry) => ({
    title: entry.name,
    above: `${entry.number}, ${instrumentName(entry.instrument)} ${entry.band}`,
    below: <Status kind={entryKinds[entry.state]}>{entryStateLabel(entry)}</Status>,
  }),
  actions: (entry) => <EntryActions entry={entry} />,
  body: (entry) => <CompetitionEntryDetails detail={entry} />,
});

/** Milliseconds between two requests while a payment is pending. */
const EVERY_MS = 3_000;
/** Maximum number of requests, because a fee that is kept looks like one that is about to be refunded. */
const REQUESTS_MAX = 20;

function useRefetchWhile(isPending: boolean, refetch: () => unknown): void {
  useEffect(() => {
    if (!isPending) return;
    let left = REQUESTS_MAX;
    const timer = setInterval(() => {
      left -= 1;
      if (left === 0) clearInterval(timer);
      void refetch();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isPending, refetch]);
}

/** Whether a payment or refund is pending, so that the entry is about to change. */
const isMoneyPending = ({
  state,
  fee,
  refunds,
}: Pick<CompetitionEntryDetail, 'state' | 'fee' | 'refunds'>): boolean =>
  fee === 'pending' ||
  refunds.some((refund) => refund.state === 'requested') ||
  // A fee is refunded shortly after a withdrawal, if at all.
  (state === 'withdrawn' && fee === 'paid' && refunds.length === 0);
