import { useEffect, useEffectEvent, useState } from 'react';
import { defineStaffList, moneySum, ofTheseDays, optionsOf, Quiet, Whole } from '@school/shared/staff/list';
import { lazyPart } from '@school/shared/staff/page';
import { Status } from '@school/shared/staff/ui';
import { DateText, Money, TextLink } from '@school/shared/ui';
import {
  useListTicketOrdersQuery,
  useListTicketTypesQuery,
  useResendTicketOrdersMutation,
  useSumTicketOrdersQuery,
  type StaffTicketType,
} from '../api';
import { useLiveTicketStatsQuery } from '../api/live';
import { methodLabels, orderKinds, orderLabels, saleLabels } from '../labels';
import { TicketFrame } from '../TicketFrame';
import { bulkResend } from './bulkResend';

const NONE: readonly StaffTicketType[] = [];

const TicketOrders = defineStaffList({
  useData: () => useListTicketTypesQuery().data ?? NONE,
  what: 'orders',
  useRows: (request, options) => useListTicketOrdersQuery(request, options),
  rowKey: ({ id }) => id,
  columns: (column) => [
    column.name('Buyer', ({ name }) => name),
    { id: 'number', head: 'Order', cell: ({ number }) => <Whole>{number}</Whole> },
    {
      ...column.date('date', 'Started', 'createdAt'),
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
  ],
  filters: (types) => [
    { name: 'state', label: 'State', all: 'All states', options: optionsOf(orderLabels) },
    { name: 'sale', label: 'Sale', all: 'All sales', options: optionsOf(saleLabels) },
    {
      name: 'type',
      label: 'Type',
      all: 'All types',
      options: types.map(({ id, name }) => ({ value: id, label: name })),
    },
    { name: 'method', label: 'Method', all: 'All methods', options: optionsOf(methodLabels) },
  ],
  sort: 'createdAt',
  searchHint: 'Name, email, order or seat',
  exportPath: '/staff/ticket-orders/export',
  useBulk: () => {
    const [resend] = useResendTicketOrdersMutation();
    const [bulk] = useState(() =>
      bulkResend((ticketOrdersResend, key) =>
        resend({ ticketOrdersResend, 'idempotency-key': key }).unwrap(),
      ),
    );
    return bulk;
  },
  useSums: ({ search, filters }, types) => {
    const result = useSumTicketOrdersQuery(
      { ...(search && { search }), ...filters },
      { refetchOnMountOrArgChange: true },
    );
    const { data } = result;
    const type = types.find(({ id }) => id === filters['type']);
    return {
      result,
      note: [type && countsOnly(type.name), ofTheseDays(filters)].filter(Boolean).join(' '),
      sums: [
        ['Tickets', data?.tickets.toLocaleString('en-GB')],
        ['Paid', moneySum(data?.paid)],
        ['Refunded', moneySum(data?.refunded)],
        ['Net', moneySum(data?.net)],
      ],
    };
  },
  useEffects: ({ refetch }) => useRefetchOnSales(refetch),
  empty: {
    title: 'No orders yet',
    text: 'Orders appear here as soon as a buyer starts one.',
    action: <TextLink to="/admin/tickets/sale">Open a sale</TextLink>,
  },
  Drawer: lazyPart('ticket-order', () =>
    import('./TicketOrderDrawer').then((module) => module.TicketOrderDrawer),
  ),
});

/** Explains the totals with a filter by type, because orders may have tickets of other types. */
const countsOnly = (type: string): string =>
  `Counts only tickets of the type ${type}, at the price paid. Rows show whole orders.`;

/** Refetches after each sale and refund. */
function useRefetchOnSales(refetch: () => void): void {
  const totals = useLiveTicketStatsQuery().data?.data?.totals;
  const onChange = useEffectEvent(refetch);
  const counts = totals && `${totals.people} ${totals.income} ${totals.refunded}`;
  useEffect(() => {
    if (counts !== undefined) onChange();
  }, [counts]);
}

export function TicketOrdersPage() {
  return (
    <TicketFrame page="orders">
      <TicketOrders />
    </TicketFrame>
  );
}
