import { useState } from 'react';
import { StaffOnly } from '../../app/access/StaffOnly';
import { AdminFrame } from '../../app/frame/AdminFrame';
import { LiveStatus } from '../../kit/live/LiveStatus';
import type { LiveState } from '../../kit/live/liveState';
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
