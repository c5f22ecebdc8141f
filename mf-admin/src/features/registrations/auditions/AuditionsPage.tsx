import { useEffect, useState } from 'react';
import { Loaded } from '@school/shared/staff/forms';
import { Part } from '@school/shared/staff/page';
import type { LiveState } from '../../../kit/live/liveState';
import { LiveStatus } from '../../../kit/live/LiveStatus';
import { useListStaffAuditionSlotsQuery } from '../api';
import { useLiveAuditionBoardQuery } from '../api/live';
import { RegistrationsFrame } from '../RegistrationsFrame';
import { SlotBoard } from './SlotBoard';

/** The live board of audition times. */
function Auditions({ onLive }: { readonly onLive: (state: LiveState) => void }) {
  const result = useListStaffAuditionSlotsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: live } = useLiveAuditionBoardQuery();
  const state = live?.state ?? 'opening';
  const board = live?.data;
  const { refetch } = result;

  useEffect(() => onLive(state), [onLive, state]);
  // The public stream only reports that something changed; the names are loaded from the staff API.
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
