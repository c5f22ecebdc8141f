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

/** What stands in a page's place. Its code comes when it is asked for. */
export function SalePanel({ sale, panel }: Props) {
  return panel.kind === 'buy' ? <Buying sale={sale} step={panel.step} /> : <WaitingPanel panel={panel} />;
}
