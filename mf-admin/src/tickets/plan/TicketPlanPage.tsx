import { useState } from 'react';
import { LiveStatus } from '../../live/LiveStatus';
import type { LiveState } from '../../live/liveState';
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
