import { useState } from 'react';
import { StaffOnly } from '../access/StaffOnly';
import { AdminFrame } from '../frame/AdminFrame';
import { LiveStatus } from '../live/LiveStatus';
import type { LiveState } from '../live/liveState';
import { Donations } from './Donations';

export function DonationsPage() {
  const [live, setLive] = useState<LiveState>();
  return (
    <AdminFrame title="Donations" backLink="/admin/overview" aside={live && <LiveStatus state={live} />}>
      <StaffOnly>
        <Donations onLive={setLive} />
      </StaffOnly>
    </AdminFrame>
  );
}
