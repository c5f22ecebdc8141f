import type { Slot } from '@school/shared/competition';
import { color, space, type } from '@school/shared/theme';
import { DateText } from '@school/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { slotsByDate } from './slotsByDate';

interface Props {
  /** Stands before the ids of the days. */
  readonly id: string;
  readonly slots: readonly Slot[];
  /** Whether it is known which of them are free. */
  readonly isLive: boolean;
  /** Within a field the days are no headings: they name its groups. */
  readonly as?: 'h3' | 'p' | undefined;
  readonly children: (slots: readonly Slot[]) => ReactNode;
}

/** The days of the auditions, each with how many times are free once that is known. */
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
