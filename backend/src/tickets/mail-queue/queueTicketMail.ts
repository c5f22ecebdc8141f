import { z } from 'zod';
import type { ServiceContext } from '../../platform/db/context';
import { enqueueAll } from '../../platform/outbox/enqueue';

/** The kind of effect that mails about tickets. It is written when it is sent, because its links contain proofs. */
export const ticketMailKind = 'tickets.mail';

/** The subject of a mail about a whole order. */
export const orderMail = z.discriminatedUnion('about', [
  /** The tickets of an order, or its new link. */
  z.object({ about: z.literal('order'), ticketOrderId: z.uuid(), isAgain: z.boolean() }),
  /** A full or partial refund of an order. */
  z.object({ about: z.literal('refund'), ticketOrderId: z.uuid(), amount: z.int() }),
  /** The refund of an order that was paid too late. */
  z.object({ about: z.literal('sent_back'), ticketOrderId: z.uuid() }),
]);

/** The subject of any mail about tickets. */
export const ticketMail = z.discriminatedUnion('about', [
  ...orderMail.options,
  /** A ticket for its new holder, with its version at that time. */
  z.object({ about: z.literal('given_on'), ticketId: z.uuid(), version: z.int() }),
  /** An offer of returned tickets for the next waiting person. */
  z.object({ about: z.literal('offer'), waitingId: z.uuid() }),
  /** The confirmation of a place on the waiting list. */
  z.object({ about: z.literal('waiting'), waitingId: z.uuid() }),
]);

export type TicketMail = z.infer<typeof ticketMail>;

/** A mail about tickets, with the key that makes it sent once. */
interface NamedTicketMail {
  key: string;
  mail: TicketMail;
}

/** Queues a mail about tickets, in the caller's transaction. @param key identifies it, so that it is sent once */
export async function queueTicketMail(
  context: ServiceContext,
  key: string,
  mail: TicketMail,
): Promise<boolean> {
  const [isNew = false] = await queueTicketMails(context, [{ key, mail }]);
  return isNew;
}

/** Queues several mails. @returns for each whether it is new */
export const queueTicketMails = (
  context: ServiceContext,
  mails: readonly NamedTicketMail[],
): Promise<boolean[]> =>
  enqueueAll(
    context,
    mails.map(({ key, mail }) => ({ kind: ticketMailKind, key: `tickets:${key}`, payload: mail })),
  );
