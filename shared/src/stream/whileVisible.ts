/**
 * Runs something, such as a stream, while the page is visible, until the signal aborts. A browser has few connections
 * for all its tabs together.
 * @param run starts it and ends with the given signal
 */
export function whileVisible(signal: AbortSignal, run: (visible: AbortSignal) => void): void {
  // An aborted signal reports nothing any more, so its listener would stay.
  if (signal.aborted) return;
  let current: AbortController | undefined;
  const follow = () => {
    if (document.visibilityState === 'hidden') {
      current?.abort();
      current = undefined;
    } else if (!current) {
      current = new AbortController();
      run(current.signal);
    }
  };
  document.addEventListener('visibilitychange', follow);
  signal.addEventListener('abort', () => {
    document.removeEventListener('visibilitychange', follow);
    current?.abort();
  });
  follow();
}
