import { useCheckout, type CheckoutDetails } from '@school/shared/checkout';
import { useConfirmPaymentMutation, type PaymentConfirmation } from '../api';

/** A payment at the checkout: which one, and once it was made there its number. */
export interface PaymentClaim {
  readonly txRef: string;
  readonly transactionId?: string;
}

/** What the checkout gave back, and what the API says of it. */
interface Paid {
  readonly claim: PaymentClaim;
  readonly answer: PaymentConfirmation;
}

/** The fee's way through the checkout. Only the API says that money has come. Needs the store. */
export function useFeeCheckout() {
  const [confirm] = useConfirmPaymentMutation();
  const { session, open } = useCheckout();

  const ask = ({ txRef, transactionId }: PaymentClaim): Promise<PaymentConfirmation> =>
    confirm({ paymentClaim: { txRef, ...(transactionId && { transactionId }) } }).unwrap();

  /**
   * Opens the checkout until it is closed, and asks what came of it; without an answer nothing is known of it yet.
   * @throws what cannot be opened
   */
  async function payAt(checkout: CheckoutDetails): Promise<Paid> {
    const { txRef } = checkout;
    const transactionId = await open(checkout);
    const claim = { txRef, ...(transactionId && { transactionId }) };
    const answer = await ask(claim).catch((): PaymentConfirmation => ({
      state: 'created',
      needsStaff: false,
    }));
    return { claim, answer };
  }

  return { session, ask, payAt };
}
