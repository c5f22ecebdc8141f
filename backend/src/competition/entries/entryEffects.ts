import { eq } from 'drizzle-orm';
import { competitionEntries } from '../../platform/db/schema';
import type { EffectsContext, GivenBack, OrderEffects } from '../../platform/orders/orderEffects';
import type { Order } from '../../platform/orders/orderStates';
import { queueCompetitionMail, queueEntryNews } from '../mailing/queueCompetitionMail';
import { giveSlot } from '../slots/entrySlot';
import { queueFeeRefund } from '../entry/feeRefunds';
import { lockEntry, type Entry } from '../entry/findEntry';

/** What the order of an entry's fee does when it is paid or goes back. */
export const entryEffects: OrderEffects = { paid, refunded };

/** Gives the entry its slot, or what can be had in its place; who withdrew meanwhile gets the money back. */
async function paid(context: EffectsContext, order: Order): Promise<void> {
  const entry = await entryOf(context, order);
  if (entry.state === 'withdrawn') {
    const reason = 'Paid after the entry was withdrawn';
    await queueFeeRefund(context, { orderId: order.id, reason, actor: 'competition' });
    return;
  }
  await giveSlot(context, entry.id);
  await queueEntryNews(context, entry, 'received');
}

async function refunded(context: EffectsContext, order: Order, back: GivenBack): Promise<void> {
  const { id } = await entryOf(context, order);
  await queueCompetitionMail(context, `refund:${back.refundId}`, {
    about: 'refund',
    entryId: id,
    amount: back.amount,
  });
}

/** The caller holds the row of the order. */
async function entryOf(context: EffectsContext, order: Order): Promise<Entry> {
  const [found] = await context.db
    .select({ id: competitionEntries.id })
    .from(competitionEntries)
    .where(eq(competitionEntries.orderId, order.id));
  if (!found) throw new Error(`Order ${order.id} has no entry`);
  return (await lockEntry(context, found.id)).entry;
}
