import { useChangePerformerStatusMutation, useGetPerformerQuery } from '../api';
import { Status } from '../../../kit/ui/Status';
import { DrawerPart } from '../../../kit/detail/DrawerPart';
import { RecordHistory } from '../../../kit/audit/RecordHistory';
import { EntryDrawer } from '../../../kit/detail/EntryDrawer';
import { FactList } from '../../../kit/detail/FactList';
import { DateTime } from '../../../kit/detail/DateTime';
import { StatusPart } from '../../../kit/status/StatusPart';
import { CorrespondenceParts } from '../../../kit/correspondence/CorrespondenceParts';
import { performerKinds, performerLabels } from './labels';
import { PersonLink } from '../../../kit/people/PersonLink';

interface Props {
  /** The performer who is open. */
  readonly id: string;
  readonly onClose: () => void;
}

/** A performer, and their status. */
export function PerformerDrawer({ id, onClose }: Props) {
  const [change] = useChangePerformerStatusMutation();
  const result = useGetPerformerQuery({ id }, { skip: id === '', refetchOnMountOrArgChange: true });
  return (
    <EntryDrawer
      what="performer"
      kind="performer"
      history={<RecordHistory key={id} record={id} />}
      {...{ id, result, onClose }}
      head={(row) => ({
        title: row.stageName,
        above: row.reference,
        below: <Status kind={performerKinds[row.status]}>{performerLabels[row.status]}</Status>,
      })}
    >
      {(row) => (
        <>
          <StatusPart
            key={row.id}
            status={row.status}
            labels={performerLabels}
            changes={row.changes}
            onChange={(status) => change({ id: row.id, performerStatusChange: { status } }).unwrap()}
          />
          <DrawerPart title="The performer">
            <FactList
              facts={[
                ['Plays', row.kind],
                ['Music', row.category],
                ['At home in', row.place],
                ['Contact', row.contactName],
                ['E-mail', <PersonLink key="person" email={row.email} />],
                ['Phone', row.phone],
                ['Received', <DateTime key="at" value={row.receivedAt} />],
              ]}
            />
            <p>{row.about}</p>
          </DrawerPart>
          {row.recordings.length > 0 && (
            <DrawerPart title="Recordings">
              <ul>
                {row.recordings.map((link) => (
                  <li key={link}>
                    <a href={link} rel="noreferrer noopener nofollow" target="_blank">
                      {link}
                    </a>
                  </li>
                ))}
              </ul>
            </DrawerPart>
          )}
          <CorrespondenceParts key={`words ${row.id}`} list="performers" id={row.id} email={row.email} />
        </>
      )}
    </EntryDrawer>
  );
}
