import { useState } from 'react';
import { StaffOnly } from '../access/StaffOnly';
import { AdminFrame } from '../frame/AdminFrame';
import { LiveSign } from './LiveSign';
import { Overview } from './Overview';
import type { LiveState } from './useLiveCounts';

export function OverviewPage() {
  const [live, setLive] = useState<LiveState>();
  return (
    <AdminFrame title="Overview" aside={live && <LiveSign state={live} />}>
      <StaffOnly>
        <Overview onLive={setLive} />
      </StaffOnly>
    </AdminFrame>
  );
}
