import { lazyArt } from '@school/shared/art';
import { stubSize } from './sizes';
import type { StubProps } from './ticket.draw';

/** The woven edge of a ticket. */
export const TicketStub = lazyArt<StubProps>(() => import('./ticket.draw').then((m) => m.stub), stubSize);
