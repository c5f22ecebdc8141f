import { StoreProvider } from '@school/shared/api';
import { useEffect } from 'react';
import type { SaleName } from '../api';
import type { SaleFacts } from './saleFacts';
import { useLiveSale } from './useLiveSale';

interface Props {
  readonly sale: SaleName;
  readonly show: (facts: SaleFacts) => void;
}

/** Brings what the API knows of a sale, now and after every change. Renders nothing. */
export function LiveSale(props: Props) {
  return (
    <StoreProvider>
      <Feed {...props} />
    </StoreProvider>
  );
}

function Feed({ sale, show }: Props) {
  const facts = useLiveSale(sale);
  useEffect(() => {
    if (facts) show(facts);
  }, [facts, show]);
  return null;
}
