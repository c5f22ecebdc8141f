/**
 * Records the focused element. Returns a function that focuses it again or, when it is gone, its nearest remaining
 * focusable ancestor.
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
