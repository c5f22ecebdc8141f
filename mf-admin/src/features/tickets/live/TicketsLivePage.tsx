import { useState } from 'react';
import { LiveStatus } from '../../../kit/live/LiveStatus';
import type { LiveState } from '../../../kit/live/liveState';
import { TicketFrame } from '../frame/TicketFrame';
import { TicketsLive } from './TicketsLive';

export function TicketsLivePage() {
  const [live, setLive] = useState<LiveState>();
  return (
    <TicketFrame page="live" aside={live && <LiveStatus state={live} />}>
      <TicketsLive onLive={setLive} />
    </TicketFrame>
  );
}
