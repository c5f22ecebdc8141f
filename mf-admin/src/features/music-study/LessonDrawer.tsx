import { useChangeMusicStudyEntryStatusMutation, useGetMusicStudyEntryQuery } from './api';
import { Status } from '../../kit/ui/Status';
import { DrawerPart } from '../../kit/detail/DrawerPart';
import { RecordHistory } from '../../kit/audit/RecordHistory';
import { EntryDrawer } from '../../kit/detail/EntryDrawer';
import { FactList } from '../../kit/detail/FactList';
import { DateTime } from '../../kit/detail/DateTime';
import { StatusPart } from '../../kit/status/StatusPart';
import { CorrespondenceParts } from '../../kit/correspondence/CorrespondenceParts';
import { statusKinds, statusLabels } from './labels';
import { LessonPart } from './lesson/LessonPart';
import { PersonLink } from '../../kit/people/PersonLink';

interface Props {
  /** The registration that is open. */
  readonly id: string;
  readonly onClose: () => void;
}

/** A registration for lessons: its status, its teacher and hour, and what was written about it. */
export function LessonDrawer({ id, onClose }: Props) {
  const [change] = useChangeMusicStudyEntryStatusMutation();
  const result = useGetMusicStudyEntryQuery({ id }, { skip: id === '', refetchOnMountOrArgChange: true });
  return (
    <EntryDrawer
      what="registration"
      kind="lesson"
      history={<RecordHistory key={id} record={id} />}
      {...{ id, result, onClose }}
      head={(row) => ({
        title: row.student,
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
            onChange={(status) => change({ id: row.id, musicStudyEntryStatusChange: { status } }).unwrap()}
          />
          <DrawerPart title="The registration">
            <FactList
              facts={[
                ['Instrument', row.instrument],
                ['Programme', row.programme],
                ['Level', row.level],
                ['Grade', row.grade],
                ['Music', row.category],
                ['Class', row.classType],
                ['Where', `${row.mode}, ${row.venue}`],
                ['Times', row.times],
                ['Guardian', row.guardian],
                ['E-mail', <PersonLink key="person" email={row.email} />],
                ['Phone', row.phone],
                ['Received', <DateTime key="at" value={row.receivedAt} />],
              ]}
            />
            {row.message && <blockquote>{row.message}</blockquote>}
          </DrawerPart>
          <LessonPart key={`lesson ${row.id}`} row={row} />
          <CorrespondenceParts key={`words ${row.id}`} list="music-study" id={row.id} email={row.email} />
        </>
      )}
    </EntryDrawer>
  );
}
