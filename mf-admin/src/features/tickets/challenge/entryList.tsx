import styled from 'styled-components';
import { DateText } from '@school/shared/ui';
import type { ListColumn } from '../../../kit/list/columns';
import { termsOf } from '../../../kit/list/filters';
import { RowButton } from '../../../kit/list/Rows';
import { statusFilter } from '../../../kit/status/filter';
import { Status } from '../../../kit/ui/Status';
import type { ChallengeSheetRow } from '../api';
import { statusKinds, statusLabels } from './labels';

export const filters = [statusFilter(statusLabels)];

export const terms = termsOf(filters, {
  sorts: ['receivedAt', 'artist', 'age'],
  sort: 'receivedAt',
  order: 'desc',
});

export const columns: readonly ListColumn<ChallengeSheetRow>[] = [
  {
    id: 'artist',
    head: 'Artist',
    bare: true,
    sort: { by: 'artist', first: 'asc' },
    cell: ({ artist }) => <RowButton>{artist}</RowButton>,
  },
  { id: 'reference', head: 'Reference', cell: ({ reference }) => <Whole>{reference}</Whole> },
  {
    id: 'received',
    head: 'Received',
    sort: { by: 'receivedAt', first: 'desc' },
    cell: ({ receivedAt }) => <DateText value={receivedAt} />,
  },
  {
    id: 'age',
    head: 'Age',
    align: 'end',
    sort: { by: 'age', first: 'asc' },
    cell: ({ age }) => age,
  },
  { id: 'place', head: 'School or town', cell: ({ place }) => <Prose>{place}</Prose> },
  { id: 'piece', head: 'Piece', cell: ({ piece }) => <Prose>{piece}</Prose> },
  {
    id: 'status',
    head: 'Status',
    cell: ({ status }) => <Status kind={statusKinds[status]}>{statusLabels[status]}</Status>,
  },
];

/** What artists write; a long word breaks, and a short one stays whole. */
const Prose = styled.span`
  display: inline-block;
  min-width: 8ch;
  white-space: normal;
  overflow-wrap: anywhere;
`;

/** Is easier to read on one line. */
const Whole = styled.span`
  white-space: nowrap;
`;
