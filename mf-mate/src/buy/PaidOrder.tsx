import { useNavigate } from '@school/shared';
import { Button, Cluster, Loading, SkeletonText, Text, TextLink } from '@school/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { useGetHoldOrderQuery, type SaleName } from '../api';
import { orderPath, ticketsPath } from '../purchase/paths';
import { boxOffice } from '../content/event';
import { useBuyerForm } from '../details/useBuyerForm';
import { PanelFrame } from '../frame/PanelFrame';
import type { usePurchase } from '../purchase/usePurchase';

interface Props {
  readonly sale: SaleName;
  /** Identifies the hold and its order. */
  readonly token: string;
  readonly update: ReturnType<typeof usePurchase>['update'];
}

/** Tickets are issued within moments, so poll often (ms). */
const FRESH = { refetchOnMountOrArgChange: true, pollingInterval: 3_000 };

/** Leads from a paid order to its tickets, or says that the payment came too late and is refunded. */
export function PaidOrder({ sale, token, update }: Props) {
  const navigate = useNavigate();
  const { startOver } = useBuyerForm(sale);
  const { data: order } = useGetHoldOrderQuery({ 'hold-token': token }, FRESH);
  const key = order?.orderKey ?? undefined;
  const isGiven = order?.fulfilment === 'given' || order?.fulfilment === 'other_seats';
  const opens = isGiven ? key : undefined;

  const forget = () =>
    update({
      counts: {},
      seats: {},
      wheelchairs: {},
      holdToken: undefined,
      payment: undefined,
      code: undefined,
    });
  const goOn = useEffectEvent(() => {
    if (opens === undefined) return;
    startOver();
    void navigate(orderPath(opens), { replace: true });
  });
  useEffect(() => goOn(), [opens]);
  // Deleted only after this page is left, because a page without a purchase would lead back to the tickets.
  const forgetPaid = useEffectEvent(() => {
    if (opens !== undefined) forget();
  });
  useEffect(() => () => forgetPaid(), []);

  if (order?.fulfilment === 'sent_back') {
    return (
      <PanelFrame
        title="We are refunding your money"
        lead="Your payment came after the time was up, and no equal seats were free. We refund all of it to your card or mobile money account."
      >
        <Text>
          You need not do anything. We have written to {order.email}; with a card it can take a few days.
        </Text>
        <Cluster gap="s6">
          <Button tone="gold" to={ticketsPath(sale)} onClick={forget}>
            See what is left
          </Button>
          <TextLink plain href={`tel:${boxOffice.phone}`}>
            {boxOffice.phoneLabel}
          </TextLink>
        </Cluster>
      </PanelFrame>
    );
  }
  if (isGiven && opens === undefined) {
    return (
      <PanelFrame
        title="These tickets are paid"
        lead={`They are in the email that we sent to ${order.email}, with a private link to them.`}
      >
        <Button tone="gold" to={ticketsPath(sale)} onClick={forget}>
          Buy more tickets
        </Button>
      </PanelFrame>
    );
  }
  return (
    <PanelFrame title="Payment received!">
      <Loading label="Your tickets are being made">
        <SkeletonText lines={3} />
      </Loading>
    </PanelFrame>
  );
}
