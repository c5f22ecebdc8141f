/** Somebody reaches for it: with a pointer, a finger, or the keyboard. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'click'] as const;

/**
 * Acts once, when somebody reaches for something inside an element.
 * @returns stops waiting
 */
export function whenPressed(element: Element, act: () => void): () => void {
  const waiting = new AbortController();
  const reach = () => {
    waiting.abort();
    act();
  };
  for (const sign of SIGNS) {
    // From the window on, since what is pressed too early is kept from the page.
    window.addEventListener(
      sign,
      ({ target }) => target instanceof Node && element.contains(target) && reach(),
      {
        passive: true,
        capture: true,
        signal: waiting.signal,
      },
    );
  }
  return () => waiting.abort();
}
