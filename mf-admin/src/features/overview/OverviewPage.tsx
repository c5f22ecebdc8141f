import { useState } from 'react';
import { StaffOnly } from '../../app/access/StaffOnly';
import { AdminFrame } from '../../app/frame/AdminFrame';
import { LiveStatus } from '../../kit/live/LiveStatus';
import { Overview } from './Overview';
import type { LiveState } from '../../kit/live/liveState';

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
