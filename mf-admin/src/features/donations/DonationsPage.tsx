import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { selectCounts } from '@school/shared/contract';
import { formatMoney } from '@school/shared/format';
import {
  defineStaffList,
  moneySum,
  ofTheseDays,
  optionsOf,
  Quiet,
  RowButton,
} from '@school/shared/staff/list';
import { lazyPart } from '@school/shared/staff/page';
import { Status } from '@school/shared/staff/ui';
import { color } from '@school/shared/theme';
import { Money, TextLink } from '@school/shared/ui';
import { StaffOnly } from '../../app/access/StaffOnly';
import { AdminFrame } from '../../app/frame/AdminFrame';
import type { Counts } from '../../kit/counts/api';
import { useLiveCounts } from '../../kit/counts/useLiveCounts';
import type { LiveState } from '../../kit/live/liveState';
import { LiveStatus } from '../../kit/live/LiveStatus';
import { stateKinds, stateLabels } from '../../kit/orders/labels';
import { usePageState } from '../../kit/page/usePageState';
import { useListProjectsQuery, type Project } from '../../kit/projects/api';
import { useDecideWordsOfManyMutation, useListDonationsQuery, useSumDonationsQuery } from './api';
import { methodLabels, wallLabels } from './labels';
import { Projects } from './Projects';

const Wrong = styled.b`
  color: ${color.error};
`;

const NONE: readonly Project[] = [];

const DonationList = defineStaffList({
  useData: () => useListProjectsQuery().data ?? NONE,
  what: 'donations',
  useRows: (request, options) => useListDonationsQuery(request, options),
  rowKey: ({ donationId }) => donationId,
  columns: (column) => [
    column.name('Donor', ({ name }) => name, {
      cell: ({ name, anonymous, wall }) => (
        <>
          <RowButton>{name}</RowButton>
          {anonymous && <Quiet> anonymous</Quiet>}
          {wall === 'waiting' && <Wrong> message to review</Wrong>}
        </>
      ),
    }),
    { id: 'receipt', head: 'Receipt', cell: ({ receiptNumber }) => receiptNumber ?? <Quiet>none</Quiet> },
    column.date('date', 'Started', 'createdAt'),
    { id: 'project', head: 'For', cell: ({ project }) => project.name },
    {
      id: 'amount',
      head: 'Amount',
      align: 'end',
      sort: { by: 'amount', first: 'desc' },
      cell: ({ amount, fee }) => (
        <>
          <Money pesewas={amount} />
          {fee > 0 && <Quiet> with fee {formatMoney(fee)}</Quiet>}
        </>
      ),
    },
    {
      id: 'state',
      head: 'State',
      cell: ({ state, refunded, openFlags }) => (
        <>
          <Status kind={stateKinds[state]}>{stateLabels[state]}</Status>
          {state === 'paid' && refunded > 0 && <Quiet> partly refunded</Quiet>}
          {openFlags > 0 && <Wrong> needs attention</Wrong>}
        </>
      ),
    },
    { id: 'method', head: 'Method', spare: true, cell: ({ method }) => methodLabels[method] },
  ],
  filters: (projects) => [
    { name: 'state', label: 'State', all: 'All states', options: optionsOf(stateLabels) },
    {
      name: 'project',
      label: 'For',
      all: 'All projects',
      options: projects.map(({ slug, name }) => ({ value: slug, label: name })),
    },
    { name: 'wall', label: 'Donor wall', all: 'All messages', options: optionsOf(wallLabels) },
    {
      name: 'flagged',
      label: 'Needs attention',
      all: 'All donations',
      options: optionsOf({ true: 'With open case', false: 'Without open case' }),
    },
  ],
  sort: 'createdAt',
  searchHint: 'Name, email, receipt or reference',
  exportPath: '/staff/donations/export',
  useBulk: () => {
    const [decide] = useDecideWordsOfManyMutation();
    return {
      options: [
        { value: 'shown', label: 'Show on the donor wall' },
        { value: 'hidden', label: 'Hide from the donor wall' },
      ],
      send: ({ value, ...rest }) =>
        decide({ donationBulkDecision: { ...rest, wall: value === 'hidden' ? 'hidden' : 'shown' } }).unwrap(),
    };
  },
  useSums: ({ search, filters }) => {
    const result = useSumDonationsQuery(
      { ...(search && { search }), ...filters },
      { refetchOnMountOrArgChange: true },
    );
    const { data } = result;
    return {
      result,
      note: ofTheseDays(filters),
      sums: [
        ['Paid donations', data?.count.toLocaleString('en-GB')],
        ['Paid', moneySum(data?.paid)],
        ['Payment fees added', moneySum(data?.fees)],
        ['Refunded', moneySum(data?.refunded)],
        ['Net', moneySum(data?.net)],
      ],
    };
  },
  useEffects: ({ refetch }) => useRefetchOnCounts(refetch),
  empty: {
    title: 'No donations yet',
    text: 'Donations appear here as soon as a donor starts one.',
    action: <TextLink to="/donate">View the donation pages</TextLink>,
  },
  Drawer: lazyPart('donation', () => import('./DonationDrawer').then((module) => module.DonationDrawer)),
});

function useRefetchOnCounts(refetch: () => void): void {
  const { donations, donated, openFlags }: Partial<Counts> = usePageState(selectCounts);
  const onChange = useEffectEvent(refetch);
  const counts = `${donations} ${donated} ${openFlags}`;
  useEffect(() => {
    if (donations !== undefined) onChange();
  }, [counts, donations]);
}

/** Follows the live counts, so that new donations are announced. */
function Donations({ onLive }: { readonly onLive: (state: LiveState) => void }) {
  const { state } = useLiveCounts();
  const { data: projects = NONE } = useListProjectsQuery();
  useEffect(() => onLive(state), [onLive, state]);
  return (
    <DonationList tools={<TextLink to="/admin/donations/monthly">Monthly gifts</TextLink>}>
      {projects.length > 0 && <Projects projects={projects} />}
    </DonationList>
  );
}

export function DonationsPage() {
  const [live, setLive] = useState<LiveState>();
  return (
    <AdminFrame title="Donations" backLink="/admin/overview" aside={live && <LiveStatus state={live} />}>
      <StaffOnly>
        <Donations onLive={setLive} />
      </StaffOnly>
    </AdminFrame>
  );
}
