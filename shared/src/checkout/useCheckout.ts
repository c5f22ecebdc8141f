import { useState } from 'react';
import type { CheckoutDetails, CheckoutSession } from './checkoutSession';

/** Opens the checkout, one payment at a time; render `<CheckoutFrame session={session} />` where it is used. */
export function useCheckout() {
  const [session, setSession] = useState<CheckoutSession>();

  /**
   * Resolves when the checkout is closed, with the transaction's id if a payment was made there.
   * @throws why it cannot be opened
   */
  const open = (checkout: CheckoutDetails): Promise<string | undefined> =>
    new Promise<string | undefined>((onEnd, onUnreachable) => {
      setSession({ checkout, onEnd, onUnreachable });
    }).finally(() => setSession(undefined));

  return { session, open };
}
