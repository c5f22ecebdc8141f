import { island } from '@school/shared';
import { auditionPlan, generateSlots, type Slot } from '@school/shared/competition';
import { color, media, type } from '@school/shared/theme';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { SlotDays } from './SlotDays';
import { useNear } from './useNear';

const LiveBoard = island('LiveBoard', () => import('./LiveBoard').then((module) => module.LiveBoard), {
  when: 'idle',
});

const planned = generateSlots(auditionPlan);

/**
 * The times of both days. The HTML lists them; their live states load when the board is near the screen,
 * each as text and colour. If the API is unavailable, no states are shown.
 */
export function AuditionBoard() {
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box);
  const [slots, show] = useState<readonly Slot[]>();
  return (
    <div ref={box}>
      <SlotDays id="auditions" slots={slots ?? planned} isLive={slots !== undefined}>
        {(ofDay) => (
          <Times>
            {ofDay.map((slot) => (
              <Time key={slot.id} slot={slot} isLive={slots !== undefined} />
            ))}
          </Times>
        )}
      </SlotDays>
      {near && <LiveBoard show={show} />}
    </div>
  );
}

interface TimeProps {
  readonly slot: Slot;
  readonly isLive: boolean;
}

function Time({ slot: { id, startTime, endTime, isAvailable }, isLive }: TimeProps) {
  const state = isAvailable ? 'free' : 'taken';
  return (
    <li id={`slot-${id}`} data-ground={isLive && isAvailable ? 'gold' : undefined}>
      <b>{startTime}</b> <span>{isLive ? state : `to ${endTime}`}</span>
    </li>
  );
}

const Times = styled.ol`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 6px;
  margin-top: 14px;
  li {
    display: grid;
    min-height: 52px;
    padding: 7px 10px;
    line-height: 1.15;
    ${type.numeric}
  }
  li:not([data-ground]) {
    color: ${color.muted};
    box-shadow: inset 0 0 0 1.5px currentColor;
    b {
      font-weight: 500;
    }
  }
  span {
    font-size: 0.875rem;
  }
  ${media.phone} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
