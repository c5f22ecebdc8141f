import { useEffect, useRef, type RefObject } from 'react';

interface Form {
  readonly getValues: () => Readonly<Record<string, unknown>>;
}

/**
 * Opens the panel of a form that came back with a draft: folded up, what was typed would look lost. A panel of its group
 * that is open already stays so.
 * @param empty the fields that somebody fills in by hand, as they are before
 */
export function useShownWithDraft(
  { getValues }: Form,
  empty: Readonly<Record<string, unknown>>,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const panel = form.current?.closest('details');
    const values = getValues();
    const isEmpty = Object.entries(empty).every(
      ([name, value]) => JSON.stringify(values[name]) === JSON.stringify(value),
    );
    if (!panel || isEmpty) return;
    const chosen = document.querySelector(`details[name="${panel.name}"][open]`);
    if (!chosen) panel.open = true;
  }, [getValues, empty]);
  return form;
}
