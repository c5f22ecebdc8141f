import { selectEngagementsView } from '@school/shared/contract';
import { defineStaffList, termsOf, useListAddress } from '@school/shared/staff/list';
import { lazyPart } from '@school/shared/staff/page';
import { DateText, Money, Skeleton, TextLink } from '@school/shared/ui';
import { usePageState } from '../../../kit/page/usePageState';
import { bulkStatus, statusFilter } from '../../../kit/status/statuses';
import { useChangeEngagementsStatusMutation, useListEngagementsQuery } from '../api';
import { useStoredFilters } from '../filters/storedFilters';
import { engagementKinds, engagementLabels } from './labels';
import { ViewSwitch } from './ViewSwitch';

const EngagementBoard = lazyPart(
  'engagements-board',
  () => import('./EngagementBoard').then((module) => module.EngagementBoard),
  <Skeleton height={600} />,
);
const EngagementDrawer = lazyPart('engagement', () =>
  import('./EngagementDrawer').then((module) => module.EngagementDrawer),
);

const filters = [statusFilter(engagementLabels)];

const EngagementList = defineStaffList({
  what: 'engagements',
  useRows: (request, options) => useListEngagementsQuery(request, options),
  rowKey: ({ id }) => id,
  columns: (column) => [
    column.name('Client', ({ name }) => name),
    { id: 'reference', head: 'Reference', spare: true, cell: ({ reference }) => reference },
    {
      id: 'day',
      head: 'Date',
      sort: { by: 'date', first: 'asc' },
      cell: ({ date, startTime }) => (
        <>
          <DateText value={date} /> {startTime}
        </>
      ),
    },
    { id: 'occasion', head: 'Occasion', cell: ({ occasion }) => occasion },
    { id: 'place', head: 'Place', cell: ({ place }) => place },
    {
      id: 'budget',
      head: 'Budget',
      align: 'end',
      cell: ({ budget }) => (budget === null ? 'open' : <Money pesewas={budget} />),
    },
    column.state('status', engagementKinds, engagementLabels),
  ],
  filters,
  sort: 'receivedAt',
  searchHint: 'Client, place or reference',
  exportPath: '/staff/engagements/export',
  useBulk: bulkStatus(engagementLabels, useChangeEngagementsStatusMutation, (engagementsStatusChange) => ({
    engagementsStatusChange,
  })),
  empty: {
    title: 'No engagements yet',
    text: 'Booking requests from the public site appear here as soon as they are sent.',
    action: <TextLink to="/projects">View the public page</TextLink>,
  },
});

/** The address of the list as the board reads it. */
const terms = termsOf(filters, { sorts: ['receivedAt', 'date', 'name'], sort: 'receivedAt', order: 'desc' });

/** The engagements as a list, or on a board with a column for each status. */
export function Engagements() {
  const address = useListAddress(terms);
  const view = usePageState(selectEngagementsView);
  const { open } = address.query;
  useStoredFilters('engagements', address);
  return (
    <>
      {view === 'board' ? <EngagementBoard address={address} /> : <EngagementList tools={<ViewSwitch />} />}
      {open !== '' && <EngagementDrawer id={open} onOpen={address.open} onClose={address.close} />}
    </>
  );
}
