import { useHydrated, useLocation } from '@school/shared';
import { privateQuery, type Address } from '@school/shared/private-links';

/** The tickets that an address opens. The HTML is the same for all, without tickets. */
export type TicketsInAddress =
  | { readonly kind: 'order'; readonly key: string }
  | { readonly kind: 'ticket'; readonly key: string };

/** Reads the tickets of an address. */
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

/** Returns the address under which the device stores tickets. Caches ignore fragments. */
export const ticketsAddress = ({ kind, key }: TicketsInAddress): string =>
  `/mate-2025/purchase-success?${kind}=${encodeURIComponent(key)}`;
