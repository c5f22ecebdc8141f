/**
 * Remembers where the focus is; the answer brings it back there. A button that is gone by then, since what it was for
 * is done, hands it to the nearest part around it that can be focused and is still there.
 */
export function rememberFocus(): () => void {
  const way: HTMLElement[] = [];
  for (let element = focusedElement(); element; element = around(element)) way.push(element);
  return () => way.find((element) => element.isConnected)?.focus();
}

const around = (element: HTMLElement): HTMLElement | null =>
  element.parentElement?.closest<HTMLElement>('[tabindex]') ?? null;

function focusedElement(): HTMLElement | null {
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
}
