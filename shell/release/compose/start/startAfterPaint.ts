import { PLAIN } from '../../../src/presses/isOnLine';

/** The template that holds a page's scripts and preloads until the first paint. */
export const START_ID = 'start';
/** The timeout for a page that is visible but never painted, such as in an off-screen frame. Milliseconds. */
const AT_THE_LATEST_MS = 5_000;
/** Signs of use: the page was painted, or is used without being seen. */
const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'visibilitychange'];
const PAINTED = 'largest-contentful-paint';

/**
 * Starts a page's scripts after the first paint, because they would compete with it for network and processor. It is
 * inlined at the end of composed pages.
 */
export function startAfterPaint(page: Document): void {
  if (page.documentElement.hasAttribute(PLAIN)) return;
  const view = page.defaultView!;
  const waiting = new AbortController();
  const start = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    page.body.append((page.getElementById(START_ID) as HTMLTemplateElement).content);
  };
  // Nothing is painted in the background.
  if (page.hidden) return start();
  for (const sign of SIGNS)
    view.addEventListener(sign, start, { capture: true, passive: true, signal: waiting.signal });
  setTimeout(start, AT_THE_LATEST_MS);
  const nextFrame = view.requestAnimationFrame.bind(view);
  // The second frame begins when the first was submitted; the paint entry appears when one was shown.
  nextFrame(() =>
    nextFrame(() => {
      if (!view.PerformanceObserver?.supportedEntryTypes?.includes(PAINTED)) return void setTimeout(start);
      new view.PerformanceObserver((_, observer) => {
        observer.disconnect();
        start();
      }).observe({ type: PAINTED, buffered: true });
    }),
  );
}
