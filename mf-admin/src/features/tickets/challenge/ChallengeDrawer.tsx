import { island } from '@school/shared';
import { Loading, SkeletonText } from '@school/shared/ui';
import { RecordHistory } from '../../../kit/audit/RecordHistory';
import { EntryDrawer } from '../../../kit/detail/EntryDrawer';
import { StatusPart } from '../../../kit/status/StatusPart';
import { Status } from '../../../kit/ui/Status';
import { useChangeChallengeSheetStatusMutation, useGetChallengeSheetQuery } from '../api';
import { statusKinds, statusLabels } from './labels';

const ChallengeDetails = island(
  'challenge entry',
  () => import('./ChallengeDetails').then((module) => module.ChallengeDetails),
  {
    when: 'load',
    fallback: (
      <Loading label="Loading the entry">
        <SkeletonText lines={12} />
      </Loading>
    ),
  },
);

interface Props {
  /** The entry that is open; empty when none is. */
  readonly id: string;
  readonly onClose: () => void;
}

/** An entry, its sheet and its status. */
export function ChallengeDrawer({ id, onClose }: Props) {
  const [change] = useChangeChallengeSheetStatusMutation();
  const result = useGetChallengeSheetQuery({ id }, { skip: id === '', refetchOnMountOrArgChange: true });
  return (
    <EntryDrawer
      what="entry"
      kind="challenge-entry"
      history={<RecordHistory key={id} record={id} />}
      {...{ id, result, onClose }}
      head={(row) => ({
        title: row.artist,
        above: row.reference,
        below: <Status kind={statusKinds[row.status]}>{statusLabels[row.status]}</Status>,
      })}
    >
      {(row) => (
        <>
          <StatusPart
            key={row.id}
            status={row.status}
            labels={statusLabels}
            changes={row.changes}
            onChange={(status) => change({ id: row.id, challengeSheetStatusChange: { status } }).unwrap()}
          />
          <ChallengeDetails row={row} />
        </>
      )}
    </EntryDrawer>
  );
}
