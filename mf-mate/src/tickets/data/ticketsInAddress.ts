import { useHydrated, useLocation } from '@school/shared';
import { privateQuery, type Address } from '@school/shared/private-links';

/** Which tickets the address opens. The page's HTML is the same for all of them, and shows none. */
export type TicketsInAddress =
  | { readonly kind: 'order'; readonly key: string }
  | { readonly kind: 'ticket'; readonly key: string };

/** Reads an address. */
export function readTicketsInAddress(address: Address): TicketsInAddress | undefined {
  const query = privateQuery(address);
  for (const kind of ['order', 'ticket'] as const) {
    const key = query.get(kind);
    if (key) return { kind, key };
  }
  return undefined;
}

export function useTicketsInAddress(): TicketsInAddress | undefined {
  const address = useLocation();
  return useHydrated() ? readTicketsInAddress(address) : undefined;
}

/** Where tickets are kept on the device; caches know no fragments. */
export const ticketsAddress = ({ kind, key }: TicketsInAddress): string =>
  `/mate-2025/purchase-success?${kind}=${encodeURIComponent(key)}`;
