import { useState } from 'react';
import { LiveStatus } from '../../../kit/live/LiveStatus';
import type { LiveState } from '../../../kit/live/liveState';
import { TicketFrame } from '../frame/TicketFrame';
import { Plan } from './Plan';

export function TicketPlanPage() {
  const [live, setLive] = useState<LiveState>();
  return (
    <TicketFrame page="plan" aside={live && <LiveStatus state={live} />}>
      <Plan onLive={setLive} />
    </TicketFrame>
  );
}
