import { formatMoney } from '@school/shared/format';
import { payingPhoneProblem } from '@school/shared/schemas/common';
import { eq } from 'drizzle-orm';
import { entryNumber } from '../../competition/entry/entryNumber';
import { entryKeyOf } from '../../competition/keys';
import { needsStaff } from '../../payments/flags/needsStaff';
import { notFound } from '../../platform/core/errors';
import { privateKey } from '../../platform/core/privateKey';
import { competitionEntries, orders } from '../../platform/db/schema';
import type { Deps } from '../../platform/http/deps';
import type { PaidOperation } from './paidOperation';

/** The fee of an entry. It is started by the entry's link; its id is the random one of its order. */
export const paidEntryFee: PaidOperation = {
  start: async (ask, id, body, deps) => {
    const found = await entryOf(deps, id);
    if (!found) throw notFound('This payment');
    const key = privateKey(deps.signed, entryKeyOf(found.entry));
    return ask('POST', '/api/competition/entry/payment', body, { 'entry-key': key });
  },
  find: async (deps, id) => {
    const found = await entryOf(deps, id);
    if (!found) return undefined;
    const { entry, order } = found;
    const isForeign = payingPhoneProblem('mobile_money', entry.phone) !== undefined;
    return {
      state: order.state,
      txRef: order.txRef,
      needsStaff: found.needsStaff,
      body: { method: isForeign ? 'card' : 'mobile_money' },
      receipt: [
        ['Entry', entryNumber(entry.number)],
        ['Amount', formatMoney(order.amount)],
      ],
    };
  },
};

async function entryOf({ db }: Deps, id: string) {
  const [found] = await db
    .select({ entry: competitionEntries, order: orders, needsStaff: needsStaff(db) })
    .from(orders)
    .innerJoin(competitionEntries, eq(competitionEntries.orderId, orders.id))
    .where(eq(orders.id, id));
  return found;
}
