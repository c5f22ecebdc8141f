/** How long a browser that cannot tell of idle times is left alone. Milliseconds. */
const INSTEAD_OF_IDLE_MS = 500;

/**
 * Runs when nothing else is going on, or in any case after some time if there is a limit. Returns what calls it off.
 */
export function whenIdle(action: () => void, limit?: { readonly timeout: number }): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(action, INSTEAD_OF_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(action, limit);
  return () => window.cancelIdleCallback(request);
}
