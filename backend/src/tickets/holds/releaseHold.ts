import type { ServiceContext } from '../../platform/db/context';
import { conflictAt } from '../refusals';
import { inStock } from '../stock/inStock';
import { handOn, lockForSale } from '../waiting/lockForSale';
import { endHold } from './endHold';
import { holdOf, ticketsOfHold, typesOf } from './findHold';

/**
 * Releases held tickets at once; an ended hold does not change.
 * @throws not found, and `conflict` at `hold` while a payment is pending or once it is paid
 */
export function releaseHold(context: ServiceContext, token: string): Promise<void> {
  return inStock(context.db, async (tx) => {
    const inside = { ...context, db: tx };
    const { hold } = await holdOf(inside, token);
    const types = typesOf(await ticketsOfHold(inside, hold.id));
    await lockForSale(inside, types);
    const now = await holdOf(inside, token);
    if (now.hold.state === 'paid') throw conflictAt('hold', 'These tickets are paid.');
    if (now.isPaymentPending) throw conflictAt('hold', 'A payment for these tickets is on its way.');
    if (await endHold(inside, hold.id, 'released')) await handOn(inside, types);
  });
}
