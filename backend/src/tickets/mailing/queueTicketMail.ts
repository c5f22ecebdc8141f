import { z } from 'zod';
import type { ServiceContext } from '../../platform/db/context';
import { enqueueAll } from '../../platform/outbox/enqueue';

/** The kind of effect that is a mail about tickets, written when it is sent: its links prove something. */
export const ticketMailKind = 'tickets.mail';

/** What such a mail about a whole order is about. */
export const orderMail = z.discriminatedUnion('about', [
  /** The tickets of an order, or its link again. */
  z.object({ about: z.literal('order'), ticketOrderId: z.uuid(), isAgain: z.boolean() }),
  /** That the money of an order, or some of it, is on its way back. */
  z.object({ about: z.literal('refund'), ticketOrderId: z.uuid(), amount: z.int() }),
  /** That an order that was paid too late could not be given. */
  z.object({ about: z.literal('sent_back'), ticketOrderId: z.uuid() }),
]);

/** What any mail about tickets is about. */
export const ticketMail = z.discriminatedUnion('about', [
  ...orderMail.options,
  /** A ticket for its new holder, who gets it by the version that it had then. */
  z.object({ about: z.literal('given_on'), ticketId: z.uuid(), version: z.int() }),
  /** Tickets that came back, for the next one who waits. */
  z.object({ about: z.literal('offer'), waitingId: z.uuid() }),
  /** That somebody is on the waiting list. */
  z.object({ about: z.literal('waiting'), waitingId: z.uuid() }),
]);

export type TicketMail = z.infer<typeof ticketMail>;

/** A mail about tickets; its key names it: it is sent once. */
interface NamedTicketMail {
  key: string;
  mail: TicketMail;
}

/** Queues a mail about tickets, in the caller's transaction. @param key names it: it is sent once */
export async function queueTicketMail(
  context: ServiceContext,
  key: string,
  mail: TicketMail,
): Promise<boolean> {
  const [isNew = false] = await queueTicketMails(context, [{ key, mail }]);
  return isNew;
}

/** The same for several. @returns of each whether it is new */
export const queueTicketMails = (
  context: ServiceContext,
  mails: readonly NamedTicketMail[],
): Promise<boolean[]> =>
  enqueueAll(
    context,
    mails.map(({ key, mail }) => ({ kind: ticketMailKind, key: `tickets:${key}`, payload: mail })),
  );
