import styled from 'styled-components';
import { formatMoney } from '@school/shared/format';
import { Loaded, ModalButton } from '@school/shared/staff/forms';
import { lazyPart, Part, PartTitle } from '@school/shared/staff/page';
import { Status } from '@school/shared/staff/ui';
import { color } from '@school/shared/theme';
import { Skeleton, Table, Text, type Column } from '@school/shared/ui';
import { POLLED } from '../../../kit/forms/polled';
import {
  useListPromoCodesQuery,
  useListTicketTypesQuery,
  type PromoCode,
  type StaffTicketType,
} from '../api';
import { timesOfSale } from './describeSale';
import { PartHead } from './PartHead';

const PromoCodeForm = lazyPart(
  'promo code',
  () => import('./PromoCodeForm').then((module) => module.PromoCodeForm),
  <Skeleton height={560} />,
);
const NewPromoCodeForm = lazyPart(
  'new promo code',
  () => import('./NewPromoCodeForm').then((module) => module.NewPromoCodeForm),
  <Skeleton height={900} />,
);

const NO_TYPES: readonly StaffTicketType[] = [];

export function PromoCodes() {
  const result = useListPromoCodesQuery(undefined, POLLED);
  const { data: types = NO_TYPES } = useListTicketTypesQuery();
  return (
    <Part aria-labelledby="codes">
      <PartHead>
        <PartTitle id="codes">Promo codes</PartTitle>
        <ModalButton label="New code" title="New promo code" tone="ink">
          {(close) => <NewPromoCodeForm types={types} onDone={close} />}
        </ModalButton>
      </PartHead>
      <Loaded what="promo codes" result={result} height={240}>
        {(codes) =>
          codes.length === 0 ? (
            <Text muted>No promo codes yet.</Text>
          ) : (
            <Table
              caption="Promo codes"
              columns={columnsFor(types)}
              rows={codes}
              rowKey={({ id }) => id}
              dense
            />
          )
        }
      </Loaded>
    </Part>
  );
}

const columnsFor = (types: readonly StaffTicketType[]): readonly Column<PromoCode>[] => [
  {
    id: 'code',
    head: 'Code',
    bare: true,
    cell: ({ code, note }) => (
      <>
        <Code>{code}</Code>
        {note && <Note>{note}</Note>}
      </>
    ),
  },
  {
    id: 'value',
    head: 'Discount',
    cell: ({ kind, value }) => (kind === 'percent' ? `${value} %` : formatMoney(value)),
  },
  {
    id: 'types',
    head: 'For',
    cell: (code) =>
      code.types === null
        ? 'all types'
        : code.types.map((id) => types.find((type) => type.id === id)?.name ?? id).join(', '),
  },
  {
    id: 'uses',
    head: 'Used',
    align: 'end',
    cell: ({ uses, maxUses }) => (maxUses === null ? uses : `${uses} of ${maxUses}`),
  },
  {
    id: 'times',
    head: 'Valid',
    cell: ({ startsAt, endsAt }) =>
      startsAt || endsAt ? timesOfSale({ opensAt: startsAt, closesAt: endsAt }) : 'always',
  },
  {
    id: 'state',
    head: 'State',
    cell: ({ isActive }) => (
      <Status kind={isActive ? 'done' : 'withdrawn'}>{isActive ? 'Active' : 'Switched off'}</Status>
    ),
  },
  {
    id: 'change',
    head: 'Edit',
    bare: true,
    cell: (code) => (
      <ModalButton label="Edit" of={code.code} title={`Edit ${code.code}`}>
        {(close) => <PromoCodeForm code={code} onDone={close} />}
      </ModalButton>
    ),
  },
];

const Code = styled.b`
  overflow-wrap: anywhere;
`;

const Note = styled.small`
  display: block;
  font-weight: 400;
  color: ${color.muted};
  overflow-wrap: anywhere;
`;
