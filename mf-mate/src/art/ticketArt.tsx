import { lazyArt } from '@school/shared/art';
import { seatRowSize, stubSize } from './sizes';
import type { SeatsProps, StubProps } from './ticket.draw';

/** The woven edge of a ticket. */
export const TicketStub = lazyArt<StubProps>(() => import('./ticket.draw').then((m) => m.stub), stubSize);

/** Twenty seats, filled as far as tickets are left. */
export const SeatRow = lazyArt<SeatsProps>(() => import('./ticket.draw').then((m) => m.seatRow), seatRowSize);
