import { island } from '@school/shared';
import { entryStateLabel } from '@school/shared/schemas/stored/labels';
import { Loading, Skeleton, SkeletonText } from '@school/shared/ui';
import { RecordHistory } from '../../../kit/audit/RecordHistory';
import { EntryDrawer } from '../../../kit/detail/EntryDrawer';
import { Status } from '../../../kit/ui/Status';
import { useGetCompetitionEntryDetailQuery } from '../api';
import { entryKinds } from '../labels';
import { instrumentName } from '../describeEntry';
import { isMoneyUnderWay } from './isMoneyUnderWay';
import { useRefetchWhile } from './useRefetchWhile';

const CompetitionEntryDetails = island(
  'competition entry',
  () => import('./CompetitionEntryDetails').then((module) => module.CompetitionEntryDetails),
  {
    when: 'load',
    fallback: (
      <Loading label="Loading the entry">
        <SkeletonText lines={12} />
      </Loading>
    ),
  },
);
const EntryActions = island(
  'competition entry actions',
  () => import('../moves/EntryActions').then((module) => module.EntryActions),
  { when: 'load', fallback: <Skeleton height={44} /> },
);

interface Props {
  /** The entry that is open. */
  readonly entryId: string;
  readonly onClose: () => void;
}

/** An entry with its papers, its fee and all that ever happened to it. */
export function CompetitionEntryDrawer({ entryId, onClose }: Props) {
  const result = useGetCompetitionEntryDetailQuery(
    { entryId },
    { skip: entryId === '', refetchOnMountOrArgChange: true },
  );
  useRefetchWhile(result.currentData !== undefined && isMoneyUnderWay(result.currentData), result.refetch);
  return (
    <EntryDrawer
      what="entry"
      kind="entry"
      history={<RecordHistory key={entryId} record={entryId} />}
      id={entryId}
      {...{ result, onClose }}
      head={(entry) => ({
        title: entry.name,
        above: `${entry.number}, ${instrumentName(entry.instrument)} ${entry.band}`,
        below: <Status kind={entryKinds[entry.state]}>{entryStateLabel(entry)}</Status>,
      })}
      actions={(entry) => <EntryActions entry={entry} />}
    >
      {(entry) => <CompetitionEntryDetails detail={entry} />}
    </EntryDrawer>
  );
}
