import { codeOfApiError } from '@school/shared/api';
import { useApiMutation } from '@school/shared/form';
import { useCheckout, type UnpaidReason } from '@school/shared/checkout';
import { useEffect, useRef, useState } from 'react';
import type { PaymentConfirmation, TicketBuyer } from '../api';
import type { PaymentUnderWay, Purchase } from '../purchase/purchase';
import type { usePurchase } from '../purchase/usePurchase';

interface Options {
  /** Of the hold. */
  readonly token: string;
  readonly purchase: Purchase;
  readonly update: ReturnType<typeof usePurchase>['update'];
  /** Asks for the hold anew: it knows of the tickets as soon as they are paid. */
  readonly ask: () => void;
}

/** The payment of an order. Only the API says that money has come; the hold then shows the tickets. */
export function useTicketPayment({ token, purchase, update, ask }: Options) {
  const start = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.startTicketOrder));
  const confirm = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.confirmPayment));
  const { session, open } = useCheckout();
  const [unpaidReason, setUnpaidReason] = useState<UnpaidReason>();
  const [isArriving, setIsArriving] = useState(false);
  const confirmedTxRef = useRef<string>(undefined);
  const underWay = purchase.payment;

  function handleState({ state, needsStaff }: PaymentConfirmation, payment: PaymentUnderWay | undefined) {
    if (state === 'paid' || state === 'refunded') {
      setIsArriving(true);
    } else if (state === 'pending' || needsStaff || (state === 'created' && payment?.transactionId)) {
      update({ payment: payment && { ...payment, isAwaited: true } });
    } else if (state === 'created') {
      // It may have been paid all the same: the next visit asks again.
      update({ payment });
      setUnpaidReason('closed');
    } else {
      update({ payment: undefined });
      setUnpaidReason(state);
    }
    ask();
  }

  /** @throws what the form shows: refusals of the API, and a checkout that cannot be opened */
  async function pay(ticketBuyer: TicketBuyer): Promise<void> {
    setUnpaidReason(undefined);
    const { order, checkout } = await start({ 'hold-token': token, ticketBuyer }).catch(
      (failure: unknown) => {
        // Another window may have chosen other tickets: what is held now has to be on the page before it is paid.
        if (codeOfApiError(failure) === 'total_changed') ask();
        throw failure;
      },
    );
    if (!checkout) return handleState(order, underWay);
    const opened = { txRef: checkout.txRef };
    confirmedTxRef.current = checkout.txRef;
    update({ payment: opened });
    const transactionId = await open(checkout);
    await confirmClosed({ ...opened, ...(transactionId && { transactionId }) });
  }

  /** Asks what came of a checkout that was closed. Without an answer, a payment that was made is awaited. */
  async function confirmClosed(payment: PaymentUnderWay): Promise<void> {
    const { txRef, transactionId } = payment;
    await confirm({ paymentClaim: { txRef, ...(transactionId && { transactionId }) } }).then(
      (confirmation) => handleState(confirmation, payment),
      () => handleState({ state: 'created', needsStaff: false }, payment),
    );
  }

  // The page was left with the checkout open, so how it ended is not known here.
  useEffect(() => {
    if (!underWay || underWay.isAwaited || underWay.txRef === confirmedTxRef.current) return;
    confirmedTxRef.current = underWay.txRef;
    confirm({ paymentClaim: { txRef: underWay.txRef } }).then(
      (confirmation) => confirmation.state !== 'created' && handleState(confirmation, underWay),
      // Anyone who sends the form again is told by the API what has been paid.
      () => undefined,
    );
  });

  return { pay, session, unpaidReason, isArriving, handleState };
}

export type TicketPayment = ReturnType<typeof useTicketPayment>;
