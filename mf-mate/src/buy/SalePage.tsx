import { island } from '@school/shared';
import { Loading, Skeleton } from '@school/shared/ui';
import type { ReactNode } from 'react';
import type { SaleName } from '../api';
import { SaleProvider } from '../sale/SaleProvider';
import { usePanel } from '../purchase/panel';

const moment = (
  <Loading label="One moment">
    <Skeleton height="100vh" />
  </Loading>
);

const Buying = island('Buying', () => import('./Buying').then((module) => module.Buying), {
  when: 'load',
  fallback: moment,
});
interface Props {
  readonly sale: SaleName;
  /** The page itself. */
  readonly children: ReactNode;
}

/** A page that sells tickets. While somebody buys, the steps of buying stand in its place. */
export function SalePage({ sale, children }: Props) {
  const panel = usePanel();
  return (
    <SaleProvider sale={sale}>{panel ? <Buying sale={sale} step={panel.step} /> : children}</SaleProvider>
  );
}
