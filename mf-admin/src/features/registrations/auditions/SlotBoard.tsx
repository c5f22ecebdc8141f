import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { PartTitle } from '@school/shared/staff/page';
import { color, FOOT, layer, line, media, space, type as voice } from '@school/shared/theme';
import { Button, DateText, Text, TextLink, VisuallyHidden } from '@school/shared/ui';
import { useListCompetitionEntriesQuery, type StaffAuditionSlot } from '../api';
import { entriesWithout, textForSlot } from './board';
import { BoardSlot } from './BoardSlot';
import { EntryTag } from './EntryTag';
import { useCarry, type Carry } from './useCarry';

/** The times of both days. Entries move by dragging, by keyboard, or by "Move here". */
export function SlotBoard({ slots }: { readonly slots: readonly StaffAuditionSlot[] }) {
  const carry = useCarry(slots);
  const board = useFocusAfterMove(slots, carry.moving);
  const days = [...new Set(slots.map(({ date }) => date))];
  return (
    <>
      <Text size="small" muted>
        Drag an entry by its handle to another time, or press the handle and then “Move here”. By keyboard:
        press Enter on the handle, choose a time with the arrow keys, and press Enter to confirm or Escape to
        cancel. The competitor is notified by email immediately. Times are in Ghana time (UTC).
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

/** Moves the focus to the new handle of a moved entry. */
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
    // Leaves the focus where the user has put it meanwhile.
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

interface Props {
  /** 'YYYY-MM-DD'. */
  readonly date: string;
  readonly slots: readonly StaffAuditionSlot[];
  readonly carry: Carry;
}

/** The times of one day. */
function BoardDay({ date, slots, carry }: Props) {
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

/** The most entries shown; the list has the others. */
const SHOWN = 24;
const WAITING = { audition: 'none', state: 'submitted,returned,accepted' } as const;

interface WithoutTimeProps {
  readonly slots: readonly StaffAuditionSlot[];
  readonly carry: Carry;
}

/** The entries without a time. */
function WithoutTime({ slots, carry }: WithoutTimeProps) {
  const { data } = useListCompetitionEntriesQuery(
    { ...WAITING, perPage: SHOWN, sort: 'createdAt', order: 'asc' },
    { refetchOnMountOrArgChange: true },
  );
  const entries = entriesWithout(data?.rows ?? [], slots);
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="without-time">
      <PartTitle id="without-time">Without a time</PartTitle>
      <Entries aria-labelledby="without-time">
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryTag entry={entry} carry={carry} />
          </li>
        ))}
      </Entries>
      {data && data.total > data.rows.length && (
        <Text size="small">
          <TextLink to="/admin/registrations?audition=none">View all in the list</TextLink>
        </Text>
      )}
    </section>
  );
}

const Entries = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 272px), 1fr));
  gap: ${space.s3};
  margin-top: ${space.s3};
`;

interface CarryBarProps {
  readonly slots: readonly StaffAuditionSlot[];
  readonly carry: Carry;
}

/** Shows at the foot of the window which entry is being moved, with a cancel button. */
function CarryBar({ slots, carry: { carried, cancel } }: CarryBarProps) {
  if (!carried) return null;
  const over = slots.find(({ id }) => id === carried.over);
  return (
    <Bar data-ground="ink">
      <p>
        <b>{carried.entry.name}</b>{' '}
        {over ? textForSlot(over, carried.entry.id) : 'has no time yet. Choose a time.'}
      </p>
      <Button tone="line" size="s" onClick={cancel}>
        Cancel
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  z-index: ${layer.sticky};
  bottom: ${FOOT};
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: ${space.s2} ${space.s4};
  padding: ${space.s3} ${space.s4};
`;
