/** How long a browser that cannot tell of idle moments is left alone. Milliseconds. */
const INSTEAD_OF_IDLE_MS = 2_000;

/** Runs when nothing else is going on. */
export function whenIdle(action: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(action);
  else setTimeout(action, INSTEAD_OF_IDLE_MS);
}

/** Runs once the page and all that belongs to it has arrived, and nothing else is going on: it delays nobody. */
export function whenSettled(action: () => void): void {
  const loaded = () => whenIdle(action);
  if (document.readyState === 'complete') loaded();
  else window.addEventListener('load', loaded, { once: true });
}

/** Signs that somebody reads on: many visits end at their first screen, and should not pay for a second one. */
const ENGAGED = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const;

/** Runs in an idle moment after the visitor has begun to do something with the page. */
export function whenEngaged(action: () => void): void {
  const engaged = new AbortController();
  const begin = () => {
    engaged.abort();
    whenIdle(action);
  };
  for (const sign of ENGAGED) window.addEventListener(sign, begin, { passive: true, signal: engaged.signal });
}
