import { parseStored, useStored } from '@school/shared/form';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { SaleName } from '../api';
import { NOTHING, purchaseKey, readPurchase, type Purchase } from './purchase';

type Change = { readonly [Key in keyof Purchase]?: Purchase[Key] | undefined };

/** Returns the purchase of this device in a sale, none during hydration. */
export function usePurchase(sale: SaleName) {
  const [text, keep] = useStored(purchaseKey(sale));
  const purchase = useMemo(() => readPurchase(parseStored(text)), [text]);
  const latest = useRef(purchase);
  const write = useRef(keep);
  useEffect(() => {
    latest.current = purchase;
    write.current = keep;
  });

  /** Changes the given fields; undefined removes one. Consecutive changes add up. */
  const update = useCallback((change: Change) => {
    const next = Object.fromEntries(
      Object.entries({ ...latest.current, ...change }).filter(([, value]) => value !== undefined),
    );
    latest.current = { ...NOTHING, ...next };
    write.current(JSON.stringify(latest.current));
  }, []);

  return { purchase, update };
}
