import { useState } from 'react';
import type { CheckoutDetails, CheckoutSession } from './checkoutSession';

/** Opens the checkout, one payment at a time. The caller renders `<CheckoutFrame session={session} />`. */
export function useCheckout() {
  const [session, setSession] = useState<CheckoutSession>();

  /**
   * Opens the checkout. Resolves when it is closed, with the transaction's id if a payment was made.
   * @throws when it cannot be opened
   */
  const open = (checkout: CheckoutDetails): Promise<string | undefined> =>
    new Promise<string | undefined>((onEnd, onUnreachable) => {
      setSession({ checkout, onEnd, onUnreachable });
    }).finally(() => setSession(undefined));

  return { session, open };
}
