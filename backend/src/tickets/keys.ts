import type { Keyed } from '../platform/core/privateKey';

/** What the private link of an order opens: its tickets, until the link is changed. */
export const orderKeyOf = ({ id, linkVersion }: { id: string; linkVersion: number }): Keyed => ({
  use: 'ticket-order',
  id,
  version: linkVersion,
});

/** What the link of somebody opens whom a ticket was given to, until they give it on. */
export const holderKeyOf = ({ id, codeVersion }: { id: string; codeVersion: number }): Keyed => ({
  use: 'ticket-holder',
  id,
  version: codeVersion,
});

/** The token of a hold that is an offer. */
export const offerKeyOf = (holdId: string): Keyed => ({ use: 'ticket-offer', id: holdId, version: 1 });

/** The way out of the waiting list. */
export const waitingKeyOf = (waitingId: string): Keyed => ({
  use: 'ticket-waiting',
  id: waitingId,
  version: 1,
});
