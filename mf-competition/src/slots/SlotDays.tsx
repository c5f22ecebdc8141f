import type { Slot } from '@school/shared/competition';
import { color, space, type } from '@school/shared/theme';
import { DateText } from '@school/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { slotsByDate } from './slotsByDate';

interface Props {
  /** Prefix of the IDs of the days. */
  readonly id: string;
  readonly slots: readonly Slot[];
  /** Whether the states are loaded. */
  readonly isLive: boolean;
  /** `p` in a field, where the days name groups instead of being headings. */
  readonly as?: 'h3' | 'p' | undefined;
  readonly children: (slots: readonly Slot[]) => ReactNode;
}

/** The audition days, each with its number of free times once loaded. */
export function SlotDays({ id, slots: all, isLive, as: Name = 'h3', children }: Props) {
  return slotsByDate(all).map(({ date, day, slots }) => (
    <Day key={date} role="group" aria-labelledby={`${id}-${date}`}>
      <Name>
        <span id={`${id}-${date}`}>
          {day}, <DateText value={date} />
        </span>{' '}
        <small>
          {isLive
            ? `${slots.filter(({ isAvailable }) => isAvailable).length} of ${slots.length} free`
            : `${slots.length} times`}
        </small>
      </Name>
      {children(slots)}
    </Day>
  ));
}

const Day = styled.div`
  margin-top: ${space.s8};
  > :is(h3, p) {
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
    ${type.numeric}
  }
`;
