import { parseStored, useStored } from '@school/shared/form';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { SaleName } from '../api';
import { NOTHING, purchaseKey, readPurchase, type Purchase } from './purchase';

type Change = { readonly [Key in keyof Purchase]?: Purchase[Key] | undefined };

/** The purchase that this device has under way in a sale; nothing while the page is hydrated. */
export function usePurchase(sale: SaleName) {
  const [text, keep] = useStored(purchaseKey(sale));
  const purchase = useMemo(() => readPurchase(parseStored(text)), [text]);
  const latest = useRef(purchase);
  const write = useRef(keep);
  useEffect(() => {
    latest.current = purchase;
    write.current = keep;
  });

  /** Changes what is named; undefined takes it away. Several changes in a row add up. */
  const update = useCallback((change: Change) => {
    const next = Object.fromEntries(
      Object.entries({ ...latest.current, ...change }).filter(([, value]) => value !== undefined),
    );
    latest.current = { ...NOTHING, ...next };
    write.current(JSON.stringify(latest.current));
  }, []);

  return { purchase, update };
}
