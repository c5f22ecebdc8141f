import type { PaymentArtProps } from './draw/payment';
import type { SeatsProps, StubProps } from './draw/tickets';
import { lazyArt } from './lazyArt';
import { paymentArtSize, seatRowSize, stubSize } from './sizes';

/** The woven edge of a ticket. */
export const TicketStub = lazyArt<StubProps>(() => import('./draw/tickets').then((m) => m.stub), stubSize);

/** Twenty seats, filled as far as tickets are left. */
export const SeatRow = lazyArt<SeatsProps>(
  () => import('./draw/tickets').then((m) => m.seatRow),
  seatRowSize,
);

/** A bank card, or a phone with mobile money. */
export const PaymentArt = lazyArt<PaymentArtProps>(
  () => import('./draw/payment').then((m) => m.paymentArt),
  paymentArtSize,
);
