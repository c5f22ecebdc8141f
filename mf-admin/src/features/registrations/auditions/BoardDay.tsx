import styled from 'styled-components';
import { color, line, space, type as voice } from '@school/shared/theme';
import { DateText } from '@school/shared/ui';
import type { StaffAuditionSlot } from '../api';
import { BoardSlot } from './BoardSlot';
import type { Carry } from './useCarry';

interface Props {
  /** 'YYYY-MM-DD'. */
  readonly date: string;
  readonly slots: readonly StaffAuditionSlot[];
  readonly carry: Carry;
}

/** The times of one day. */
export function BoardDay({ date, slots, carry }: Props) {
  const id = `day-${date}`;
  const free = slots.filter(({ isAvailable }) => isAvailable).length;
  return (
    <section aria-labelledby={id}>
      <Head id={id}>
        <span>
          {slots[0]?.day}, <DateText value={date} />
        </span>{' '}
        <small>
          {free} of {slots.length} free
        </small>
      </Head>
      <ol>
        {slots.map((slot) => (
          <BoardSlot key={slot.id} slot={slot} carry={carry} />
        ))}
      </ol>
    </section>
  );
}

const Head = styled.h2`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0 ${space.s4};
  padding-bottom: ${space.s3};
  border-bottom: ${line.bar} solid ${color.line};
  ${voice.subtitle}
  font-size: 1.375rem;
  small {
    font-size: 1rem;
    color: ${color.muted};
  }
`;
