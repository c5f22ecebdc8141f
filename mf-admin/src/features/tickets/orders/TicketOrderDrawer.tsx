import { useEffect } from 'react';
import { defineDrawer } from '@school/shared/staff/drawer';
import { lazyPart } from '@school/shared/staff/page';
import { Status } from '@school/shared/staff/ui';
import { Loading, Skeleton, SkeletonText } from '@school/shared/ui';
import { useGetTicketOrderDetailQuery } from '../api';
import { orderKinds, orderLabels } from '../labels';
import { isRefundPending } from './orderRules';

const TicketOrderDetails = lazyPart(
  'ticket order',
  () => import('./TicketOrderDetails').then((module) => module.TicketOrderDetails),
  <Loading label="Loading the order">
    <SkeletonText lines={12} />
  </Loading>,
);
const TicketOrderActions = lazyPart(
  'ticket order actions',
  () => import('./TicketOrderActions').then((module) => module.TicketOrderActions),
  <Skeleton height={44} />,
);

/** Milliseconds between two requests while a refund is pending. */
const EVERY_MS = 3_000;

export const TicketOrderDrawer = defineDrawer({
  what: 'order',
  kind: 'ticket-order',
  useEntry: (orderId, options) => {
    const result = useGetTicketOrderDetailQuery({ orderId }, options);
    useRefetchWhile(result.currentData !== undefined && isRefundPending(result.currentData), result.refetch);
    return result;
  },
  head: (order) => ({
    title: order.name,
    above: order.number,
    below: <Status kind={orderKinds[order.state]}>{orderLabels[order.state]}</Status>,
  }),
  actions: (order) => order.state === 'paid' && <TicketOrderActions order={order} />,
  body: (order) => <TicketOrderDetails order={order} />,
});

function useRefetchWhile(isPending: boolean, refetch: () => unknown): void {
  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(() => void refetch(), EVERY_MS);
    return () => clearInterval(timer);
  }, [isPending, refetch]);
}
