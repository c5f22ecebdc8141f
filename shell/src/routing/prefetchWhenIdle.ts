import { afterFirstInput } from '../background/afterLoad';

/**
 * Fetches the page of the first link in view ahead, on devices without a pointer that could approach a link. Pages are
 * also fetched when a link is approached (`followLinks`).
 */
export function prefetchWhenIdle(prefetch: (to: string) => void): void {
  if (window.matchMedia('(hover: hover)').matches) return;
  afterFirstInput(() => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')].find(isInView);
    if (link) prefetch(link.pathname);
  });
}

function isInView(link: HTMLAnchorElement): boolean {
  const { top, bottom } = link.getBoundingClientRect();
  return link.pathname !== window.location.pathname && bottom > 0 && top < window.innerHeight;
}
