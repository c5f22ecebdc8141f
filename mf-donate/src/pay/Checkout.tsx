import { useFlutterwave } from 'flutterwave-react-v3';
import { useEffect, useEffectEvent, useRef } from 'react';
import { loadCheckout, type CheckoutAnswer, type CheckoutOptions } from './loadCheckout';
import type { Till } from './till';

/** Opens the checkout for one payment, and tells once what came of it. Shows nothing of its own. */
export function Checkout({ till }: { readonly till: Till }) {
  const { checkout, ended, unreachable } = till;
  const over = useRef(false);
  const close = useRef<() => void>(undefined);

  function end(tell: () => void) {
    if (over.current) return;
    over.current = true;
    close.current?.();
    tell();
  }

  const ours: Pick<CheckoutOptions, 'heard' | 'opened'> = {
    // It may be called twice, and for a payment that was opened before.
    heard: ({ tx_ref, transaction_id }: CheckoutAnswer) => {
      if (tx_ref === checkout.txRef) end(() => ended(String(transaction_id)));
    },
    opened: (closeIt) => (close.current = closeIt),
  };
  const open = useFlutterwave({
    ...ours,
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

  const begin = useEffectEvent(() => {
    loadCheckout(checkout.scriptUrl).then(
      () => {
        if (!over.current) open({ callback: () => undefined, onClose: () => end(() => ended(undefined)) });
      },
      (error: unknown) => end(() => unreachable(error)),
    );
  });
  const leave = useEffectEvent(() => end(() => undefined));
  useEffect(() => {
    begin();
    return () => leave();
  }, []);

  return null;
}
