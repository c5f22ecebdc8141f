import { useEffect, useState } from 'react';
import { Loaded } from '../../../kit/forms/Loaded';
import type { LiveState } from '../../../kit/live/liveState';
import { LiveStatus } from '../../../kit/live/LiveStatus';
import { Part } from '../../../kit/page/Part';
import { useListStaffAuditionSlotsQuery } from '../api';
import { useLiveAuditionBoardQuery } from '../api/live';
import { RegistrationsFrame } from '../RegistrationsFrame';
import { SlotBoard } from './SlotBoard';

/** Who auditions when, as it moves. */
function Auditions({ onLive }: { readonly onLive: (state: LiveState) => void }) {
  const result = useListStaffAuditionSlotsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: live } = useLiveAuditionBoardQuery();
  const state = live?.state ?? 'opening';
  const board = live?.data;
  const { refetch } = result;

  useEffect(() => onLive(state), [onLive, state]);
  // The stream tells everybody that something has changed; who has which time only staff are told.
  useEffect(() => {
    if (board !== undefined) void refetch();
  }, [board, refetch]);

  return (
    <Part aria-label="Audition times">
      <Loaded what="audition times" result={result} height={1200}>
        {(slots) => <SlotBoard slots={slots} />}
      </Loaded>
    </Part>
  );
}

export function AuditionsPage() {
  const [live, setLive] = useState<LiveState>('opening');
  return (
    <RegistrationsFrame page="auditions" aside={<LiveStatus state={live} />}>
      <Auditions onLive={setLive} />
    </RegistrationsFrame>
  );
}
