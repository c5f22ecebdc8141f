import styled from 'styled-components';
import { Loaded, ModalButton } from '@school/shared/staff/forms';
import { lazyPart, Part, PartTitle } from '@school/shared/staff/page';
import { Status } from '@school/shared/staff/ui';
import { color } from '@school/shared/theme';
import { Money, Progress, Skeleton, Table, type Column } from '@school/shared/ui';
import { POLLED } from '../../../kit/forms/polled';
import { useListTicketTypesQuery, type StaffTicketType } from '../api';
import { saleLabels } from '../labels';
import { PartHead } from './PartHead';

const TypeForm = lazyPart(
  'type form',
  () => import('./TypeForm').then((module) => module.TypeForm),
  <Skeleton height={560} />,
);
const NewTypeForm = lazyPart(
  'new type',
  () => import('./NewTypeForm').then((module) => module.NewTypeForm),
  <Skeleton height={900} />,
);

const columns: readonly Column<StaffTicketType>[] = [
  {
    id: 'name',
    head: 'Type',
    bare: true,
    cell: ({ name, note }) => (
      <>
        <Name>{name}</Name>
        <Note>{note}</Note>
      </>
    ),
  },
  { id: 'sale', head: 'Sale', cell: ({ sale }) => saleLabels[sale] },
  { id: 'price', head: 'Price', align: 'end', cell: ({ price }) => <Money pesewas={price} /> },
  {
    id: 'stock',
    head: 'Sold and held',
    cell: ({ name, sold, held, capacity, waiting }) => (
      <Stock>
        <Progress compact value={sold + held} max={capacity} label={`${name}, share of stock`} />
        <small>
          {sold} sold, {held} held, of {capacity}
          {waiting > 0 && <span>{`; ${waiting} waiting`}</span>}
        </small>
      </Stock>
    ),
  },
  {
    id: 'open',
    head: 'State',
    cell: ({ isOpen, left }) => (
      <Status kind={!isOpen ? 'withdrawn' : left > 0 ? 'done' : 'returned'} whole>
        {!isOpen ? 'Not for sale' : left > 0 ? 'For sale' : 'Sold out'}
      </Status>
    ),
  },
  {
    id: 'change',
    head: 'Edit',
    bare: true,
    cell: (type) => (
      <ModalButton label="Edit" of={type.name} title={`Edit ${type.name}`}>
        {(close) => <TypeForm type={type} onDone={close} />}
      </ModalButton>
    ),
  },
];

/** The ticket types with price and stock. */
export function TicketTypes() {
  const result = useListTicketTypesQuery(undefined, POLLED);
  return (
    <Part aria-labelledby="types">
      <PartHead>
        <PartTitle id="types">Ticket types</PartTitle>
        <ModalButton label="New type" title="New ticket type" tone="ink">
          {(close) => <NewTypeForm onDone={close} />}
        </ModalButton>
      </PartHead>
      <Loaded what="ticket types" result={result} height={640}>
        {(types) => (
          <Table
            caption="Ticket types"
            columns={columns}
            rows={types}
            rowKey={({ id }) => id}
            dense
            empty="No ticket types yet."
          />
        )}
      </Loaded>
    </Part>
  );
}

const Name = styled.b`
  overflow-wrap: anywhere;
`;

const Note = styled.small`
  display: block;
  font-weight: 400;
  color: ${color.muted};
  overflow-wrap: anywhere;
`;

const Stock = styled.div`
  display: grid;
  gap: 4px;
  width: 160px;
  max-width: 100%;
`;
