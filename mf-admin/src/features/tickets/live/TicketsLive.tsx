import { useEffect } from 'react';
import { Notice } from '@school/shared/ui';
import { Part } from '../../../kit/page/Part';
import { moneySum, Sums } from '../../../kit/list/Sums';
import type { LiveState } from '../../../kit/live/liveState';
import { useGetTicketStatsQuery } from '../api';
import { useLiveTicketStatsQuery } from '../api/live';
import { Loaded } from '../../../kit/forms/Loaded';
import { ByDoor } from './ByDoor';
import { ByHour } from './ByHour';
import { ByType } from './ByType';

/** The numbers of the ticket sale as they move: over all, by type, by hour, by door. */
export function TicketsLive({ onLive }: { readonly onLive: (state: LiveState) => void }) {
  const { data: live } = useLiveTicketStatsQuery();
  const first = useGetTicketStatsQuery(undefined, { refetchOnMountOrArgChange: true });
  const state = live?.state ?? 'opening';
  const stats = live?.data ?? first.data;
  const totals = stats?.totals;
  useEffect(() => onLive(state), [onLive, state]);

  return (
    <>
      {state === 'retrying' && (
        <Part>
          <Notice tone="warning" title="The live numbers were cut off" live>
            What you see is the last that came. They go on by themselves as soon as the school can be reached.
          </Notice>
        </Part>
      )}
      <Sums
        sums={[
          ['Sold', totals?.people.toLocaleString('en-GB')],
          ['Held', totals?.held.toLocaleString('en-GB')],
          ['Checked in', totals?.checkedIn.toLocaleString('en-GB')],
          ['Income', moneySum(totals?.income)],
        ]}
      />
      <Loaded what="numbers" result={{ ...first, data: stats }} height={900}>
        {(known) => (
          <>
            <ByType stats={known} />
            <ByHour stats={known} />
            <ByDoor stats={known} />
          </>
        )}
      </Loaded>
    </>
  );
}
