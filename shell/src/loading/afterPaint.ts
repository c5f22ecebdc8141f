/** Runs when the current state of the page is painted, or at once when nothing is painted in the background. */
export function afterPaint(action: () => void): void {
  if (document.hidden) return action();
  requestAnimationFrame(() => void setTimeout(action));
}
