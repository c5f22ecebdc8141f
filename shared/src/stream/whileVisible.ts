/**
 * Runs something, such as a stream, while the page can be seen, until the signal aborts: a browser has only a few
 * connections for all its tabs together.
 * @param run starts it, and ends with the signal that it is given
 */
export function whileVisible(signal: AbortSignal, run: (visible: AbortSignal) => void): void {
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
  if (!signal.aborted) follow();
}
