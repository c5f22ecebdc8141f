import { useHydrated, useLocation } from '@school/shared';

/** Which tickets the address opens. The page's HTML is the same for all of them, and shows none. */
export type TicketsInAddress =
  | { readonly kind: 'order'; readonly key: string }
  | { readonly kind: 'ticket'; readonly key: string };

/** Reads an address. */
export function readTicketsInAddress(search: string): TicketsInAddress | undefined {
  const query = new URLSearchParams(search);
  for (const kind of ['order', 'ticket'] as const) {
    const key = query.get(kind);
    if (key) return { kind, key };
  }
  return undefined;
}

export function useTicketsInAddress(): TicketsInAddress | undefined {
  const { search } = useLocation();
  return useHydrated() ? readTicketsInAddress(search) : undefined;
}

/** The address of tickets, within the site. */
export const ticketsAddress = ({ kind, key }: TicketsInAddress): string =>
  `/mate-2025/purchase-success?${kind}=${encodeURIComponent(key)}`;
