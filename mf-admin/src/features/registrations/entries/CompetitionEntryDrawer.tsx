import { useEffect } from 'react';
import { entryStateLabel } from '@school/shared/schemas/stored/labels';
import { Loading, Skeleton, SkeletonText } from '@school/shared/ui';
import { defineDrawer } from '../../../kit/drawer/defineDrawer';
import { lazyPart } from '../../../kit/page/lazyPart';
import { Status } from '../../../kit/ui/Status';
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
    useRefetchWhile(result.currentData !== undefined && isMoneyUnderWay(result.currentData), result.refetch);
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
/** The most requests: a fee that stays where it is looks like one that is about to be refunded. */
const REQUESTS_MAX = 20;

function useRefetchWhile(isUnderWay: boolean, refetch: () => unknown): void {
  useEffect(() => {
    if (!isUnderWay) return;
    let left = REQUESTS_MAX;
    const timer = setInterval(() => {
      left -= 1;
      if (left === 0) clearInterval(timer);
      void refetch();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, refetch]);
}

/** Whether money of an entry is on its way in or back: what is shown of it is soon another thing. */
const isMoneyUnderWay = ({
  state,
  fee,
  refunds,
}: Pick<CompetitionEntryDetail, 'state' | 'fee' | 'refunds'>): boolean =>
  fee === 'pending' ||
  refunds.some((refund) => refund.state === 'requested') ||
  // A fee goes back shortly after its entry was withdrawn, if it does.
  (state === 'withdrawn' && fee === 'paid' && refunds.length === 0);
