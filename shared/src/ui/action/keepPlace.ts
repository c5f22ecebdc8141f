/**
 * A ref for an element that disappears when it, or something in it, is pressed. It moves the focus to the nearest
 * ancestor that takes one, without scrolling; otherwise a keyboard would begin at the top of the page.
 */
export function keepPlace(element: HTMLElement | null): () => void {
  return () => {
    if (element?.contains(document.activeElement))
      element.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  };
}
