import { useState } from 'react';
import { StaffOnly } from '../access/StaffOnly';
import { AdminFrame } from '../frame/AdminFrame';
import { LiveStatus } from '../live/LiveStatus';
import { Overview } from './Overview';
import type { LiveState } from '../live/liveState';

export function OverviewPage() {
  const [live, setLive] = useState<LiveState>();
  return (
    <AdminFrame title="Overview" aside={live && <LiveStatus state={live} />}>
      <StaffOnly>
        <Overview onLive={setLive} />
      </StaffOnly>
    </AdminFrame>
  );
}
