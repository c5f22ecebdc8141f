/** What a promo code takes off. */
export interface Rebate {
  kind: 'percent' | 'fixed';
  /** Percent, or pesewas off the order. */
  value: number;
  /** The types that it makes cheaper; all of them when null. */
  typeIds: readonly string[] | null;
}

interface Priced {
  typeId: string;
  price: number;
}

/**
 * What each ticket gets off, in whole pesewas, in the order of the tickets: so that one that goes back alone brings what
 * was paid for it. A fixed sum is shared in proportion to the prices and is never more than they are.
 */
export function discountsOf(tickets: readonly Priced[], rebate: Rebate | undefined): number[] {
  if (!rebate) return tickets.map(() => 0);
  const due = tickets.map((ticket) => (isFor(rebate, ticket.typeId) ? ticket.price : 0));
  if (rebate.kind === 'percent') return due.map((price) => Math.floor((price * rebate.value) / 100));
  const total = due.reduce((sum, price) => sum + price, 0);
  const off = Math.min(rebate.value, total);
  // Each gets its share of what all up to it get together, so that nothing is lost in rounding.
  let before = 0;
  return due.map((price) => {
    const from = total === 0 ? 0 : Math.floor((off * before) / total);
    before += price;
    return (total === 0 ? 0 : Math.floor((off * before) / total)) - from;
  });
}

export const isFor = ({ typeIds }: Pick<Rebate, 'typeIds'>, typeId: string): boolean =>
  typeIds === null || typeIds.includes(typeId);
