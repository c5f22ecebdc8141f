import { afterFirstInput } from '../background/afterLoad';

/**
 * Loads the code that prepares visits, so that the first click need not wait for it. On devices without a pointer that
 * could approach a link, it also fetches the page of the first link in view ahead. Elsewhere, pages are fetched when a
 * link is approached (`followLinks`).
 */
export function prefetchWhenIdle(prefetch: (to: string) => void): void {
  const canApproach = window.matchMedia('(hover: hover)').matches;
  afterFirstInput(() => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')].find(isInView);
    // For the current page, nothing but the code is fetched.
    prefetch((!canApproach && link?.pathname) || window.location.pathname);
  });
}

function isInView(link: HTMLAnchorElement): boolean {
  const { top, bottom } = link.getBoundingClientRect();
  return link.pathname !== window.location.pathname && bottom > 0 && top < window.innerHeight;
}
