import { island } from '@school/shared';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { TextLink } from '@school/shared/ui';
import { termsOf } from '../../../kit/list/filters';
import { List } from '../../../kit/list/List';
import { moneySum, ofTheseDays, Sums } from '../../../kit/list/Sums';
import { useListAddress } from '../../../kit/list/useListAddress';
import {
  useListTicketOrdersQuery,
  useListTicketTypesQuery,
  useResendTicketOrdersMutation,
  useSumTicketOrdersQuery,
  type StaffTicketType,
} from '../api';
import { useLiveTicketStatsQuery } from '../api/live';
import { bulkResend } from './bulkResend';
import { listQuery } from './listQuery';
import { columns, filtersFor } from './orderList';

const TicketOrderDrawer = island(
  'ticket-order',
  () => import('./TicketOrderDrawer').then((module) => module.TicketOrderDrawer),
  {
    when: 'load',
    fallback: null,
  },
);

const NONE: readonly StaffTicketType[] = [];

/** Every order of tickets with what became of it. One that is paid elsewhere is announced. */
export function TicketOrders() {
  const { data: types = NONE } = useListTicketTypesQuery();
  const filters = useMemo(() => filtersFor(types), [types]);
  const terms = useMemo(
    () => termsOf(filters, { sorts: ['createdAt', 'amount', 'name'], sort: 'createdAt', order: 'desc' }),
    [filters],
  );
  const address = useListAddress(terms);
  const result = useListTicketOrdersQuery(listQuery(address.asked), { refetchOnMountOrArgChange: true });
  const { search, filters: set } = address.asked;
  const summed = useSumTicketOrdersQuery(
    { ...(search && { search }), ...set },
    { refetchOnMountOrArgChange: true },
  );
  useOnSales(() => {
    void result.refetch();
    void summed.refetch();
  });
  const sums = summed.data;
  const type = types.find(({ id }) => id === set['type']);
  const [resend] = useResendTicketOrdersMutation();
  const [bulk] = useState(() =>
    bulkResend((ticketOrdersResend, key) => resend({ ticketOrdersResend, 'idempotency-key': key }).unwrap()),
  );

  return (
    <>
      <Sums
        result={summed}
        note={[type && countsOnly(type.name), ofTheseDays(set)].filter(Boolean).join(' ')}
        sums={[
          ['Tickets', sums?.tickets.toLocaleString('en-GB')],
          ['Paid', moneySum(sums?.paid)],
          ['Refunded', moneySum(sums?.refunded)],
          ['Net', moneySum(sums?.net)],
        ]}
      />
      <List
        what="orders"
        {...{ address, result, columns, filters }}
        searchHint="Name, e-mail, order or seat"
        rowKey={({ id }) => id}
        bulk={bulk}
        exportPath="/staff/ticket-orders/export"
        nothingYet={{
          title: 'Nobody has ordered tickets yet',
          children: 'The first order stands here as soon as somebody begins one.',
          action: <TextLink to="/admin/tickets/sale">Open a sale</TextLink>,
        }}
      />
      {address.asked.open !== '' && (
        <TicketOrderDrawer orderId={address.asked.open} onClose={address.close} />
      )}
    </>
  );
}

/** What the sums count under the filter Type: orders may hold tickets of other types too. */
const countsOnly = (type: string): string =>
  `Counts only tickets of the type ${type}, at what was paid for them. Rows show whole orders.`;

/** Asks anew when something was sold or went back. */
function useOnSales(ask: () => void): void {
  const { data } = useLiveTicketStatsQuery();
  const totals = data?.data?.totals;
  const askAgain = useEffectEvent(ask);
  const known = totals && `${totals.people} ${totals.income} ${totals.refunded}`;
  useEffect(() => {
    if (known !== undefined) askAgain();
  }, [known]);
}
