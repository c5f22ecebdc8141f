import { useState } from 'react';
import type { ListQuery } from './address';

/** A selection: rows by their keys over all pages, or all that match at the time of the choice. */
export interface Chosen {
  readonly keys: ReadonlySet<string>;
  readonly all?: { readonly count: number; readonly until: string };
}

export interface Selection {
  readonly chosen: Chosen;
  readonly count: number;
  readonly isSelected: (key: string) => boolean;
  readonly toggle: (key: string) => void;
  /** Selects all of these, or none if all are selected. */
  readonly toggleAll: (keys: readonly string[]) => void;
  readonly chooseAll: (count: number, until: string) => void;
  readonly clear: () => void;
}

const NOTHING: Chosen = { keys: new Set() };

/** The selected rows. They stay selected over pages, until search or filters change. */
export function useSelection({ search, filters }: Pick<ListQuery, 'search' | 'filters'>): Selection {
  const narrowed = JSON.stringify([search, filters]);
  const [{ of, chosen }, setState] = useState({ of: narrowed, chosen: NOTHING });
  const current = of === narrowed ? chosen : NOTHING;
  const set = (next: Chosen) => setState({ of: narrowed, chosen: next });
  const keep = (keys: Iterable<string>) => set({ keys: new Set(keys) });

  return {
    chosen: current,
    count: current.all?.count ?? current.keys.size,
    isSelected: (key) => current.all !== undefined || current.keys.has(key),
    toggle: (key) =>
      keep(
        current.keys.has(key) ? [...current.keys].filter((other) => other !== key) : [...current.keys, key],
      ),
    toggleAll: (keys) =>
      keep(
        current.all || keys.every((key) => current.keys.has(key))
          ? [...current.keys].filter((key) => !keys.includes(key))
          : [...current.keys, ...keys],
      ),
    chooseAll: (count, until) => set({ keys: new Set(), all: { count, until } }),
    clear: () => set(NOTHING),
  };
}
