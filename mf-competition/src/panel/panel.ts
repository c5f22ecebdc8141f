import { useHydrated, useLocation } from '@school/shared';
import { privateQuery, type Address } from '@school/shared/private-links';

/** What stands in the page's place, by the address. The page's HTML is the same for all of them. */
export type Panel =
  /** The steps of an entry; `change` opens one that was returned, `draft` and `offer` come by mail. */
  | {
      readonly kind: 'enter';
      readonly step: string | undefined;
      /** It was opened from the review, and leads back there. */
      readonly isReviewed: boolean;
      readonly change?: string;
      readonly draft?: string;
      readonly offer?: string;
    }
  /** A guardian's consent, and the way out of the waiting list: each by the link of a mail. */
  | { readonly kind: 'consent' | 'leave'; readonly token: string };

/** Reads an address. */
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

/** The panel that the address asks for; none while the page is hydrated. */
export function usePanel(): Panel | undefined {
  const address = useLocation();
  return useHydrated() ? readPanel(address) : undefined;
}
