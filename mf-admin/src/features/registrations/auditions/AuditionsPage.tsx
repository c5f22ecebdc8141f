import { useState } from 'react';
import { LiveStatus } from '../../../kit/live/LiveStatus';
import type { LiveState } from '../../../kit/live/liveState';
import { RegistrationsFrame } from '../frame/RegistrationsFrame';
import { Auditions } from './Auditions';

export function AuditionsPage() {
  const [live, setLive] = useState<LiveState>('opening');
  return (
    <RegistrationsFrame page="auditions" aside={<LiveStatus state={live} />}>
      <Auditions onLive={setLive} />
    </RegistrationsFrame>
  );
}
