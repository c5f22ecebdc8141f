import type { Panel } from '../purchase/panel';
import { LeaveWaitingList } from './LeaveWaitingList';
import { Offer } from './Offer';
import { WaitingList } from './WaitingList';

interface Props {
  readonly panel: Exclude<Panel, { kind: 'buy' }>;
}

/** The panels of the waiting list: joining, accepting an offer, leaving. */
export function WaitingPanel({ panel }: Props) {
  switch (panel.kind) {
    case 'wait':
      return <WaitingList key={panel.type} type={panel.type} />;
    case 'offer':
      return <Offer key={panel.token} token={panel.token} />;
    case 'leave':
      return <LeaveWaitingList key={panel.token} token={panel.token} />;
  }
}
