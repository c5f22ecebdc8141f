import { selectEngagementsView } from '@school/shared/contract';
import { useListAddress } from '../../list/useListAddress';
import { usePageState } from '../../page/usePageState';
import { EngagementBoard } from './EngagementBoard';
import { EngagementDrawer } from './EngagementDrawer';
import { EngagementList } from './EngagementList';
import { terms } from './engagementColumns';
import { useStoredFilters } from '../filters/storedFilters';

/** The engagements that clients ask for: as a list, or on a board with a column for each status. */
export function Engagements() {
  const address = useListAddress(terms);
  const view = usePageState(selectEngagementsView);
  useStoredFilters('engagements', address);
  return (
    <>
      {view === 'board' ? <EngagementBoard address={address} /> : <EngagementList address={address} />}
      <EngagementDrawer id={address.asked.open} onClose={address.close} />
    </>
  );
}
