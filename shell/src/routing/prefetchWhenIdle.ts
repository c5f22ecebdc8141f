/** What likely comes next is fetched only when nothing else is going on, and only this many links. */
const MOST = 2;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Signs that somebody reads on: many visits end at their first screen, and should not pay for a second one. */
const ENGAGED = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const;

/** Gets ready for the visitor's likely next step: the links in view. Not on slow or costly lines. */
export function prefetchWhenIdle(prefetch: (to: string) => void): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || (connection?.effectiveType ?? '4g') !== '4g') return;
  const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 2_000));
  const engaged = new AbortController();
  const begin = () => {
    engaged.abort();
    idle(() => linksInView().slice(0, MOST).forEach(prefetch));
  };
  for (const sign of ENGAGED) window.addEventListener(sign, begin, { passive: true, signal: engaged.signal });
}

function linksInView(): string[] {
  const here = window.location.pathname;
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')]
    .filter((link) => link.pathname !== here && link.getBoundingClientRect().top < window.innerHeight)
    .map((link) => link.pathname);
}
