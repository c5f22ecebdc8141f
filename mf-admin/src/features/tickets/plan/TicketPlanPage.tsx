import { useState } from 'react';
import type { LiveState } from '../../../kit/live/liveState';
import { LiveStatus } from '../../../kit/live/LiveStatus';
import { TicketFrame } from '../TicketFrame';
import { Plan } from './Plan';

export function TicketPlanPage() {
  const [live, setLive] = useState<LiveState>();
  return (
    <TicketFrame page="plan" aside={live && <LiveStatus state={live} />}>
      <Plan onLive={setLive} />
    </TicketFrame>
  );
}
