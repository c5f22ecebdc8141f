import { color, media, space, type } from '@school/shared/theme';
import { DateText } from '@school/shared/ui';
import styled from 'styled-components';
import { auditionPlan, generateSlots, slotsByDate, type Slot } from '@school/shared/competition';

/** The times of both days, each with a word for its state besides the colour. */
export function AuditionBoard() {
  return slotsByDate(generateSlots(auditionPlan)).map(({ date, day, slots }) => (
    <Day key={date}>
      <h3>
        <span>
          {day}, <DateText value={date} />
        </span>
        <small>
          {slots.filter(({ isAvailable }) => isAvailable).length} of {slots.length} free
        </small>
      </h3>
      <Times>
        {slots.map((slot) => (
          <Time key={slot.id} slot={slot} />
        ))}
      </Times>
    </Day>
  ));
}

function Time({ slot: { id, startTime, isAvailable } }: { readonly slot: Slot }) {
  return (
    <li id={`slot-${id}`} data-ground={isAvailable ? 'gold' : undefined}>
      <b>{startTime}</b> <span>{isAvailable ? 'free' : 'taken'}</span>
    </li>
  );
}

const Day = styled.div`
  margin-top: ${space.s8};
  h3 {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: ${space.s4};
    ${type.title}
    font-size: 1.5rem;
  }
  small {
    ${type.body}
    font-size: 1rem;
    letter-spacing: 0;
    color: ${color.muted};
  }
`;

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
