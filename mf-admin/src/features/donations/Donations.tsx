import { island } from '@school/shared';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { selectCounts } from '@school/shared/contract';
import { TextLink } from '@school/shared/ui';
import { useDecideWordsOfManyMutation, useListDonationsQuery, useSumDonationsQuery } from './api';
import { useListProjectsQuery, type Project } from '../../kit/projects/api';
import type { Counts } from '../../kit/counts/api';
import type { BulkActions } from '../../kit/list/bulk';
import { termsOf } from '../../kit/list/filters';
import { List } from '../../kit/list/List';
import { moneySum, ofTheseDays, Sums } from '../../kit/list/Sums';
import { useListAddress } from '../../kit/list/useListAddress';
import type { LiveState } from '../../kit/live/liveState';
import { useLiveCounts } from '../../kit/counts/useLiveCounts';
import { Projects } from './Projects';
import { usePageState } from '../../kit/page/usePageState';
import { columns, filtersFor } from './donationList';
import { listQuery } from './listQuery';

const DonationDrawer = island(
  'donation',
  () => import('./DonationDrawer').then((module) => module.DonationDrawer),
  {
    when: 'load',
    fallback: null,
  },
);

/** What can be done with many donations. */
const WALL: BulkActions['options'] = [
  { value: 'shown', label: 'Show on the donor wall' },
  { value: 'hidden', label: 'Hide from the donor wall' },
];

const NONE: readonly Project[] = [];

/** Every donation with what became of it. It follows the live counts: one that is paid elsewhere is announced. */
export function Donations({ onLive }: { readonly onLive: (state: LiveState) => void }) {
  const { data: projects = NONE } = useListProjectsQuery();
  const filters = useMemo(() => filtersFor(projects), [projects]);
  const terms = useMemo(
    () => termsOf(filters, { sorts: ['createdAt', 'amount', 'name'], sort: 'createdAt', order: 'desc' }),
    [filters],
  );
  const address = useListAddress(terms);
  const result = useListDonationsQuery(listQuery(address.asked), { refetchOnMountOrArgChange: true });
  const { search, filters: set } = address.asked;
  const summed = useSumDonationsQuery(
    { ...(search && { search }), ...set },
    { refetchOnMountOrArgChange: true },
  );
  useOnCounts(() => {
    void result.refetch();
    void summed.refetch();
  }, onLive);

  const [decide] = useDecideWordsOfManyMutation();
  const bulk: BulkActions = {
    options: WALL,
    send: ({ value, ...wish }) =>
      decide({
        donationBulkDecision: { ...wish, wall: value === 'hidden' ? 'hidden' : 'shown' },
      }).unwrap(),
  };
  const sums = summed.data;

  return (
    <>
      <Sums
        result={summed}
        note={ofTheseDays(set)}
        sums={[
          ['Paid donations', sums?.count.toLocaleString('en-GB')],
          ['Paid', moneySum(sums?.paid)],
          ['Refunded', moneySum(sums?.refunded)],
          ['Net', moneySum(sums?.net)],
        ]}
      />
      <List
        what="donations"
        {...{ address, result, columns, filters }}
        searchHint="Name, e-mail, receipt or reference"
        rowKey={({ donationId }) => donationId}
        bulk={bulk}
        exportPath="/staff/donations/export"
        nothingYet={{
          title: 'Nobody has given yet',
          children: 'The first donation stands here as soon as somebody begins one.',
          action: <TextLink to="/donate">See the donation pages as donors do</TextLink>,
        }}
      />
      {projects.length > 0 && <Projects projects={projects} />}
      {address.asked.open !== '' && (
        <DonationDrawer donationId={address.asked.open} onClose={address.close} />
      )}
    </>
  );
}

function useOnCounts(ask: () => void, onLive: (state: LiveState) => void): void {
  const { state } = useLiveCounts();
  const { donations, donated, openFlags }: Partial<Counts> = usePageState(selectCounts);
  const known = `${donations} ${donated} ${openFlags}`;
  const askAgain = useEffectEvent(ask);
  useEffect(() => onLive(state), [onLive, state]);
  useEffect(() => {
    if (donations !== undefined) askAgain();
  }, [known, donations]);
}
