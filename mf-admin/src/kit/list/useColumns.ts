import { useState, useSyncExternalStore } from 'react';
import type { ListColumn } from './columns';
import { LITTLE_ROOM } from './littleRoom';
import type { ListAddress } from './useListAddress';

const keyOf = (list: string): string => `school:columns:${list}`;

/** The columns that somebody has left out of a list on this device; nothing where nobody has chosen. */
function keptOf(list: string): readonly string[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? 'null');
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : null;
  } catch {
    // What another version kept, or a device that keeps nothing.
    return null;
  }
}

function watchRoom(onChange: () => void): () => void {
  const query = matchMedia(LITTLE_ROOM);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export interface ChosenColumns<Row> {
  readonly shown: readonly ListColumn<Row>[];
  readonly isShown: (id: string) => boolean;
  readonly toggle: (id: string) => void;
}

/**
 * Which columns are shown: as the address says, such as that of a view; else as this device keeps it; else all that have
 * room.
 */
export function useColumns<Row>(
  list: string,
  columns: readonly ListColumn<Row>[],
  { asked, ask }: Pick<ListAddress, 'asked' | 'ask'>,
): ChosenColumns<Row> {
  const [kept, setKept] = useState(() => keptOf(list));
  const hasLittleRoom = useSyncExternalStore(watchRoom, () => matchMedia(LITTLE_ROOM).matches);
  const left = () => columns.filter(({ spare }) => spare && hasLittleRoom).map(({ id }) => id);
  const hidden = new Set(asked.hide ?? kept ?? left());
  const isShown = (id: string) =>
    !hidden.has(id) || columns.find((column) => column.id === id)?.bare === true;
  return {
    shown: columns.filter(({ id }) => isShown(id)),
    isShown,
    toggle: (id) => {
      const known = columns.map((column) => column.id);
      const next = known.filter((other) => (other === id ? isShown(id) : !isShown(other)));
      setKept(next);
      try {
        localStorage.setItem(keyOf(list), JSON.stringify(next));
      } catch {
        // A device that keeps nothing shows them until the page is left.
      }
      if (asked.hide) ask({ hide: next, page: asked.page });
    },
  };
}
