import { asc, eq } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import type { ServiceContext } from '../../platform/db/context';
import { ticketSales } from '../../platform/db/schema';
import { invalidAt } from '../refusals';
import { followSale } from '../queue/followSale';
import { isOpenAt, type TicketSale } from '../sale/isOpenAt';
import { offerOpened } from '../waiting/offerOpened';
import { changedTime } from './changedTime';
import type { SaleChange, StaffSale } from './sale.routes';

/** Returns the sales with their state and times. */
export async function listSales({ db, clock }: ServiceContext): Promise<StaffSale[]> {
  const sales = await db.select().from(ticketSales).orderBy(asc(ticketSales.name));
  return sales.map((sale) => viewOf(sale, clock.now()));
}

/** Opens or closes a sale, now or at a time. @throws not found, and `validation_failed` at `closesAt` */
export async function changeSale(
  context: ServiceContext,
  name: TicketSale['name'],
  { isOpen, opensAt, closesAt, returnsUntil, queuePerMinute, queueMinutes }: SaleChange,
): Promise<StaffSale> {
  const { db, clock } = context;
  const changed = await db.transaction(async (tx) => {
    const [sale] = await tx.select().from(ticketSales).where(eq(ticketSales.name, name)).for('update');
    if (!sale) throw notFound('This sale');
    const next = {
      isOpen: isOpen ?? sale.isOpen,
      opensAt: changedTime(opensAt, sale.opensAt),
      closesAt: changedTime(closesAt, sale.closesAt),
      returnsUntil: changedTime(returnsUntil, sale.returnsUntil),
      queuePerMinute: queuePerMinute === undefined ? sale.queuePerMinute : queuePerMinute,
      queueMinutes: queueMinutes ?? sale.queueMinutes,
    };
    if (next.opensAt && next.closesAt && next.closesAt <= next.opensAt) {
      throw invalidAt('closesAt', 'A sale closes after it opens.');
    }
    if (next.queuePerMinute !== null && name !== 'public') {
      throw invalidAt('queuePerMinute', 'Only the public sale has a waiting room.');
    }
    await tx.update(ticketSales).set(next).where(eq(ticketSales.name, name));
    await followSale({ db: tx, clock }, sale, { ...sale, ...next });
    return viewOf({ ...sale, ...next }, clock.now());
  });
  if (changed.isOpenNow) await offerOpened(context);
  return changed;
}

const viewOf = (sale: TicketSale, now: Date): StaffSale => ({
  sale: sale.name,
  isOpen: sale.isOpen,
  opensAt: sale.opensAt?.toISOString() ?? null,
  closesAt: sale.closesAt?.toISOString() ?? null,
  returnsUntil: sale.returnsUntil?.toISOString() ?? null,
  queuePerMinute: sale.queuePerMinute,
  queueMinutes: sale.queueMinutes,
  isOpenNow: isOpenAt(sale, now),
});
