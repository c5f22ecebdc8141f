import { island } from '@school/shared';
import { createContext, useContext, useState, type ReactNode } from 'react';
import type { SaleName } from '../api';
import { initialSale, type SaleFacts } from './saleFacts';

const SaleContext = createContext<SaleFacts>(initialSale('public'));

const LiveSale = island('LiveSale', () => import('./LiveSale').then((module) => module.LiveSale), {
  when: 'idle',
});

interface Props {
  readonly sale: SaleName;
  readonly children: ReactNode;
}

/**
 * The page's HTML says what a sale has and what it costs; what is left and whether it is open comes from the API once
 * the page stands, and moves with every sale. If the API is away, nothing is said of it.
 */
export function SaleProvider({ sale, children }: Props) {
  const [facts, setFacts] = useState(() => initialSale(sale));
  return (
    <SaleContext value={facts}>
      {children}
      <LiveSale sale={sale} show={setFacts} />
    </SaleContext>
  );
}

export const useSale = (): SaleFacts => useContext(SaleContext);
