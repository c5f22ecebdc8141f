import { island } from '@school/shared';
import { TextLink } from '@school/shared/ui';
import { useChangePerformersStatusMutation, useListPerformersQuery } from '../api';
import { List } from '../../../kit/list/List';
import { useListAddress } from '../../../kit/list/useListAddress';
import { bulkStatus } from '../../../kit/status/bulkStatus';
import { performerLabels } from './labels';
import { columns, filters, terms } from './performerColumns';
import { useStoredFilters } from '../filters/storedFilters';

const PerformerDrawer = island(
  'performer',
  () => import('./PerformerDrawer').then((module) => module.PerformerDrawer),
  { when: 'load', fallback: null },
);

/** Performers and applicants. */
export function Performers() {
  const address = useListAddress(terms);
  const { search, filters: set, sort, order, page, open } = address.asked;
  useStoredFilters('pros', address);
  const result = useListPerformersQuery(
    {
      ...(search && { search }),
      ...set,
      sort: sort === 'name' ? 'name' : 'receivedAt',
      order,
      page,
    },
    { refetchOnMountOrArgChange: true },
  );
  const [change] = useChangePerformersStatusMutation();
  return (
    <>
      <List
        what="performers"
        {...{ address, result, columns, filters }}
        searchHint="Name, instrument or reference"
        rowKey={({ id }) => id}
        bulk={bulkStatus(performerLabels, (wish) => change({ performersStatusChange: wish }).unwrap())}
        exportPath="/staff/performers/export"
        nothingYet={{
          title: 'No performer has applied',
          children: 'A performer who applies on the page of projects stands here at once.',
          action: <TextLink to="/projects">See the page as performers do</TextLink>,
        }}
      />
      {open !== '' && <PerformerDrawer id={open} onClose={address.close} />}
    </>
  );
}
