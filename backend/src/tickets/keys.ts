import type { Keyed } from '../platform/core/privateKey';

/** Returns the subject of an order's private link, which opens its tickets until it changes. */
export const orderKeyOf = ({ id, linkVersion }: { id: string; linkVersion: number }): Keyed => ({
  use: 'ticket-order',
  id,
  version: linkVersion,
});

/** Returns the subject of a holder's link, valid until the ticket is passed on. */
export const holderKeyOf = ({ id, codeVersion }: { id: string; codeVersion: number }): Keyed => ({
  use: 'ticket-holder',
  id,
  version: codeVersion,
});
