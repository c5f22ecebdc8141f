/** The delay in browsers without idle callbacks. Milliseconds. */
const INSTEAD_OF_IDLE_MS = 500;

/**
 * Runs an action when the browser is idle, or after the timeout if there is one. Returns a function that cancels it.
 */
export function whenIdle(action: () => void, limit?: { readonly timeout: number }): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(action, INSTEAD_OF_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(action, limit);
  return () => window.cancelIdleCallback(request);
}
