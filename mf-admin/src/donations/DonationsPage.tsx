import { useState } from 'react';
import { StaffOnly } from '../access/StaffOnly';
import { AdminFrame } from '../frame/AdminFrame';
import { LiveSign } from '../overview/LiveSign';
import type { LiveState } from '../overview/useLiveCounts';
import { Donations } from './Donations';

export function DonationsPage() {
  const [live, setLive] = useState<LiveState>();
  return (
    <AdminFrame title="Donations" aside={live && <LiveSign state={live} />}>
      <StaffOnly>
        <Donations onLive={setLive} />
      </StaffOnly>
    </AdminFrame>
  );
}
