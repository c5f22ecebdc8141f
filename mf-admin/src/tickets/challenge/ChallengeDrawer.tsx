import { formatPhone } from '@school/shared/format';
import { DateTime } from '../../detail/DateTime';
import { DrawerPart } from '../../detail/DrawerPart';
import { EntryDrawer } from '../../detail/EntryDrawer';
import { FactList } from '../../detail/FactList';
import { StatusPart } from '../../status/StatusPart';
import { Status } from '../../ui/Status';
import { useChangeChallengeSheetStatusMutation, useGetChallengeSheetQuery } from '../api';
import { statusKinds, statusLabels } from './labels';
import { Sheet } from './Sheet';

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
          <DrawerPart title="The sheet">
            <Sheet id={row.sheetId} />
          </DrawerPart>
          <DrawerPart title="The entry">
            <FactList
              facts={[
                ['Age', row.age],
                ['From', row.place],
                ['Piece', row.piece],
                ['Guardian', row.guardianName],
                ['Their phone', row.guardianPhone && formatPhone(row.guardianPhone)],
                ['E-mail', row.email],
                ['Phone', row.phone && formatPhone(row.phone)],
                ['Received', <DateTime key="at" value={row.receivedAt} />],
              ]}
            />
          </DrawerPart>
        </>
      )}
    </EntryDrawer>
  );
}
