import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { space } from '@school/shared/theme';
import { NARROW } from '../../../kit/page/narrow';
import type { LiveState } from '../../../kit/live/liveState';
import { besideRecord } from '../../../kit/detail/besideRecord';
import { Loaded } from '../../../kit/forms/Loaded';
import { HallView } from './HallView';
import { Legend } from './Legend';
import { pressedWith } from './seats';
import { SeatPanel } from './SeatPanel';
import { usePlan } from './usePlan';

/** The one plan; its seats have addresses of their own. */
const record = { kind: 'hall-plan', id: '1', parts: ['seats'] };

/** The hall, live, and what can be done with the seats that are chosen on it. */
export function Plan({ onLive }: { readonly onLive: (state: LiveState) => void }) {
  const { hall, list, seats, liveState, refetch } = usePlan();
  const Beside = besideRecord();
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
                {Beside && <Beside record={record} what="plan" refetch={refetch} />}
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
