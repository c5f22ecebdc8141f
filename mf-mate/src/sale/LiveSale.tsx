import { useShell } from '@school/shared';
import { useEffect } from 'react';
import type { SaleName } from '../api';
import type { SaleFacts } from './saleFacts';
import { watchSale } from './watchSale';

interface Props {
  readonly sale: SaleName;
  readonly show: (facts: SaleFacts) => void;
}

/** Loads the live data of a sale. Renders nothing. */
export function LiveSale({ sale, show }: Props) {
  const { apiBase } = useShell().config;
  useEffect(() => {
    const page = new AbortController();
    watchSale(page.signal, { apiBase, sale, onFacts: show });
    return () => page.abort();
  }, [apiBase, sale, show]);
  return null;
}
