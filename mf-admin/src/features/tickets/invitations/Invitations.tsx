import { useMemo, useState } from 'react';
import { island } from '@school/shared';
import { Button, Skeleton } from '@school/shared/ui';
import { List } from '../../../kit/list/List';
import { useListAddress } from '../../../kit/list/useListAddress';
import { ModalPanel } from '../../../kit/modal/ModalPanel';
import { useModal } from '../../../kit/modal/useModal';
import {
  useChangeInvitationsMutation,
  useListInvitationsQuery,
  useListTicketTypesQuery,
  type StaffTicketType,
} from '../api';
import { bulkRevoke } from './bulkRevoke';
import { columnsFor, filters, terms } from './invitationList';

const NewInvitations = island(
  'new invitations',
  () => import('./NewInvitations').then((module) => module.NewInvitations),
  { when: 'load', fallback: <Skeleton height={900} /> },
);
const InvitationDrawer = island(
  'invitation',
  () => import('./InvitationDrawer').then((module) => module.InvitationDrawer),
  { when: 'load', fallback: null },
);

const NO_TYPES: readonly StaffTicketType[] = [];

/** Who may buy tickets that are kept for them, with their codes. */
export function Invitations() {
  const address = useListAddress(terms);
  const { search, filters: set, sort, order, page, open } = address.asked;
  const { data: types = NO_TYPES } = useListTicketTypesQuery();
  const result = useListInvitationsQuery(
    { ...(search && { search }), ...set, sort: sort === 'name' ? 'name' : 'createdAt', order, page },
    { refetchOnMountOrArgChange: true },
  );
  const [change] = useChangeInvitationsMutation();
  const columns = useMemo(() => columnsFor(types), [types]);
  // Beside the list: what is shown in its place while it has no row would take the form along.
  const inviting = useModal();
  const [own, setOwn] = useState<readonly string[]>([]);
  const invite = (
    <Button tone="ink" size="s" onClick={inviting.open}>
      Invite
    </Button>
  );
  return (
    <>
      <List
        what="invitations"
        {...{ address, result, columns, filters, own }}
        searchHint="Name, e-mail, code or note"
        rowKey={({ id }) => id}
        bulk={bulkRevoke((wish) => change({ invitationsChange: wish }).unwrap())}
        exportPath="/staff/tickets/invitations/export"
        tools={invite}
        nothingYet={{
          title: 'Nobody is invited yet',
          children: 'Invite families, competitors, donors or school classes: each gets a code of their own.',
          action: invite,
        }}
      />
      <ModalPanel id={inviting.id} title="New invitations">
        <NewInvitations
          types={types.filter(({ sale }) => sale !== 'public')}
          onMade={(made) => setOwn([...own, ...made])}
          onDone={inviting.close}
        />
      </ModalPanel>
      {open !== '' && <InvitationDrawer id={open} types={types} onClose={address.close} />}
    </>
  );
}
