import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Puts the focus on the row that was open when it is closed: keys go on from there, however it was opened. */
export function useReturnToRow(list: RefObject<HTMLElement | null>, open: string): void {
  const before = useRef(open);
  const onOpen = useEffectEvent(() => {
    const closed = before.current;
    before.current = open;
    const region = list.current?.querySelector('[role="region"]');
    if (open !== '' || closed === '' || !region) return;
    const { activeElement } = document;
    // Somebody who has gone on to another part of the page stays there.
    if (activeElement !== document.body && !region.contains(activeElement)) return;
    const row = [...region.querySelectorAll<HTMLElement>('[data-row]')].find(
      ({ dataset }) => dataset['row'] === closed,
    );
    row?.querySelector<HTMLElement>('[data-phone="title"] :is(button, a)')?.focus();
  });
  useEffect(() => onOpen(), [open]);
}
