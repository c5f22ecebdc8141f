import { importChunk } from '@school/shared';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UnpaidReason } from './NotPaidYet';
import type { PaymentHost } from './paymentFlow';
import type { LocalPayment, Payment, PaymentOptions } from './paymentOptions';
import type { PaymentState } from './paymentStates';
import { useCheckout } from './useCheckout';

/** The steps load with the first payment, so they cost nothing before. */
const loadSteps = () => importChunk('payment', () => import('./paymentChunk'));

const UNPAID: readonly PaymentState[] = ['closed', 'failed', 'expired'] satisfies UnpaidReason[];

/** Returns the state of a payment. The stored record takes precedence, because another tab may have updated it. */
const stateOf: PaymentHost<never>['stateOf'] = ({ record, isPending }, { state, txRef }) => {
  if (record?.isPaid) return 'paid';
  if (record?.isAwaited || isPending) return 'awaited';
  return state === 'ready' && record?.txRef && record.txRef !== txRef ? 'left' : state;
};

/**
 * Manages the payment of one order, from the form until the API confirms it. The page itself never decides that money
 * was received: each step asks the API and applies its answer (`paymentStates.ts`). The caller renders `<CheckoutFrame
 * session={session} />`.
 */
export function usePayment<Order>(options: PaymentOptions<Order>): Payment<Order> {
  const { session, open } = useCheckout();
  const [local, show] = useState<LocalPayment>({ state: 'ready' });
  const host = useRef<PaymentHost<Order>>({ options, local, open, show, stateOf });
  const state = stateOf(options, local);
  const txRef = options.record?.txRef;

  useEffect(() => {
    Object.assign(host.current, { options, open });
  });

  // This page does not know how it ended.
  useEffect(() => {
    if (state === 'left' && txRef)
      loadSteps().then(
        (steps) => steps.askAboutLeft(host.current, txRef),
        () => undefined,
      );
  }, [state, txRef]);

  // Another tab has paid or waits for money. A checkout that stays open could be paid a second time.
  useEffect(() => {
    if (session && state !== 'open') session.onEnd(undefined);
  }, [session, state]);

  const onPaid = useEffectEvent(() => options.onPaid?.());
  useEffect(() => {
    if (state === 'paid') onPaid();
  }, [state]);

  return {
    state,
    unpaidReason: UNPAID.includes(state) ? (state as UnpaidReason) : undefined,
    session,
    pay: (order) => loadSteps().then((steps) => steps.pay(host.current, order)),
    report: (answer) => loadSteps().then((steps) => steps.report(host.current, answer)),
  };
}
