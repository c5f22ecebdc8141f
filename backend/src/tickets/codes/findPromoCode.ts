import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { ticketPromoCodes } from '../../platform/db/schema';
import { invalidAt } from '../refusals';
import { isFor } from './discounts';

export type PromoCode = typeof ticketPromoCodes.$inferSelect;

/**
 * Returns the promo code that was typed, if it discounts these tickets now.
 * @param typeIds of the tickets
 * @throws ServiceError `validation_failed` at `promoCode` with the reason
 */
export async function findPromoCode(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  code: string,
  typeIds: readonly string[],
): Promise<PromoCode> {
  const [found] = await db.select().from(ticketPromoCodes).where(eq(ticketPromoCodes.code, code));
  const now = clock.now();
  if (!found?.isActive) throw invalidAt('promoCode', 'This code is not known.');
  if (found.startsAt && now < found.startsAt) throw invalidAt('promoCode', 'This code is not valid yet.');
  if (found.endsAt && now >= found.endsAt) throw invalidAt('promoCode', 'This code is out of date.');
  if (!typeIds.some((typeId) => isFor(found, typeId))) {
    throw invalidAt('promoCode', 'This code is for other tickets.');
  }
  return found;
}

/**
 * Refuses a code without remaining uses.
 * @throws ServiceError `validation_failed` at `promoCode`
 */
export function refuseUsedUp({ uses, maxUses }: Pick<PromoCode, 'uses' | 'maxUses'>): void {
  if (maxUses !== null && uses >= maxUses) throw invalidAt('promoCode', 'This code is used up.');
}
