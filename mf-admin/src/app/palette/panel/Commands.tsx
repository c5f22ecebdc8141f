import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { useNavigate } from '@school/shared';
import { color, size } from '@school/shared/theme';
import { TextField } from '@school/shared/ui';
import type { Me } from '../../access/api';
import { useArea } from '../../area/useArea';
import { groupLabels, matching, paletteGroups, type PaletteItem } from './items';
import { Options } from './Options';
import { pageItems } from './pageItems';
import { referenceItems } from './referenceItems';
import { useActions } from './useActions';
import { useFoundPeople } from './useFoundPeople';

interface Props {
  readonly me: Me;
  /** What was typed before the field had the focus. */
  readonly takeTyped: () => string;
  readonly close: () => void;
}

/** One field, and below it what fits: pages, actions, people. The arrows choose, Enter does it. */
export function Commands({ me, takeTyped, close }: Props) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const [recent] = useState(readRecent);
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  const navigate = useNavigate();
  const actions = useActions(me);
  const { people, isSearching, failure } = useFoundPeople(typed, me.staff);

  useEffect(() => {
    // The dialog takes the focus when it opens, which can be after its content is there.
    const frame = requestAnimationFrame(() => {
      field.current?.focus();
      const before = takeTyped();
      // At once: the next key is the field's own, and is added to what the field shows by then.
      flushSync(() => setTyped((own) => before + own));
    });
    return () => cancelAnimationFrame(frame);
  }, [takeTyped]);

  const area = useArea();
  const pages = useMemo(() => pageItems(area.pages, me, (path) => void navigate(path)), [area, me, navigate]);
  const fitting = useMemo(
    () => matching([...actions, ...pages], typed, recent),
    [actions, pages, typed, recent],
  );
  const items: readonly PaletteItem[] = [
    ...(me.staff ? referenceItems(area.features, typed, (path) => void navigate(path)) : []),
    ...fitting,
    ...people.map(({ name, email, to }) => ({
      id: `people:${email}`,
      group: 'people' as const,
      label: name,
      about: email,
      run: () => void navigate(to),
    })),
  ];
  const groups = (typed.trim() === '' ? paletteGroups : inOrderOf(fitting)).flatMap((group) => {
    const own = items.filter((item) => item.group === group);
    return own.length > 0 ? [{ group, label: groupLabels[group], items: own }] : [];
  });
  const shown = groups.flatMap(({ items: own }) => own);
  const current = shown[Math.min(chosen, shown.length - 1)];

  function choose(item: PaletteItem | undefined): void {
    if (!item) return;
    // Whom or what somebody looked for is nobody else's business who uses this device.
    if (item.group !== 'people' && item.group !== 'records') keepRecent(item.id);
    close();
    void item.run();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && shown.length > 0) {
      event.preventDefault();
      const at = current ? shown.indexOf(current) : 0;
      setChosen((at + step + shown.length) % shown.length);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(current);
    }
  }

  return (
    <>
      <TextField
        ref={field}
        label="Page, person, reference or action"
        name="palette"
        role="combobox"
        aria-expanded="true"
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={current && `${list}-${current.id}`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Said role="status">{said(shown.length, isSearching, failure)}</Said>
      <Options id={list} groups={groups} current={current} onChoose={choose} />
    </>
  );
}

/** A reference comes first, then what fits best; people come last. */
const inOrderOf = (items: readonly PaletteItem[]) => [
  ...new Set(['records' as const, ...items.map(({ group }) => group), 'people' as const]),
];

function said(count: number, isSearching: boolean, failure: string): string {
  if (failure) return `People could not be searched. ${failure}`;
  if (isSearching) return 'Searching people';
  if (count === 0) return 'No results. Try another word or part of a name.';
  return `${count} results. Use the arrow keys and Enter.`;
}

const Said = styled.p`
  min-height: 1.4em;
  font-size: ${size.small};
  color: ${color.muted};
`;

/** Where this device keeps what was used last: names of pages and actions, never of people. */
const RECENT_KEY = 'school:admin-recent';
const KEPT = 5;

/** What was used last, the newest first. */
function readRecent(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(RECENT_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, KEPT) : [];
  } catch {
    return []; // storage is switched off, or holds what is not ours: nothing is known
  }
}

/** Puts something before everything else that was used. */
function keepRecent(id: string): void {
  const ids = [id, ...readRecent().filter((known) => known !== id)].slice(0, KEPT);
  try {
    localStorage.setItem(RECENT_KEY, JSON.stringify(ids));
  } catch {
    // storage is switched off: the palette works without it
  }
}
