/** Signs of use by pointer, touch or keyboard. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'click'] as const;

/** Calls back once when something inside an element is used. @returns a function that cancels it */
export function whenPressed(element: Element, act: () => void): () => void {
  const waiting = new AbortController();
  const reach = () => {
    waiting.abort();
    act();
  };
  for (const sign of SIGNS) {
    // Listens on the window, because early presses are not dispatched to the page.
    window.addEventListener(
      sign,
      ({ target }) => target instanceof Node && element.contains(target) && reach(),
      { passive: true, capture: true, signal: waiting.signal },
    );
  }
  return () => waiting.abort();
}
