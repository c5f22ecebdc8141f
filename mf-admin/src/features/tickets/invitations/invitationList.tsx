import { NOBODY_NAMED } from '@school/shared/schemas/stored/labels';
import { DateText } from '@school/shared/ui';
import type { ListColumn } from '../../../kit/list/columns';
import { optionsOf, termsOf, type ListFilter } from '../../../kit/list/filters';
import { RowButton } from '../../../kit/list/Rows';
import { EmailText } from '../../../kit/ui/EmailText';
import { Status } from '../../../kit/ui/Status';
import type { Invitation, StaffTicketType } from '../api';
import { saleLabels } from '../labels';
import { validityText, ticketTypesText } from './describeInvitation';
import { invitationKinds, invitationLabels, invitedSales } from './labels';

export const filters: readonly ListFilter[] = [
  { name: 'sale', label: 'Sale', all: 'All sales', options: optionsOf(invitedSales) },
  { name: 'state', label: 'State', all: 'All states', options: optionsOf(invitationLabels) },
];

export const terms = termsOf(filters, { sorts: ['createdAt', 'name'], sort: 'createdAt', order: 'desc' });

/** The columns of the invitations. @param types name what each opens */
export const columnsFor = (types: readonly StaffTicketType[]): readonly ListColumn<Invitation>[] => [
  {
    id: 'name',
    head: 'Guest',
    bare: true,
    sort: { by: 'name', first: 'asc' },
    cell: ({ name }) => <RowButton>{name ?? NOBODY_NAMED}</RowButton>,
  },
  { id: 'email', head: 'E-mail', cell: ({ email }) => email && <EmailText email={email} /> },
  { id: 'code', head: 'Code', cell: ({ code }) => <code>{code}</code> },
  { id: 'sale', head: 'Sale', spare: true, cell: ({ sale }) => saleLabels[sale] },
  {
    id: 'types',
    head: 'For',
    cell: (invitation) => `${ticketTypesText(invitation, types)}, at most ${invitation.maxTickets}`,
  },
  { id: 'good', head: 'Good', cell: validityText },
  { id: 'note', head: 'Note', spare: true, cell: ({ note }) => note },
  {
    id: 'invited',
    head: 'Invited',
    spare: true,
    sort: { by: 'createdAt', first: 'desc' },
    cell: ({ createdAt }) => <DateText value={createdAt} />,
  },
  {
    id: 'state',
    head: 'State',
    cell: ({ state }) => <Status kind={invitationKinds[state]}>{invitationLabels[state]}</Status>,
  },
];
