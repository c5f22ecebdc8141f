import { and, eq, ne, sql } from 'drizzle-orm';
import { ServiceError } from '../../platform/core/errors';
import type { ServiceContext } from '../../platform/db/context';
import { ticketOrders } from '../../platform/db/schema';
import { queueTicketMail } from '../mail-queue/queueTicketMail';

/**
 * Mails the tickets of an order again, with a new private link: earlier ones become invalid at once.
 * @throws ServiceError `conflict` for an order without tickets or without a mailbox
 */
export function resendOrder({ db, clock }: ServiceContext, ticketOrderId: string): Promise<void> {
  return db.transaction(async (tx) => {
    const [order] = await tx
      .update(ticketOrders)
      .set({ linkVersion: sql`${ticketOrders.linkVersion} + 1` })
      .where(eq(ticketOrders.id, ticketOrderId))
      .returning();
    if (!order?.email) throw new ServiceError('conflict', 'There is no email address of this order.');
    if (order.fulfilment !== 'given' && order.fulfilment !== 'other_seats') {
      throw new ServiceError('conflict', 'There are no tickets of this order.');
    }
    const { id, linkVersion } = order;
    await queueTicketMail({ db: tx, clock }, `order:${id}:${linkVersion}`, {
      about: 'order',
      ticketOrderId: id,
      isAgain: true,
    });
  });
}

/** Mails all orders of a mailbox that have tickets. */
export async function resendOrdersOf(context: ServiceContext, email: string): Promise<void> {
  const found = await context.db
    .select({ id: ticketOrders.id })
    .from(ticketOrders)
    .where(
      and(
        eq(sql`lower(${ticketOrders.email})`, email.toLowerCase()),
        ne(ticketOrders.fulfilment, 'waiting'),
        ne(ticketOrders.fulfilment, 'sent_back'),
      ),
    );
  for (const { id } of found) await resendOrder(context, id);
}
