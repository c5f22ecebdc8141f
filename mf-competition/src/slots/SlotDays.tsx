import { slotsByDate, type Slot } from '@school/shared/competition';
import { color, space, type } from '@school/shared/theme';
import { DateText } from '@school/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  /** Stands before the ids of the days. */
  readonly id: string;
  readonly slots: readonly Slot[];
  /** Whether it is known which of them are free. */
  readonly isLive: boolean;
  readonly level?: 'h3' | 'h4' | undefined;
  readonly children: (slots: readonly Slot[]) => ReactNode;
}

/** The days of the auditions, each with how many times are free once that is known. */
export function SlotDays({ id, slots: all, isLive, level: Heading = 'h3', children }: Props) {
  return slotsByDate(all).map(({ date, day, slots }) => (
    <Day key={date} role="group" aria-labelledby={`${id}-${date}`}>
      <Heading>
        <span id={`${id}-${date}`}>
          {day}, <DateText value={date} />
        </span>{' '}
        <small>
          {isLive
            ? `${slots.filter(({ isAvailable }) => isAvailable).length} of ${slots.length} free`
            : `${slots.length} times`}
        </small>
      </Heading>
      {children(slots)}
    </Day>
  ));
}

const Day = styled.div`
  margin-top: ${space.s8};
  > :is(h3, h4) {
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
