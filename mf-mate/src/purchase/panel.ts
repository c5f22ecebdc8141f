import { useHydrated, useLocation } from '@school/shared';
import { privateQuery, type Address } from '@school/shared/private-links';

const buySteps = ['seats', 'details'] as const;

/** A step of buying, after the tickets are chosen. */
export type BuyStep = (typeof buySteps)[number];

/** What stands in the page's place, by the address. The page's HTML is the same for all of them. */
export type Panel =
  | { readonly kind: 'buy'; readonly step: BuyStep }
  /** The waiting list of a type. */
  | { readonly kind: 'wait'; readonly type: string }
  /** Tickets that came back, and the way out of the waiting list: each by the link of a mail. */
  | { readonly kind: 'offer' | 'leave'; readonly token: string };

/** Reads an address. */
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

/** The panel that the address asks for; none while the page is hydrated. */
export function usePanel(): Panel | undefined {
  const address = useLocation();
  return useHydrated() ? readPanel(address) : undefined;
}
