import { groupBy } from '../../platform/core/groupBy';
import type { ServiceContext } from '../../platform/db/context';
import { discountsOf } from '../codes/discounts';
import { findPromoCode, refuseUsedUp } from '../codes/findPromoCode';
import { holdOf, ticketsOfHold, typesOf } from '../holds/findHold';
import { withNames } from '../holds/readHold';
import type { TicketPrice } from './order.routes';

/**
 * Returns the price of a hold, with or without a promo code, without using the code.
 * @throws not found, and ServiceError `validation_failed` at `promoCode`
 */
export async function priceHold(
  context: Pick<ServiceContext, 'db' | 'clock'>,
  token: string,
  promoCode: string | undefined,
): Promise<TicketPrice> {
  const { hold } = await holdOf(context, token);
  const rows = await ticketsOfHold(context, hold.id);
  const code = promoCode ? await findPromoCode(context, promoCode, typesOf(rows)) : undefined;
  if (code) refuseUsedUp(code);
  const discounts = discountsOf(rows, code);
  const subtotal = sum(rows.map(({ price }) => price));
  const named = await withNames(context, rows);
  const lines = groupBy(
    named.map((place, at) => ({ ...place, discount: discounts[at] ?? 0 })),
    ({ ticket }) => ticket.typeId,
  );
  return {
    lines: [...lines].map(([type, places]) => {
      const quantity = new Set(places.map(({ ticket }) => ticket.unit)).size;
      return {
        type,
        name: places[0]?.typeName ?? type,
        quantity,
        price: sum(places.map(({ ticket }) => ticket.price)) / quantity,
        discount: sum(places.map(({ discount }) => discount)),
      };
    }),
    subtotal,
    discount: sum(discounts),
    amount: subtotal - sum(discounts),
    promoCode: code?.code ?? null,
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
