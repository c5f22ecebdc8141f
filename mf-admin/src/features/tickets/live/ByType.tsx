import styled from 'styled-components';
import { Part, PartTitle } from '@school/shared/staff/page';
import { Money, Progress, Table, type Column } from '@school/shared/ui';
import type { TicketStats } from '../api';
import { saleLabels } from '../labels';

type TypeStats = TicketStats['types'][number];

const columns: readonly Column<TypeStats>[] = [
  { id: 'name', head: 'Type', bare: true, cell: ({ name }) => <Name>{name}</Name> },
  { id: 'sale', head: 'Sale', cell: ({ sale }) => saleLabels[sale] },
  {
    id: 'share',
    head: 'Share of stock',
    cell: ({ name, sold, capacity }) => (
      <Share>
        <Progress compact value={sold} max={capacity} label={`${name}, sold share of stock`} />
      </Share>
    ),
  },
  {
    id: 'sold',
    head: 'Sold',
    align: 'end',
    cell: ({ sold, capacity }) => `${sold}\u00a0of\u00a0${capacity}`,
  },
  { id: 'held', head: 'Held', align: 'end', cell: ({ held }) => held },
  { id: 'in', head: 'Checked in', align: 'end', cell: ({ checkedIn }) => checkedIn },
  { id: 'income', head: 'Income', align: 'end', cell: ({ income }) => <Money pesewas={income} /> },
];

/** Sold, held and checked-in tickets by type. */
export function ByType({ stats: { types } }: { readonly stats: TicketStats }) {
  return (
    <Part aria-labelledby="by-type">
      <PartTitle id="by-type">By type</PartTitle>
      <Table caption="Tickets by type" columns={columns} rows={types} rowKey={({ id }) => id} dense />
    </Part>
  );
}

const Name = styled.b`
  overflow-wrap: anywhere;
`;

const Share = styled.div`
  width: 160px;
  max-width: 100%;
`;
