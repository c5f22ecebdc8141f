/** Set on the root element in an unsupported browser: the page stays as it was composed, with links and plain forms. */
export const PLAIN = 'data-plain';

/**
 * Returns whether the scripts support this browser. It detects `signal` in listener options, which browsers read from
 * Chrome 90, Safari 15 and Firefox 86. Older ones lack syntax or functions that the code needs.
 */
export function isOnLine(view: Window): boolean {
  let isRead = false;
  view.addEventListener('x', () => {}, {
    get signal() {
      isRead = true;
      return undefined!;
    },
  });
  return isRead;
}
