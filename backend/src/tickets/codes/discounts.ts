/** The discount of a promo code. */
export interface Rebate {
  kind: 'percent' | 'fixed';
  /** Percent, or pesewas off the order. */
  value: number;
  /** The discounted types; null for all. */
  typeIds: readonly string[] | null;
}

interface Priced {
  typeId: string;
  price: number;
}

/**
 * Returns the discount of each ticket in whole pesewas, in the order of the tickets, so that a single return refunds
 * what was paid for it. A fixed amount is shared in proportion to the prices and never exceeds them.
 */
export function discountsOf(tickets: readonly Priced[], rebate: Rebate | undefined): number[] {
  if (!rebate) return tickets.map(() => 0);
  const due = tickets.map((ticket) => (isFor(rebate, ticket.typeId) ? ticket.price : 0));
  if (rebate.kind === 'percent') return due.map((price) => Math.floor((price * rebate.value) / 100));
  const total = due.reduce((sum, price) => sum + price, 0);
  const off = Math.min(rebate.value, total);
  // Cumulative shares, so that nothing is lost by rounding.
  let before = 0;
  return due.map((price) => {
    const from = total === 0 ? 0 : Math.floor((off * before) / total);
    before += price;
    return (total === 0 ? 0 : Math.floor((off * before) / total)) - from;
  });
}

export const isFor = ({ typeIds }: Pick<Rebate, 'typeIds'>, typeId: string): boolean =>
  typeIds === null || typeIds.includes(typeId);
