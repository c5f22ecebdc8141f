import { CheckoutFrame } from '@school/shared/checkout';
import { media, space } from '@school/shared/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useGetHoldOrderQuery, type TicketHold } from '../api';
import { PanelFrame } from '../frame/PanelFrame';
import { AwaitedPayment } from '../payment/AwaitedPayment';
import { useTicketPayment } from '../payment/useTicketPayment';
import type { Purchase } from '../purchase/purchase';
import type { usePurchase } from '../purchase/usePurchase';
import type { SaleFacts } from '../sale/saleFacts';
import { BuyerFormView } from './BuyerFormView';
import { Review } from './Review';
import { useBuyerForm } from './useBuyerForm';
import { usePrice } from './usePrice';

interface Props {
  readonly sale: SaleFacts;
  readonly purchase: Purchase;
  readonly update: ReturnType<typeof usePurchase>['update'];
  readonly hold: TicketHold;
  readonly above: ReactNode;
  readonly bar: ReactNode;
  /** Reloads the hold. */
  readonly ask: () => void;
}

/** Buyer, price and payment, or the wait for a pending payment. */
export function DetailsStep({ sale, purchase, update, hold, above, bar, ask }: Props) {
  const form = useBuyerForm(sale.name);
  const token = purchase.holdToken ?? '';
  const price = usePrice(token, hold);
  const isPending = hold.isPaymentPending;
  const payment = useTicketPayment({ token, purchase, update, isPending, ask });
  const review = <Review sale={sale.name} hold={hold} price={price.price} />;
  const { data: order } = useGetHoldOrderQuery({ 'hold-token': token }, { skip: !hold.hasOrder });

  // Also after the payment, until the hold reports it.
  if (purchase.payment?.isAwaited || isPending) {
    const amount = order?.amount ?? price.amount;
    const method = (order?.method ?? form.method) === 'card' ? 'card' : 'mobile_money';
    return (
      <PanelFrame
        title={method === 'card' ? 'Your payment is on its way' : 'Now approve it on your phone'}
        above={above}
        bar={bar}
      >
        <Split>
          <AwaitedPayment {...{ token, amount, method, payment }} record={purchase.payment} />
          {review}
        </Split>
      </PanelFrame>
    );
  }
  return (
    <PanelFrame title="Who are the tickets for?" above={above} bar={bar}>
      <Split>
        <BuyerFormView {...{ form, hold, price, payment }} />
        {review}
      </Split>
      <CheckoutFrame session={payment.session} />
    </PanelFrame>
  );
}

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: ${space.s10} ${space.split};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    > :last-child {
      order: -1;
    }
  }
`;
