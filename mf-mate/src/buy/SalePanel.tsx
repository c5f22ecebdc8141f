import { island } from '@school/shared';
import { Loading, Skeleton } from '@school/shared/ui';
import type { SaleName } from '../api';
import type { Panel } from '../purchase/panel';

const options = {
  when: 'load',
  fallback: (
    <Loading label="One moment">
      <Skeleton height="100vh" />
    </Loading>
  ),
} as const;

const Buying = island('Buying', () => import('./Buying').then((module) => module.Buying), options);
const WaitingPanel = island(
  'WaitingPanel',
  () => import('../waiting/WaitingPanel').then((module) => module.WaitingPanel),
  options,
);

interface Props {
  readonly sale: SaleName;
  readonly panel: Panel;
}

/** The panel that replaces a page. Its code loads on demand. */
export function SalePanel({ sale, panel }: Props) {
  return panel.kind === 'buy' ? <Buying sale={sale} step={panel.step} /> : <WaitingPanel panel={panel} />;
}
