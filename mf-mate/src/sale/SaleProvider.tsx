import { island } from '@school/shared';
import { useContent } from '@school/shared/content/use';
import { createValue, type Value } from '@school/shared/contract';
import { ticketOffer } from '@school/shared/tickets';
import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { SaleName } from '../api';
import { initialSale, type SaleFacts } from './saleFacts';

const LiveSale = island('LiveSale', () => import('./LiveSale').then((module) => module.LiveSale), {
  when: 'idle',
});

/** What the API has said of each sale. Outside React, because islands have trees of their own. */
const sales = new Map<SaleName, Value<SaleFacts | undefined>>();

function latestOf(sale: SaleName): Value<SaleFacts | undefined> {
  const known = sales.get(sale) ?? createValue<SaleFacts | undefined>(undefined);
  sales.set(sale, known);
  return known;
}

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
      <LiveSale sale={sale} show={latestOf(sale).set} />
    </SaleContext>
  );
}

/** What is known of the page's sale. */
export function useSale(): SaleFacts {
  const sale = useContext(SaleContext);
  const offer = useContent(ticketOffer);
  const composed = useMemo(() => initialSale(offer, sale), [offer, sale]);
  const latest = latestOf(sale);
  return useSyncExternalStore(latest.subscribe, latest.get, () => undefined) ?? composed;
}
