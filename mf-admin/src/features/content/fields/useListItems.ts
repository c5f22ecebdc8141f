import { useRef, useState } from 'react';
import { emptyOf, moved, nameOf } from '../rules/values';
import { idOf, type ContentFieldProps } from './fieldProps';

type Props = Pick<ContentFieldProps, 'schema' | 'value' | 'place' | 'onChange'>;

/**
 * Returns the items of a list with their actions. The focus stays with a moved item, and goes to a new one
 * or, after a removal, to the add button; `said` announces it.
 */
export function useListItems({ schema, value, place, onChange }: Props) {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const { items: field = {}, item: one = 'item', minItems = 0, maxItems = Infinity } = schema;
  /** Keys keep the state and focus of items that move. */
  const [keys, setKeys] = useState<readonly number[]>(() => items.map((_, at) => at));
  // Others have changed the length, so the old keys no longer fit.
  if (keys.length !== items.length) setKeys(items.map((_, at) => at));
  const box = useRef<HTMLFieldSetElement>(null);
  const [said, say] = useState('');
  const [added, setAdded] = useState<number>();
  const id = idOf(place);
  const titleOf = (at: number) => nameOf(field, items[at]) || `New ${one}`;

  function change(
    next: readonly unknown[],
    nextKeys: readonly number[],
    words: string,
    focus?: string,
  ): void {
    setKeys(nextKeys);
    onChange(place, next);
    say(words);
    if (focus) requestAnimationFrame(() => document.getElementById(focus)?.focus());
  }

  const move = (from: number, to: number) =>
    change(
      moved(items, from, to),
      moved(keys, from, to),
      `${titleOf(from)} is now number ${to + 1} of ${items.length}.`,
      `${idOf([...place, String(to)])}-${to < from ? 'up' : 'down'}`,
    );
  const remove = (at: number) =>
    change(without(items, at), without(keys, at), `${titleOf(at)} was removed.`, `${id}-add`);

  function add(): void {
    const key = Math.max(-1, ...keys) + 1;
    setAdded(key);
    change([...items, emptyOf(field)], [...keys, key], `A new ${one} was added at the end.`);
    requestAnimationFrame(() => {
      const entries = box.current?.querySelectorAll<HTMLElement>(`:scope > ol > li`);
      entries?.[entries.length - 1]?.querySelector<HTMLElement>('input, textarea, select')?.focus();
    });
  }

  return {
    box,
    said,
    add: items.length < maxItems ? add : undefined,
    entries: items.map((held, at) => ({
      key: keys[at] ?? at,
      value: held,
      place: [...place, String(at)],
      title: titleOf(at),
      isNew: keys[at] === added,
      onUp: at > 0 ? () => move(at, at - 1) : undefined,
      onDown: at < items.length - 1 ? () => move(at, at + 1) : undefined,
      onRemove: items.length > minItems ? () => remove(at) : undefined,
    })),
  };
}

/** An item with its actions, undefined where one is not possible. */
export type ListEntry = ReturnType<typeof useListItems>['entries'][number];

const without = <Item>(items: readonly Item[], at: number): Item[] => items.filter((_, nth) => nth !== at);
