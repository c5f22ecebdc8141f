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
