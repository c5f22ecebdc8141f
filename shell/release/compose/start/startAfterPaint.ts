import { PLAIN } from '../../../src/presses/isOnLine';

/** The template that keeps a page's scripts, and what they load, until the page has been painted. */
export const START_ID = 'start';
/** A page that is shown and yet never painted, such as one in a frame out of sight, starts all the same. Milliseconds. */
const AT_THE_LATEST_MS = 5_000;
/** Somebody does something with the page: it is painted, or they use it without seeing it. */
const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'visibilitychange'];
const PAINTED = 'largest-contentful-paint';

/**
 * Lets a page's scripts begin once the page stands on the screen: until then they would take line and processor from
 * it. It stands inline in composed pages, after all else of them.
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
  // The second frame comes when the first was handed over; the entry, when one stood on the screen.
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
