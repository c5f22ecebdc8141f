import styled from 'styled-components';
import { color, space } from '@school/shared/theme';
import type { Column } from '@school/shared/ui';
import { formatDateTime } from '../../detail/formatDateTime';
import { Status } from '../../ui/Status';
import type { Invitation, StaffTicketType } from '../api';
import { saleLabels } from '../labels';
import { InvitationActions } from './InvitationActions';
import { invitationKinds, invitationLabels, stateOfInvitation } from './invitationState';

/** The columns of the invitations. @param types name what each opens */
export const columnsFor = (types: readonly StaffTicketType[]): readonly Column<Invitation>[] => [
  {
    id: 'name',
    head: 'Guest',
    bare: true,
    cell: ({ name, email, note }) => (
      <Guest>
        <b>{name ?? 'Whoever has the code'}</b>
        {email && <span>{email}</span>}
        {note && <small>{note}</small>}
      </Guest>
    ),
  },
  { id: 'code', head: 'Code', cell: ({ code }) => <code>{code}</code> },
  {
    id: 'types',
    head: 'For',
    cell: ({ sale, types: ids, maxTickets }) => {
      const names = ids.map((id) => types.find((type) => type.id === id)?.name ?? id).join(', ');
      return `${saleLabels[sale]}: ${names}, at most ${maxTickets}`;
    },
  },
  {
    id: 'until',
    head: 'Good',
    cell: ({ validFrom, validUntil }) =>
      [
        validFrom && `from ${formatDateTime(validFrom)}`,
        validUntil && `until ${formatDateTime(validUntil)} UTC`,
      ]
        .filter(Boolean)
        .join(' ') || 'always',
  },
  {
    id: 'state',
    head: 'State',
    cell: (invitation) => {
      const state = stateOfInvitation(invitation);
      return <Status kind={invitationKinds[state]}>{invitationLabels[state]}</Status>;
    },
  },
  {
    id: 'change',
    head: 'Change',
    bare: true,
    cell: (invitation) => <InvitationActions invitation={invitation} />,
  },
];

const Guest = styled.span`
  display: grid;
  gap: 0 ${space.s2};
  overflow-wrap: anywhere;
  span,
  small {
    font-weight: 400;
  }
  small {
    color: ${color.muted};
  }
`;
