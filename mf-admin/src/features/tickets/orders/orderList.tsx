import styled from 'styled-components';
import { color } from '@school/shared/theme';
import { DateText, Money } from '@school/shared/ui';
import type { ListColumn } from '../../../kit/list/columns';
import { optionsOf, type ListFilter } from '../../../kit/list/filters';
import { RowButton } from '../../../kit/list/Rows';
import { Status } from '../../../kit/ui/Status';
import type { StaffTicketType, TicketOrderRow } from '../api';
import { methodLabels, orderKinds, orderLabels, saleLabels } from '../labels';

export const columns: readonly ListColumn<TicketOrderRow>[] = [
  {
    id: 'name',
    head: 'Buyer',
    bare: true,
    sort: { by: 'name', first: 'asc' },
    cell: ({ name }) => <RowButton>{name}</RowButton>,
  },
  { id: 'number', head: 'Order', cell: ({ number }) => <Whole>{number}</Whole> },
  {
    id: 'date',
    head: 'Begun',
    sort: { by: 'createdAt', first: 'desc' },
    cell: ({ createdAt }) => (
      <Whole>
        <DateText value={createdAt} />
      </Whole>
    ),
  },
  { id: 'sale', head: 'Sale', cell: ({ sale }) => saleLabels[sale] },
  { id: 'tickets', head: 'Tickets', align: 'end', cell: ({ tickets }) => tickets },
  {
    id: 'amount',
    head: 'Amount',
    align: 'end',
    sort: { by: 'amount', first: 'desc' },
    cell: ({ amount }) => <Money pesewas={amount} />,
  },
  {
    id: 'state',
    head: 'State',
    cell: ({ state, refunded }) => (
      <>
        <Status kind={orderKinds[state]}>{orderLabels[state]}</Status>
        {state === 'paid' && refunded > 0 && <Quiet> partly refunded</Quiet>}
      </>
    ),
  },
  { id: 'method', head: 'Method', spare: true, cell: ({ method }) => methodLabels[method] },
];

/** The filters; the types are those that the API knows. */
export const filtersFor = (types: readonly StaffTicketType[]): readonly ListFilter[] => [
  { name: 'state', label: 'State', all: 'All states', options: optionsOf(orderLabels) },
  { name: 'sale', label: 'Sale', all: 'All sales', options: optionsOf(saleLabels) },
  {
    name: 'type',
    label: 'Type',
    all: 'All types',
    options: types.map(({ id, name }) => ({ value: id, label: name })),
  },
  { name: 'method', label: 'Method', all: 'All methods', options: optionsOf(methodLabels) },
];

/** Is easier to read on one line. */
const Whole = styled.span`
  white-space: nowrap;
`;

const Quiet = styled.span`
  color: ${color.muted};
`;
