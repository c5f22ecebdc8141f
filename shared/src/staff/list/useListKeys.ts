import { useEffect, useEffectEvent, type RefObject } from 'react';

/** The keys of a list. */
export const LIST_KEYS = [
  { keys: ['j', 'k'], does: 'next row, previous row' },
  { keys: ['Enter'], does: 'open the row' },
  { keys: ['x'], does: 'select the row' },
  { keys: ['/'], does: 'search' },
  { keys: ['Esc'], does: 'close' },
  { keys: ['?'], does: 'show shortcuts' },
] as const;

const SWITCH = 'school:list-keys';

/** Whether single keys are on. Users of speech input can turn them off. */
export const areKeysOn = (): boolean => {
  try {
    return localStorage.getItem(SWITCH) !== 'off';
  } catch {
    return true;
  }
};

/** Turns single keys on or off on this device. */
export function turnKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(SWITCH);
    else localStorage.setItem(SWITCH, 'off');
  } catch {
    // Without storage they stay on.
  }
}

interface Acts {
  /** Key of the row that is open beside the list; empty when none is. */
  readonly open: string;
  readonly onOpen: (key: string) => void;
  readonly onToggle?: ((key: string) => void) | undefined;
  readonly onHelp: () => void;
}

/** Moves through the rows of a list by single keys, unless the user is typing. */
export function useListKeys(list: RefObject<HTMLElement | null>, acts: Acts): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || document.querySelector('dialog[open]') || !areKeysOn()) return;
    if (!list.current || !press(event.key, list.current, acts)) return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Runs the action of a key. @returns whether the key has one */
function press(key: string, list: HTMLElement, acts: Acts): boolean {
  if (key === 'j' || key === 'k') step(list, acts, key === 'j' ? 1 : -1);
  else if (key === 'x') tick(list, acts);
  else if (key === '/') list.querySelector<HTMLElement>('[role="search"] input')?.focus();
  else if (key === '?') acts.onHelp();
  else return false;
  return true;
}

const rowsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-row]')];

/** The current row: the open one, or the one with the focus. */
const indexIn = (rows: readonly HTMLElement[], { open }: Acts): number =>
  rows.findIndex((row) => (open ? row.dataset['row'] === open : row.contains(document.activeElement)));

function step(list: HTMLElement, acts: Acts, by: 1 | -1): void {
  const rows = rowsOf(list);
  const at = indexIn(rows, acts);
  const to = at < 0 ? (by === 1 ? 0 : rows.length - 1) : Math.min(Math.max(at + by, 0), rows.length - 1);
  const row = rows[to];
  const key = row?.dataset['row'];
  if (!row || !key) return;
  row.scrollIntoView({ block: 'nearest' });
  // If a row is open, the next one opens in its place.
  if (!acts.open) row.querySelector<HTMLElement>('[data-phone="title"] :is(button, a)')?.focus();
  else if (key !== acts.open) acts.onOpen(key);
}

function tick(list: HTMLElement, acts: Acts): void {
  const rows = rowsOf(list);
  const key = rows[indexIn(rows, acts)]?.dataset['row'];
  if (key) acts.onToggle?.(key);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type="checkbox"], [type="radio"], [type="button"])'));
