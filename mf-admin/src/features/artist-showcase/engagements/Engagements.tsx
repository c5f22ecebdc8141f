import { island } from '@school/shared';
import { selectEngagementsView } from '@school/shared/contract';
import { Skeleton } from '@school/shared/ui';
import { useListAddress } from '../../../kit/list/useListAddress';
import { usePageState } from '../../../kit/page/usePageState';
import { EngagementList } from './EngagementList';
import { terms } from './engagementColumns';
import { useStoredFilters } from '../filters/storedFilters';

const EngagementBoard = island(
  'engagements-board',
  () => import('./EngagementBoard').then((module) => module.EngagementBoard),
  { when: 'load', fallback: <Skeleton height={600} /> },
);
const EngagementDrawer = island(
  'engagement',
  () => import('./EngagementDrawer').then((module) => module.EngagementDrawer),
  { when: 'load', fallback: null },
);

/** The engagements that clients ask for: as a list, or on a board with a column for each status. */
export function Engagements() {
  const address = useListAddress(terms);
  const view = usePageState(selectEngagementsView);
  useStoredFilters('engagements', address);
  return (
    <>
      {view === 'board' ? <EngagementBoard address={address} /> : <EngagementList address={address} />}
      {address.asked.open !== '' && <EngagementDrawer id={address.asked.open} onClose={address.close} />}
    </>
  );
}
