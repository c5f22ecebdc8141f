/**
 * A ref for what goes away once it is pressed: anyone who has the focus in it then has it in the nearest part around it that
 * can take it, and not at the top of the page.
 */
export function keepPlace(element: HTMLElement | null): () => void {
  return () => {
    if (element?.contains(document.activeElement))
      element.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus();
  };
}
