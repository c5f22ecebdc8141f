import { isPrivate } from '@school/shared/private-links';

/** How long a hash waits for its element, which may still be on its way. Milliseconds. */
const ELEMENT_DEADLINE_MS = 10_000;

let stopWaiting: (() => void) | undefined;

/** The place that a fragment names; none in one that proves a right. */
export const placeIn = (hash: string): string => (isPrivate(hash) ? '' : hash);

/** Goes to the top of the page, or smoothly to the element that the hash names (spec, section 2). */
export function scrollToTarget(hash: string): void {
  stopWaiting?.();
  const id = idIn(placeIn(hash));
  if (id && scrollTo(id)) return;
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  if (!id) return;
  const observer = new MutationObserver(() => scrollTo(id) && stopWaiting?.());
  const timer = setTimeout(() => stopWaiting?.(), ELEMENT_DEADLINE_MS);
  observer.observe(document.body, { childList: true, subtree: true });
  stopWaiting = () => {
    observer.disconnect();
    clearTimeout(timer);
    stopWaiting = undefined;
  };
}

/** The id that a hash names. One with a stray percent sign is taken as it stands, as browsers do. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function scrollTo(id: string): boolean {
  const element = document.getElementById(id);
  element?.scrollIntoView({ behavior: reducedMotion() ? 'auto' : 'smooth' });
  return element !== null;
}

function reducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
