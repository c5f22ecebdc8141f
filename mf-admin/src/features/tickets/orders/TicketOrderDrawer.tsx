import { useEffect } from 'react';
import { island } from '@school/shared';
import { Loading, Skeleton, SkeletonText } from '@school/shared/ui';
import { RecordHistory } from '../../../kit/audit/RecordHistory';
import { EntryDrawer } from '../../../kit/detail/EntryDrawer';
import { Status } from '../../../kit/ui/Status';
import { useGetTicketOrderDetailQuery } from '../api';
import { orderKinds, orderLabels } from '../labels';
import { isMoneyUnderWay } from './isMoneyUnderWay';

const TicketOrderDetails = island(
  'ticket order',
  () => import('./TicketOrderDetails').then((module) => module.TicketOrderDetails),
  {
    when: 'load',
    fallback: (
      <Loading label="Loading the order">
        <SkeletonText lines={12} />
      </Loading>
    ),
  },
);
const TicketOrderActions = island(
  'ticket order actions',
  () => import('./TicketOrderActions').then((module) => module.TicketOrderActions),
  { when: 'load', fallback: <Skeleton height={44} /> },
);

interface Props {
  /** The order that is open. */
  readonly orderId: string;
  readonly onClose: () => void;
}

/** So often an order is asked for while money goes back. Milliseconds. */
const EVERY_MS = 3_000;

/** An order with its tickets and all that ever happened to it. */
export function TicketOrderDrawer({ orderId, onClose }: Props) {
  const result = useGetTicketOrderDetailQuery(
    { orderId },
    { skip: orderId === '', refetchOnMountOrArgChange: true },
  );
  useRefetchWhile(result.currentData !== undefined && isMoneyUnderWay(result.currentData), result.refetch);
  return (
    <EntryDrawer
      what="order"
      kind="ticket-order"
      history={<RecordHistory key={orderId} record={orderId} />}
      id={orderId}
      {...{ result, onClose }}
      head={(order) => ({
        title: order.name,
        above: order.number,
        below: <Status kind={orderKinds[order.state]}>{orderLabels[order.state]}</Status>,
      })}
      actions={(order) => order.state === 'paid' && <TicketOrderActions order={order} />}
    >
      {(order) => <TicketOrderDetails order={order} />}
    </EntryDrawer>
  );
}

function useRefetchWhile(isUnderWay: boolean, refetch: () => unknown): void {
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => void refetch(), EVERY_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, refetch]);
}
