import type { PaymentArtProps } from './draw/payment';
import { lazyArt } from './lazyArt';
import { paymentArtSize } from './sizes';

/** Shows a bank card, or a phone with mobile money. */
export const PaymentArt = lazyArt<PaymentArtProps>(
  () => import('./draw/payment').then((m) => m.paymentArt),
  paymentArtSize,
);
