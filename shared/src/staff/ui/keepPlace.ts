/**
 * A ref for an element that disappears when it is pressed. It moves the focus to the nearest focusable
 * ancestor instead of the top of the page.
 */
export function keepPlace(element: HTMLElement | null): () => void {
  return () => {
    if (element?.contains(document.activeElement))
      element.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus();
  };
}
