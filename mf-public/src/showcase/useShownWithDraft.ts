import { useEffect, useRef, type RefObject } from 'react';

interface Form {
  readonly getValues: () => object;
}

/** Opens the panel of a form that came back with a draft: folded up, what was typed would look lost. */
export function useShownWithDraft({ getValues }: Form, empty: object): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const panel = form.current?.closest('details');
    if (panel && JSON.stringify(getValues()) !== JSON.stringify(empty)) panel.open = true;
  }, [getValues, empty]);
  return form;
}
