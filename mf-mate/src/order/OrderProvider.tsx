import { parseKept, useKept } from '@school/shared/form';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { readCounts, type Counts } from './order';

interface Order {
  readonly counts: Counts;
  readonly choose: (id: string, count: number) => void;
}

const OrderContext = createContext<Order>({ counts: {}, choose: () => undefined });

/** The seats that are being chosen; kept on the device, so that a reload loses none. */
export function OrderProvider({ children }: { readonly children: ReactNode }) {
  const [kept, keep] = useKept('mate-2025-seats');
  const counts = useMemo(() => readCounts(parseKept(kept)), [kept]);
  const choose = (id: string, count: number) => keep(JSON.stringify(readCounts({ ...counts, [id]: count })));
  return <OrderContext value={{ counts, choose }}>{children}</OrderContext>;
}

export const useOrder = (): Order => useContext(OrderContext);
