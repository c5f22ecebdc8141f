import { useState, useSyncExternalStore } from 'react';
import { LITTLE_ROOM, type ListColumn } from './columns';
import type { ListAddress } from './useListAddress';

const keyOf = (list: string): string => `school:columns:${list}`;

/** The hidden columns of a list that are stored on this device; null where the user has not chosen. */
function storedOf(list: string): readonly string[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? 'null');
    return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : null;
  } catch {
    // Stored by another version, or the device stores nothing.
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

/** The shown columns: as the address says, such as that of a view; else as stored on this device; else all that fit. */
export function useColumns<Row>(
  list: string,
  columns: readonly ListColumn<Row>[],
  { query, change }: Pick<ListAddress, 'query' | 'change'>,
): ChosenColumns<Row> {
  const [stored, setStored] = useState(() => storedOf(list));
  const hasLittleRoom = useSyncExternalStore(watchRoom, () => matchMedia(LITTLE_ROOM).matches);
  const spare = () => columns.filter(({ spare }) => spare && hasLittleRoom).map(({ id }) => id);
  const hidden = new Set(query.hide ?? stored ?? spare());
  const isShown = (id: string) =>
    !hidden.has(id) || columns.find((column) => column.id === id)?.bare === true;
  return {
    shown: columns.filter(({ id }) => isShown(id)),
    isShown,
    toggle: (id) => {
      const ids = columns.map((column) => column.id);
      const next = ids.filter((other) => (other === id ? isShown(id) : !isShown(other)));
      setStored(next);
      try {
        localStorage.setItem(keyOf(list), JSON.stringify(next));
      } catch {
        // Without storage the choice lasts until the page is left.
      }
      if (query.hide) change({ hide: next, page: query.page });
    },
  };
}
