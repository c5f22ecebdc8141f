import { useHydrated, useLocation } from '@school/shared';
import { privateQuery, type Address } from '@school/shared/private-links';

const buySteps = ['seats', 'details'] as const;

/** A step of buying, after the tickets are chosen. */
export type BuyStep = (typeof buySteps)[number];

/** The panel that replaces the page, by the address. The HTML is the same for all. */
export type Panel =
  | { readonly kind: 'buy'; readonly step: BuyStep }
  /** The waiting list of a type. */
  | { readonly kind: 'wait'; readonly type: string }
  /** An offer and leaving the waiting list, by mail links. */
  | { readonly kind: 'offer' | 'leave'; readonly token: string };

/** Reads the panel of an address. */
export function readPanel(address: Address): Panel | undefined {
  const query = privateQuery(address);
  const step = buySteps.find((one) => one === query.get('buy'));
  if (step) return { kind: 'buy', step };
  const type = query.get('wait');
  if (type) return { kind: 'wait', type };
  for (const kind of ['offer', 'leave'] as const) {
    const token = query.get(kind);
    if (token) return { kind, token };
  }
  return undefined;
}

/** Returns the panel of the address, none during hydration. */
export function usePanel(): Panel | undefined {
  const address = useLocation();
  return useHydrated() ? readPanel(address) : undefined;
}
