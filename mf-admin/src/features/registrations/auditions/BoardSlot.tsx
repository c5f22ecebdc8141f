import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ActionButton, Status } from '@school/shared/staff/ui';
import { color, line, space, type as voice } from '@school/shared/theme';
import { Button, VisuallyHidden } from '@school/shared/ui';
import { useBlockAuditionSlotMutation, type StaffAuditionSlot } from '../api';
import { formatSlotId } from '../labels';
import { conflictOf, entryIn } from './board';
import { EntryTag } from './EntryTag';
import type { Carry } from './useCarry';
import { slotMark } from './usePointerDrag';

interface Props {
  readonly slot: StaffAuditionSlot;
  readonly carry: Carry;
}

/** An audition time with its entry or its actions. */
export function BoardSlot({ slot, carry }: Props) {
  const row = useRef<HTMLLIElement>(null);
  const { carried } = carry;
  const isOver = carried?.over === slot.id && carried.entry.slot !== slot.id;
  const canTake = carried !== undefined && !carried.isDragged && isFreeFor(slot, carried.entry.id);
  const entry = entryIn(slot);

  useEffect(() => {
    if (isOver && !carried.isDragged) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOver, carried?.isDragged]);

  return (
    <Row
      ref={row}
      {...slotMark(slot.id)}
      $over={isOver ? (isFreeFor(slot, carried.entry.id) ? 'free' : 'conflict') : undefined}
    >
      <Time>
        <b>{slot.startTime}</b> <VisuallyHidden>to {slot.endTime}</VisuallyHidden>
      </Time>
      {entry ? (
        <EntryTag entry={entry} isHeld={slot.taken?.state === 'held'} carry={carry} />
      ) : (
        <Plain>
          {slot.taken ? (
            <Status kind="progress">Held during a registration</Status>
          ) : slot.isBlocked ? (
            <Status kind="failed">Closed</Status>
          ) : (
            <Status kind="withdrawn">Free</Status>
          )}
          {canTake ? (
            <Button tone="ink" size="s" onClick={() => carry.drop(slot.id)}>
              Move here <VisuallyHidden>at {slot.startTime}</VisuallyHidden>
            </Button>
          ) : (
            !slot.taken && <BlockButton slot={slot} />
          )}
        </Plain>
      )}
    </Row>
  );
}

const isFreeFor = (slot: StaffAuditionSlot, entryId: string): boolean =>
  conflictOf(slot, entryId) === undefined;

const OVER = { free: color.focus, conflict: color.error } as const;

const Row = styled.li<{ $over: keyof typeof OVER | undefined }>`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: ${space.s3};
  align-items: center;
  min-height: 64px;
  padding-block: ${space.s2};
  border-bottom: ${line.hair} solid ${color.rule};
  outline: ${({ $over }) => ($over ? `3px solid ${OVER[$over]}` : '0')};
  outline-offset: -3px;
`;

const Time = styled.span`
  padding-left: ${space.s2};
  ${voice.figure}
  font-size: 1.25rem;
`;

const Plain = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: ${space.s2};
  > :first-child {
    color: ${color.muted};
  }
`;

/** Closes or reopens a free time. */
function BlockButton({ slot: { id, startTime, isBlocked } }: { readonly slot: StaffAuditionSlot }) {
  const [block] = useBlockAuditionSlotMutation();
  return (
    <ActionButton
      run={() => block({ slot: id, auditionSlotChange: { isBlocked: !isBlocked } }).unwrap()}
      done={`${formatSlotId(id)} is ${isBlocked ? 'free again' : 'closed'}.`}
      failed={`${formatSlotId(id)} was not changed.`}
    >
      {isBlocked ? 'Reopen' : 'Close'} <VisuallyHidden>{startTime}</VisuallyHidden>
    </ActionButton>
  );
}
