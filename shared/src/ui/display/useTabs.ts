import { useId, useRef, useState, type KeyboardEvent } from 'react';

export interface TabsState {
  ids: readonly string[];
  /** The chosen tab, when it is kept outside. */
  value?: string | undefined;
  /** The chosen tab at first; the first unless told. */
  initial?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
}

const STEP: Partial<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** The behaviour of tabs, for a look of one's own: spread `list`, `tab(id)` and `panel(id)`. */
export function useTabs({ ids, value, initial, onChange }: TabsState) {
  const unique = useId();
  const [own, setOwn] = useState(initial ?? ids[0]);
  const list = useRef<HTMLDivElement>(null);
  const chosen = value ?? own;

  const choose = (id: string) => {
    setOwn(id);
    onChange?.(id);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const next = ids[STEP[event.key]?.(ids.indexOf(chosen ?? ''), ids.length - 1) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next)}"]`)?.focus();
  };

  return {
    chosen,
    choose,
    list: { role: 'tablist', ref: list, onKeyDown } as const,
    tab: (id: string) =>
      ({
        role: 'tab',
        type: 'button',
        id: `${unique}tab-${id}`,
        'data-tab': id,
        'aria-selected': id === chosen,
        'aria-controls': `${unique}panel-${id}`,
        tabIndex: id === chosen ? 0 : -1,
        onClick: () => choose(id),
      }) as const,
    panel: (id: string) =>
      ({
        role: 'tabpanel',
        id: `${unique}panel-${id}`,
        'aria-labelledby': `${unique}tab-${id}`,
        hidden: id !== chosen,
        tabIndex: 0,
      }) as const,
  };
}
