import type { Slot } from '@school/shared/competition';
import { color, line, space, type } from '@school/shared/theme';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

interface Props {
  /** Slots of one day. */
  readonly slots: readonly Slot[];
  readonly value: string;
  readonly own: string | undefined;
  /** ID of the first radio button, which an error summary links to; prefix of the other IDs. */
  readonly id: string;
  readonly first: string | undefined;
  readonly input: ComponentPropsWithRef<'input'>;
}

/** The times of one day as radio buttons, each with its state as text. */
export function SlotTimes({ slots, value, own, id, first, input }: Props) {
  return (
    <Times>
      {slots.map((slot) => (
        <Time key={slot.id} data-own={slot.id === own || undefined}>
          <input
            {...input}
            defaultValue={undefined}
            type="radio"
            id={slot.id === first ? id : `${id}-${slot.id}`}
            value={slot.id}
            checked={slot.id === value}
            // The chosen slot stays enabled when somebody else takes it, to keep the focus.
            disabled={(!slot.isAvailable && slot.id !== own && slot.id !== value) || input.disabled}
          />
          <span>
            <b>{slot.startTime}</b> <small>{stateOf(slot, own)}</small>
          </span>
        </Time>
      ))}
    </Times>
  );
}

function stateOf({ id, isAvailable }: Slot, own: string | undefined): string {
  if (id === own) return 'yours';
  return isAvailable ? 'free' : 'taken';
}

const Times = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  gap: ${space.s2};
  margin-top: ${space.s3};
`;

const Time = styled.label`
  position: relative;
  display: grid;
  min-height: 60px;
  border: ${line.field} solid ${color.line};
  background: ${color.field};
  cursor: pointer;
  > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  > span {
    display: grid;
    align-content: center;
    padding: 6px 12px;
    line-height: 1.15;
    ${type.numeric}
  }
  small {
    font-size: 0.9375rem;
    color: ${color.muted};
  }
  &:hover {
    background: ${color.quiet};
  }
  &[data-own] {
    box-shadow: inset 0 -5px 0 ${color.accent};
  }
  @supports not selector(:has(*)) {
    > input:checked {
      appearance: none;
      border: 5px solid ${color.accent};
      opacity: 1;
    }
    &:focus-within {
      outline: 3px solid ${color.focus};
    }
  }
  &:has(:checked) {
    background: ${color.strong};
    color: ${color.onStrong};
    border-color: ${color.strong};
    small {
      color: ${color.onStrongMuted};
    }
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    border-color: ${color.rule};
    background: none;
    color: ${color.muted};
    cursor: default;
    b {
      font-weight: 500;
      text-decoration: line-through;
    }
  }
`;
