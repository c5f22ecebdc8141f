import { useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import { BesideRecord } from '@school/shared/staff';
import { Loaded } from '@school/shared/staff/forms';
import { NARROW } from '@school/shared/staff/page';
import { space } from '@school/shared/theme';
import type { LiveState } from '../../../kit/live/liveState';
import { useGetHallPlanQuery, useListStaffSeatsQuery, type StaffSeat } from '../api';
import { useLiveAvailabilityQuery } from '../api/live';
import { seatKindLabels, seatStateLabels } from '../labels';
import { HallView } from './HallView';
import { SeatMark } from './SeatMark';
import { SeatPanel } from './SeatPanel';
import { countStates, pressedWith, withLiveStates } from './seats';

/** There is one plan; its seats have their own addresses. */
const record = { kind: 'hall-plan', id: '1', parts: ['seats'] };

/** The live hall, with actions for the selected seats. */
export function Plan({ onLive }: { readonly onLive: (state: LiveState) => void }) {
  const { hall, list, seats, liveState, refetch } = usePlan();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isMoving, setMoving] = useState(false);
  useEffect(() => onLive(liveState), [onLive, liveState]);

  const add = (ids: readonly string[]) => setChosen((before) => new Set([...before, ...ids]));
  const toggle = (ids: readonly string[]) =>
    setChosen((before) => {
      const next = new Set(before);
      const isAll = ids.every((id) => before.has(id));
      for (const id of ids)
        if (isAll) next.delete(id);
        else next.add(id);
      return next;
    });

  return (
    <Loaded what="plan" result={hall} height={720}>
      {(plan) => (
        <Loaded what="seats" result={{ ...list, data: seats }} height={720}>
          {(known) => (
            <Layout>
              <div>
                <BesideRecord record={record} what="plan" refetch={refetch} />
                <Legend seats={known} />
                <HallView
                  plan={plan}
                  seats={known}
                  chosen={chosen}
                  isMoving={isMoving}
                  onPress={(seat) => toggle(isMoving ? [seat.id] : pressedWith(known, seat))}
                />
              </div>
              <SeatPanel
                plan={plan}
                seats={known}
                chosen={known.filter(({ id }) => chosen.has(id))}
                isMoving={isMoving}
                onMoving={setMoving}
                onAdd={add}
                onClear={() => setChosen(new Set())}
              />
            </Layout>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  align-items: start;
  gap: ${space.s6};
  padding: ${space.s5} ${space.s6} ${space.s8};
  > div {
    display: grid;
    gap: ${space.s4};
    min-width: 0;
  }
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
  }
  ${NARROW} {
    padding: ${space.s4};
  }
`;

const states = Object.keys(seatStateLabels) as StaffSeat['state'][];

/** The legend, with the number of seats in each state. */
function Legend({ seats }: { readonly seats: readonly StaffSeat[] }) {
  const counts = countStates(seats);
  return (
    <List aria-label="Seats by state">
      {states.map((state) => (
        <li key={state}>
          <svg viewBox="-10 -10 20 20" aria-hidden="true">
            <SeatMark kind="seat" state={state} radius={8} />
          </svg>
          {seatStateLabels[state]} <b>{counts[state].toLocaleString('en-GB')}</b>
        </li>
      ))}
      <li>
        <svg viewBox="-10 -10 20 20" aria-hidden="true">
          <SeatMark kind="wheelchair" state="free" radius={8} />
        </svg>
        {seatKindLabels.wheelchair}
      </li>
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s5};
  > li {
    display: flex;
    align-items: center;
    gap: ${space.s2};
  }
  svg {
    width: 20px;
    height: 20px;
  }
  b {
    font-variant-numeric: tabular-nums;
  }
`;

/** The hall with its live seats. */
function usePlan() {
  const hall = useGetHallPlanQuery(undefined, { refetchOnMountOrArgChange: true });
  const list = useListStaffSeatsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: live } = useLiveAvailabilityQuery();
  const availability = live?.state === 'live' ? live.data : undefined;

  // Only the list has positions, notes and orders, so it is refetched when these may have changed.
  const { refetch } = list;
  const known =
    availability &&
    [
      availability.planVersion,
      availability.sold.length,
      availability.held.length,
      availability.blocked.length,
    ].join(' ');
  useEffect(() => {
    if (known !== undefined) void refetch();
  }, [known, refetch]);

  const { data } = list;
  const seats = useMemo(() => data && withLiveStates(data, availability), [data, availability]);
  const readAnew = async () => {
    const [plan, places] = await Promise.all([hall.refetch(), refetch()]);
    return { isError: plan.isError || places.isError };
  };
  return { hall, list, seats, liveState: live?.state ?? ('opening' as const), refetch: readAnew };
}
