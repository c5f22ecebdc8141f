import { island, useComposedResources } from '@school/shared';
import { CONTENT_ELEMENT, contentOf } from '@school/shared/content';
import { createValue, type Value } from '@school/shared/contract';
import { ticketOffer } from '@school/shared/tickets';
import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { SaleName } from '../api';
import { initialSale, type SaleFacts } from './saleFacts';

const LiveSale = island('LiveSale', () => import('./LiveSale').then((module) => module.LiveSale), {
  when: 'idle',
});

/** What pages are composed with, and what is known since: outside React, because islands have trees of their own. */
interface Known {
  readonly composed: SaleFacts;
  readonly latest: Value<SaleFacts>;
}

const sales = new Map<SaleName, Known>();

/**
 * Who comes to the page without a page load sees the offer of the build until the API has said what the sale has: a first
 * visit need not load what waits for the site's file of texts.
 */
function useKnown(sale: SaleName): Known {
  const resources = useComposedResources();
  const known = !resources && sales.get(sale);
  if (known) return known;
  const composed = initialSale(contentOf(ticketOffer, resources ?? readComposed()), sale);
  const made = { composed, latest: createValue(composed) };
  sales.set(sale, made);
  return made;
}

const readComposed = (): Readonly<Record<string, unknown>> =>
  JSON.parse(document.getElementById(CONTENT_ELEMENT)?.textContent || '{}');

/** The sale of the page; of a part of it that has a tree of its own, the public one. */
const SaleContext = createContext<SaleName>('public');

interface Props {
  readonly sale: SaleName;
  readonly children: ReactNode;
}

/**
 * The page's HTML says what a sale has and what it costs; what is left and whether it is open comes from the API once
 * the page stands, and moves with every sale. If the API is away, nothing is said of it.
 */
export function SaleProvider({ sale, children }: Props) {
  return (
    <SaleContext value={sale}>
      {children}
      <LiveSale sale={sale} show={useKnown(sale).latest.set} />
    </SaleContext>
  );
}

/** What is known of the page's sale. */
export function useSale(): SaleFacts {
  const { composed, latest } = useKnown(useContext(SaleContext));
  return useSyncExternalStore(latest.subscribe, latest.get, () => composed);
}
