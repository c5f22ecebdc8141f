import { DateText, Money } from '@school/shared/ui';
import { useChangeEngagementStatusMutation, useGetEngagementQuery } from '../api';
import { Status } from '../../../kit/ui/Status';
import { DrawerPart } from '../../../kit/detail/DrawerPart';
import { RecordHistory } from '../../../kit/audit/RecordHistory';
import { EntryDrawer } from '../../../kit/detail/EntryDrawer';
import { FactList } from '../../../kit/detail/FactList';
import { DateTime } from '../../../kit/detail/DateTime';
import { StatusPart } from '../../../kit/status/StatusPart';
import { CorrespondenceParts } from '../../../kit/correspondence/CorrespondenceParts';
import { MatchingPart } from '../matching/MatchingPart';
import { engagementKinds, engagementLabels } from './labels';
import { PersonLink } from '../../../kit/people/PersonLink';

interface Props {
  /** The engagement that is open. */
  readonly id: string;
  readonly onClose: () => void;
}

/** What a client asks for, its status, who plays, and what was written about it. */
export function EngagementDrawer({ id, onClose }: Props) {
  const [change] = useChangeEngagementStatusMutation();
  const result = useGetEngagementQuery({ id }, { skip: id === '', refetchOnMountOrArgChange: true });
  return (
    <EntryDrawer
      what="engagement"
      kind="engagement"
      history={<RecordHistory key={id} record={id} />}
      {...{ id, result, onClose }}
      head={(row) => ({
        title: row.name,
        above: row.reference,
        below: <Status kind={engagementKinds[row.status]}>{engagementLabels[row.status]}</Status>,
      })}
    >
      {(row) => (
        <>
          <StatusPart
            key={row.id}
            status={row.status}
            labels={engagementLabels}
            changes={row.changes}
            onChange={(status) => change({ id: row.id, engagementStatusChange: { status } }).unwrap()}
          />
          <DrawerPart title="What is asked for">
            <FactList
              facts={[
                ['Occasion', row.occasion],
                ['Day', <DateText key="day" value={row.date} />],
                ['Time', row.startTime],
                ['Place', row.place],
                ['Music', row.music],
                ['Performers', row.wishedPerformers.join(', ')],
                ['Guests', row.guests?.toLocaleString('en-GB')],
                ['Budget', row.budget !== null && <Money key="budget" pesewas={row.budget} />],
                ['Organisation', row.organisation],
                ['E-mail', <PersonLink key="person" email={row.email} />],
                ['Phone', row.phone],
                ['Received', <DateTime key="at" value={row.receivedAt} />],
              ]}
            />
            {row.message && <blockquote>{row.message}</blockquote>}
          </DrawerPart>
          <MatchingPart key={`matching ${row.id}`} row={row} />
          <CorrespondenceParts key={`words ${row.id}`} list="engagements" id={row.id} email={row.email} />
        </>
      )}
    </EntryDrawer>
  );
}
