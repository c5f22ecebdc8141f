import type { Keyed } from '../core/privateKey';

/** The token of a hold that is an offer. */
export const offerKeyOf = (bookingId: string): Keyed => ({
  use: 'audition-offer',
  id: bookingId,
  version: 1,
});

/** The way out of the waiting list. */
export const waitingKeyOf = (waitingId: string): Keyed => ({
  use: 'audition-waiting',
  id: waitingId,
  version: 1,
});
