import { useState } from 'react';
import type { ListColumn } from './columns';
import type { ListAddress } from './useListAddress';

const keyOf = (list: string): string => `school:columns:${list}`;

/** The columns that somebody has left out of a list on this device. */
function keptOf(list: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    // What another version kept, or a device that keeps nothing.
    return [];
  }
}

export interface ChosenColumns<Row> {
  readonly shown: readonly ListColumn<Row>[];
  readonly isShown: (id: string) => boolean;
  readonly toggle: (id: string) => void;
}

/** Which columns are shown: as the address says, such as that of a view; else as this device keeps it. */
export function useColumns<Row>(
  list: string,
  columns: readonly ListColumn<Row>[],
  { asked, ask }: Pick<ListAddress, 'asked' | 'ask'>,
): ChosenColumns<Row> {
  const [kept, setKept] = useState(() => keptOf(list));
  const hidden = new Set(asked.hide ?? kept);
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
