import { NOBODY_NAMED } from '@school/shared/schemas/stored/labels';
import { RecordHistory } from '../../../kit/audit/RecordHistory';
import { DateTime } from '../../../kit/detail/DateTime';
import { DrawerPart } from '../../../kit/detail/DrawerPart';
import { EntryDrawer } from '../../../kit/detail/EntryDrawer';
import { FactList } from '../../../kit/detail/FactList';
import { PersonLink } from '../../../kit/people/PersonLink';
import { Status } from '../../../kit/ui/Status';
import { useGetInvitationQuery, type StaffTicketType } from '../api';
import { saleLabels } from '../labels';
import { InvitationActions } from './InvitationActions';
import { validityText, ticketTypesText } from './describeInvitation';
import { invitationKinds, invitationLabels } from './labels';

interface Props {
  /** The invitation that is open. */
  readonly id: string;
  readonly types: readonly StaffTicketType[];
  readonly onClose: () => void;
}

/** An invitation, what can be done with it, and what staff have changed of it. */
export function InvitationDrawer({ id, types, onClose }: Props) {
  const result = useGetInvitationQuery({ id }, { skip: id === '', refetchOnMountOrArgChange: true });
  return (
    <EntryDrawer
      what="invitation"
      kind="invitation"
      history={<RecordHistory key={id} record={id} />}
      {...{ id, result, onClose }}
      head={({ name, code, state }) => ({
        title: name ?? NOBODY_NAMED,
        above: code,
        below: <Status kind={invitationKinds[state]}>{invitationLabels[state]}</Status>,
      })}
      actions={(invitation) => invitation.use !== 'used' && <InvitationActions invitation={invitation} />}
    >
      {(invitation) => (
        <DrawerPart title="The invitation">
          <FactList
            facts={[
              ['Sale', saleLabels[invitation.sale]],
              ['For', ticketTypesText(invitation, types)],
              ['Most tickets', invitation.maxTickets],
              ['Good', validityText(invitation)],
              ['E-mail', invitation.email && <PersonLink key="person" email={invitation.email} />],
              ['Note', invitation.note],
              ['Invited', <DateTime key="at" value={invitation.createdAt} />],
            ]}
          />
        </DrawerPart>
      )}
    </EntryDrawer>
  );
}
