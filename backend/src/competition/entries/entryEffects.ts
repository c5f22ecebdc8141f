import { eq } from 'drizzle-orm';
import { competitionEntries } from '../../platform/db/schema';
import type { EffectsContext, GivenBack, OrderEffects } from '../../platform/orders/orderEffects';
import type { Order } from '../../platform/orders/orderStates';
import { queueCompetitionMail, queueEntryNews } from '../mail-queue/queueCompetitionMail';
import { giveSlot } from '../slots/entrySlot';
import { queueFeeRefund } from '../entry/feeRefunds';
import { lockEntry, type Entry } from '../entry/findEntry';

/** The effects of a paid or refunded entry fee. */
export const entryEffects: OrderEffects = { paid, refunded };

/** Gives the entry its slot, or an available one instead; refunds an entry that was withdrawn meanwhile. */
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

/** Returns the entry of an order whose row the caller has locked. */
async function entryOf(context: EffectsContext, order: Order): Promise<Entry> {
  const [found] = await context.db
    .select({ id: competitionEntries.id })
    .from(competitionEntries)
    .where(eq(competitionEntries.orderId, order.id));
  if (!found) throw new Error(`Order ${order.id} has no entry`);
  return (await lockEntry(context, found.id)).entry;
}
