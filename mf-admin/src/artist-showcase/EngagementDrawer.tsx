import { useChangeEngagementStatusMutation, type EngagementRow } from '@school/shared/api';
import { DateText, Drawer, Money, Status } from '@school/shared/ui';
import { DrawerPart } from '../detail/DrawerPart';
import { FactList } from '../detail/FactList';
import { Moment } from '../detail/Moment';
import { StatusPart } from '../status/StatusPart';
import { engagementKinds, engagementWords } from './words';

interface Props {
  /** The engagement that is open. */
  readonly row: EngagementRow | undefined;
  readonly onClose: () => void;
}

/** What performers are wished for, and how far it has come. */
export function EngagementDrawer({ row, onClose }: Props) {
  const [change] = useChangeEngagementStatusMutation();
  return (
    <Drawer
      open={row !== undefined}
      title={row?.name ?? ''}
      above={row?.reference}
      below={row && <Status kind={engagementKinds[row.status]}>{engagementWords[row.status]}</Status>}
      onClose={onClose}
    >
      {row && (
        <>
          <StatusPart
            key={row.id}
            status={row.status}
            words={engagementWords}
            changes={row.changes}
            onChange={(status) => change({ id: row.id, engagementStatusChange: { status } }).unwrap()}
          />
          <DrawerPart title="The wish">
            <FactList
              facts={[
                ['Occasion', row.occasion],
                ['Day', <DateText key="day" value={row.date} />],
                ['Time', row.startTime],
                ['Place', row.place],
                ['Music', row.music],
                ['Wished for', row.wishedPerformers.join(', ')],
                ['Guests', row.guests?.toLocaleString('en-GB')],
                ['Budget', row.budget !== null && <Money key="budget" pesewas={row.budget} />],
                ['Organisation', row.organisation],
                ['E-mail', row.email],
                ['Phone', row.phone],
                ['Received', <Moment key="at" value={row.receivedAt} />],
              ]}
            />
            {row.message && <blockquote>{row.message}</blockquote>}
          </DrawerPart>
        </>
      )}
    </Drawer>
  );
}
