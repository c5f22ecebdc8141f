import { NOBODY_NAMED } from '@school/shared/schemas/stored/labels';
import { defineStaffList, optionsOf } from '@school/shared/staff/list';
import { lazyPart } from '@school/shared/staff/page';
import { EmailText } from '@school/shared/staff/ui';
import { Skeleton } from '@school/shared/ui';
import { useChangeInvitationsMutation, useListInvitationsQuery } from '../api';
import { saleLabels } from '../labels';
import { TicketFrame } from '../TicketFrame';
import { useTicketTypesText, validityText } from './describeInvitation';
import { invitationKinds, invitationLabels, invitedSales } from './labels';

/** Invitations to buy tickets that are reserved for certain guests, with their codes. */
const Invitations = defineStaffList({
  useData: useTicketTypesText,
  what: 'invitations',
  useRows: (request, options) => useListInvitationsQuery(request, options),
  rowKey: ({ id }) => id,
  columns: (column, typesText) => [
    column.name('Guest', ({ name }) => name ?? NOBODY_NAMED),
    { id: 'email', head: 'Email', cell: ({ email }) => email && <EmailText email={email} /> },
    { id: 'code', head: 'Code', cell: ({ code }) => <code>{code}</code> },
    { id: 'sale', head: 'Sale', spare: true, cell: ({ sale }) => saleLabels[sale] },
    {
      id: 'types',
      head: 'For',
      cell: ({ types, maxTickets }) => `${typesText(types)}, at most ${maxTickets}`,
    },
    { id: 'good', head: 'Valid', cell: validityText },
    { id: 'note', head: 'Note', spare: true, cell: ({ note }) => note },
    { ...column.date('invited', 'Invited', 'createdAt'), spare: true },
    column.state('state', invitationKinds, invitationLabels),
  ],
  filters: [
    { name: 'sale', label: 'Sale', all: 'All sales', options: optionsOf(invitedSales) },
    { name: 'state', label: 'State', all: 'All states', options: optionsOf(invitationLabels) },
  ],
  sort: 'createdAt',
  searchHint: 'Name, email, code or note',
  exportPath: '/staff/tickets/invitations/export',
  useBulk: () => {
    const [change] = useChangeInvitationsMutation();
    return {
      options: [
        { value: 'revoke', label: 'Revoke' },
        { value: 'restore', label: 'Restore' },
      ],
      send: ({ value, ...rest }) =>
        change({ invitationsChange: { ...rest, isRevoked: value === 'revoke' } }).unwrap(),
    };
  },
  add: {
    label: 'Invite',
    title: 'New invitations',
    Form: lazyPart(
      'new invitations',
      () => import('./NewInvitations').then((module) => module.NewInvitations),
      <Skeleton height={900} />,
    ),
  },
  empty: {
    title: 'No invitations yet',
    text: 'Invite families, competitors, donors or school classes. Each gets their own code.',
  },
  Drawer: lazyPart('invitation', () =>
    import('./InvitationDrawer').then((module) => module.InvitationDrawer),
  ),
});

export function TicketInvitationsPage() {
  return (
    <TicketFrame page="invitations">
      <Invitations />
    </TicketFrame>
  );
}
