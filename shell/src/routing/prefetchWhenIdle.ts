import { afterFirstInput } from '../background/afterLoad';

/** What likely comes next is fetched only when nothing else is going on, and only this many links. */
const MOST = 2;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Gets ready for the visitor's likely next step: the links in view. Not on slow or costly lines. */
export function prefetchWhenIdle(prefetch: (to: string) => void): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || (connection?.effectiveType ?? '4g') !== '4g') return;
  afterFirstInput(() => linksInView().slice(0, MOST).forEach(prefetch));
}

function linksInView(): string[] {
  const here = window.location.pathname;
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')]
    .filter((link) => link.pathname !== here && link.getBoundingClientRect().top < window.innerHeight)
    .map((link) => link.pathname);
}
