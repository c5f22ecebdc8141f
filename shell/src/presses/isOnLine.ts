/** On the root element of a page whose browser is below the line: it stays as it was composed, with links and plain forms. */
export const PLAIN = 'data-plain';

/**
 * Whether a browser is one that the scripts are built for. It reads `signal` of a listener's options, as browsers do from
 * Chrome 90, Safari 15 and Firefox 86 on: older ones lack the syntax or the functions of what would be loaded.
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
