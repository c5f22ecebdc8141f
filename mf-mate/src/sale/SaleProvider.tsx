import { island, useComposedResources } from '@school/shared';
import { contentOf, readComposed } from '@school/shared/content';
import { createValue, type Value } from '@school/shared/contract';
import { ticketOffer } from '@school/shared/tickets';
import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { SaleName } from '../api';
import { initialSale, type SaleFacts } from './saleFacts';

const LiveSale = island('LiveSale', () => import('./LiveSale').then((module) => module.LiveSale), {
  when: 'idle',
});

/** The composed offer and live data, outside React because each island has its own tree. */
interface Known {
  readonly composed: SaleFacts;
  readonly latest: Value<SaleFacts>;
}

/** By the sale and its composed offer, which may be newer when a visitor comes back. */
const sales = new Map<string, Known>();

/**
 * A visitor who navigates here sees the offer of the build until the API responds, so that a first visit
 * need not load the code that waits for the site's texts.
 */
function useKnown(sale: SaleName): Known {
  const resources = useComposedResources();
  const offer = contentOf(ticketOffer, resources ?? readComposed());
  const key = sale + JSON.stringify(offer);
  const known = !resources && sales.get(key);
  if (known) return known;
  const composed = initialSale(offer, sale);
  const made = { composed, latest: createValue(composed) };
  sales.set(key, made);
  return made;
}

/** The sale of the page. A part with its own tree has the public one. */
const SaleContext = createContext<SaleName>('public');

interface Props {
  readonly sale: SaleName;
  readonly children: ReactNode;
}

/**
 * Provides a sale. Types and prices are in the HTML; stock and state come from the API and stay live. If
 * the API is unavailable, the page does not mention them.
 */
export function SaleProvider({ sale, children }: Props) {
  return (
    <SaleContext value={sale}>
      {children}
      <LiveSale sale={sale} show={useKnown(sale).latest.set} />
    </SaleContext>
  );
}

/** Returns the page's sale. */
export function useSale(): SaleFacts {
  const { composed, latest } = useKnown(useContext(SaleContext));
  return useSyncExternalStore(latest.subscribe, latest.get, () => composed);
}
