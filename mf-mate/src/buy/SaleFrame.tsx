import type { ReactNode } from 'react';
import type { SaleName } from '../api';
import { SaleProvider } from '../sale/SaleProvider';
import { usePanel } from '../purchase/panel';
import { SalePanel } from './SalePanel';

interface Props {
  readonly sale: SaleName;
  /** The page. */
  readonly children: ReactNode;
}

/** A page that sells tickets, or the panel of its address in its place, such as a step of buying. */
export function SaleFrame({ sale, children }: Props) {
  const panel = usePanel();
  return (
    <SaleProvider sale={sale}>{panel ? <SalePanel sale={sale} panel={panel} /> : children}</SaleProvider>
  );
}
