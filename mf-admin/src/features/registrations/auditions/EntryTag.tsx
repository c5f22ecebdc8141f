import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { Link } from '@school/shared';
import { IconButton } from '@school/shared/staff/ui';
import { color, layer, line, measure, space } from '@school/shared/theme';
import type { BoardEntry } from './board';
import type { Carry } from './useCarry';
import { usePointerDrag } from './usePointerDrag';

interface Props {
  readonly entry: BoardEntry;
  /** Whether the time is only held, until the fee is paid. */
  readonly isHeld?: boolean;
  readonly carry: Carry;
}

/** An entry with its drag handle. */
export function EntryTag({ entry, isHeld = false, carry }: Props) {
  const { carried, moving } = carry;
  const isCarried = carried?.entry.id === entry.id;
  const { at, isEndOfDrag, handlers } = usePointerDrag(entry, carry);
  const details = `${entry.number}, ${entry.plays}${isHeld ? ', held until the fee is paid' : ''}`;
  return (
    <Tag data-ground="sand" aria-busy={moving === entry.id} $carried={isCarried}>
      <Handle
        label={isCarried ? `Leave ${entry.name} here` : `Move ${entry.name}`}
        aria-pressed={isCarried}
        data-entry={entry.id}
        disabled={moving !== undefined}
        onClick={({ detail }) => {
          // A click by keyboard has a detail of 0.
          if (detail > 0 && isEndOfDrag()) return;
          if (isCarried) carry.cancel();
          else carry.pickUp(entry);
        }}
        onKeyDown={(event) => {
          if (!isCarried || !carry.press(event.key)) return;
          event.preventDefault();
          event.stopPropagation();
        }}
        {...handlers}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path
            d="M7,3V17M13,3V17"
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
            strokeDasharray="3 2.5"
          />
        </svg>
      </Handle>
      <span>
        <Link to={`/admin/registrations?open=${entry.id}`}>{entry.name}</Link>
        <small>{moving === entry.id ? 'Moving …' : details}</small>
      </span>
      {at &&
        createPortal(
          <Ghost style={{ transform: `translate(${at.x}px, ${at.y}px)` }} aria-hidden="true">
            {entry.name}
          </Ghost>,
          document.body,
        )}
    </Tag>
  );
}

const Tag = styled.div<{ $carried: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space.s2};
  min-width: 0;
  border-left: ${line.bar} solid ${color.accent};
  outline: ${({ $carried }) => ($carried ? `2px dashed ${color.text}` : '0')};
  > span {
    display: grid;
    min-width: 0;
    padding: 2px ${space.s2} 6px 0;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
    font-weight: 650;
    color: inherit;
  }
  small {
    color: ${color.muted};
  }
`;

/** A finger drags only on the handle; elsewhere it scrolls the page. */
const Handle = styled(IconButton)`
  touch-action: none;
  cursor: grab;
  min-height: calc(${measure.target} + 8px);
  &[aria-pressed='true'] {
    cursor: grabbing;
  }
`;

const Ghost = styled.div`
  position: fixed;
  z-index: ${layer.toast};
  top: 0;
  left: 0;
  margin: 12px;
  padding: ${space.s2} ${space.s3};
  background: ${color.strong};
  color: ${color.onStrong};
  font-weight: 700;
  pointer-events: none;
`;
