import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { media, space } from '@school/shared/theme';
import { Text, VisuallyHidden } from '@school/shared/ui';
import type { StaffAuditionSlot } from '../api';
import { BoardDay } from './BoardDay';
import { CarryBar } from './CarryBar';
import { useCarry } from './useCarry';
import { WithoutTime } from './WithoutTime';

/** The times of both days with who has them. An entry is moved by dragging it, by keys, or by pressing where it goes. */
export function SlotBoard({ slots }: { readonly slots: readonly StaffAuditionSlot[] }) {
  const carry = useCarry(slots);
  const board = useFocusAfterMove(slots, carry.moving);
  const days = [...new Set(slots.map(({ date }) => date))];
  return (
    <>
      <Text size="small" muted>
        Drag an entry by its handle to another time, or press the handle and then “Put here”. By keyboard:
        Enter on the handle picks it up, the arrow keys choose a time, Enter puts it there, Escape leaves it.
        Anyone who is moved hears of it by mail at once. Times are the time of Ghana, which is UTC.
      </Text>
      <VisuallyHidden role="status" aria-live="assertive">
        {carry.said}
      </VisuallyHidden>
      <WithoutTime slots={slots} carry={carry} />
      <Days ref={board}>
        {days.map((date) => (
          <BoardDay key={date} date={date} slots={slots.filter((slot) => slot.date === date)} carry={carry} />
        ))}
      </Days>
      <CarryBar carry={carry} slots={slots} />
    </>
  );
}

/** The handle of an entry that was moved is another one in another place: the focus goes there with it. */
function useFocusAfterMove(slots: readonly StaffAuditionSlot[], moving: string | undefined) {
  const board = useRef<HTMLDivElement>(null);
  const moved = useRef<string>(undefined);
  useEffect(() => {
    if (moving) moved.current = moving;
  }, [moving]);
  useEffect(() => {
    if (!moved.current || moving) return;
    const handle = board.current?.querySelector<HTMLElement>(`[data-entry="${moved.current}"]`);
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (isLost) handle?.focus();
    // Somebody who has gone on to something else stays there.
    else if (activeElement !== handle) moved.current = undefined;
  }, [slots, moving]);
  return board;
}

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s6};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
