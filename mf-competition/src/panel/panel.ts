import { useHydrated, useLocation } from '@school/shared';
import { privateQuery, type Address } from '@school/shared/private-links';

/** The panel that replaces the page, by the address. The HTML is the same for all. */
export type Panel =
  /** The steps of an entry; `change` opens a returned one, `draft` and `offer` come from mails. */
  | {
      readonly kind: 'enter';
      readonly step: string | undefined;
      /** Opened from the review, which it returns to. */
      readonly isReviewed: boolean;
      readonly change?: string;
      readonly draft?: string;
      readonly offer?: string;
    }
  /** A guardian's consent and leaving the waiting list, by mail links. */
  | { readonly kind: 'consent' | 'leave'; readonly token: string };

/** Reads the panel of an address. */
export function readPanel(address: Address): Panel | undefined {
  const query = privateQuery(address);
  const of = (name: string) => query.get(name) || undefined;
  for (const kind of ['consent', 'leave'] as const) {
    const token = of(kind);
    if (token) return { kind, token };
  }
  const [step, change, draft, offer] = ['step', 'change', 'draft', 'offer'].map(of);
  if (!step && !change && !draft && !offer) return undefined;
  return {
    kind: 'enter',
    step,
    isReviewed: query.get('from') === 'review',
    ...(change && { change }),
    ...(draft && { draft }),
    ...(offer && { offer }),
  };
}

/** Returns the panel of the address, none during hydration. */
export function usePanel(): Panel | undefined {
  const address = useLocation();
  return useHydrated() ? readPanel(address) : undefined;
}
