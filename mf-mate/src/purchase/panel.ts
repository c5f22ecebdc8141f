import { useHydrated, useLocation } from '@school/shared';

export const buySteps = ['seats', 'details'] as const;

/** A step of buying, after the tickets are chosen. */
export type BuyStep = (typeof buySteps)[number];

/** What stands in the page's place, by the address. The page's HTML is the same for all of them. */
export interface Panel {
  readonly kind: 'buy';
  readonly step: BuyStep;
}

/** Reads an address. */
export function readPanel(search: string): Panel | undefined {
  const query = new URLSearchParams(search);
  const step = buySteps.find((one) => one === query.get('buy'));
  return step && { kind: 'buy', step };
}

/** The panel that the address asks for; none while the page is hydrated. */
export function usePanel(): Panel | undefined {
  const { search } = useLocation();
  return useHydrated() ? readPanel(search) : undefined;
}
