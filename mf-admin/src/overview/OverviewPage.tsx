import { useState } from 'react';
import { StaffOnly } from '../access/StaffOnly';
import { AdminFrame } from '../frame/AdminFrame';
import { LiveStatus } from '../counts/LiveStatus';
import { Overview } from './Overview';
import type { LiveState } from '../counts/api';

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
