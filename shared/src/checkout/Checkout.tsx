import { useFlutterwave } from 'flutterwave-react-v3';
import { useEffect, useEffectEvent, useRef } from 'react';
import { loadCheckout, type CheckoutAnswer, type CheckoutOptions } from './loadCheckout';
import type { CheckoutSession } from './checkoutSession';

/** Opens the checkout for one payment and reports its result once. Renders nothing. */
export function Checkout({ session }: { readonly session: CheckoutSession }) {
  const { checkout, onEnd, onUnreachable } = session;
  const hasEnded = useRef(false);
  const close = useRef<() => void>(undefined);

  function end(report: () => void) {
    if (hasEnded.current) return;
    hasEnded.current = true;
    close.current?.();
    report();
  }

  const handlers: Pick<CheckoutOptions, 'onAnswer' | 'onOpened'> = {
    // The checkout may call it twice, and for an earlier payment.
    onAnswer: ({ tx_ref, transaction_id }: CheckoutAnswer) => {
      if (tx_ref === checkout.txRef) end(() => onEnd(String(transaction_id)));
    },
    onOpened: (closeCheckout) => (close.current = closeCheckout),
  };
  const open = useFlutterwave({
    ...handlers,
    public_key: checkout.publicKey,
    tx_ref: checkout.txRef,
    amount: checkout.amount / 100,
    currency: checkout.currency,
    payment_options: checkout.paymentOptions,
    customer: {
      email: checkout.customer.email,
      name: checkout.customer.name,
      phone_number: checkout.customer.phone,
    },
    customizations: { title: checkout.title, description: checkout.description, logo: '' },
  });

  const start = useEffectEvent(() => {
    loadCheckout(checkout.scriptUrl).then(
      () => {
        if (!hasEnded.current)
          open({ callback: () => undefined, onClose: () => end(() => onEnd(undefined)) });
      },
      (error: unknown) => end(() => onUnreachable(error)),
    );
  });
  const leave = useEffectEvent(() => end(() => undefined));
  useEffect(() => {
    start();
    return () => leave();
  }, []);

  return null;
}
