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
const WaitingList = island(
  'WaitingList',
  () => import('../waiting/WaitingList').then((module) => module.WaitingList),
  options,
);
const Offer = island('Offer', () => import('../waiting/Offer').then((module) => module.Offer), options);
const LeaveWaitingList = island(
  'LeaveWaitingList',
  () => import('../waiting/LeaveWaitingList').then((module) => module.LeaveWaitingList),
  options,
);

interface Props {
  readonly sale: SaleName;
  readonly panel: Panel;
}

/** What stands in a page's place. Its code comes when it is asked for. */
export function SalePanel({ sale, panel }: Props) {
  switch (panel.kind) {
    case 'buy':
      return <Buying sale={sale} step={panel.step} />;
    case 'wait':
      return <WaitingList key={panel.type} type={panel.type} />;
    case 'offer':
      return <Offer key={panel.token} token={panel.token} />;
    case 'leave':
      return <LeaveWaitingList key={panel.token} token={panel.token} />;
  }
}
