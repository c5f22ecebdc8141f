/** How far outside the screen it may be when its code is fetched. */
const AHEAD = '200px';

/**
 * Acts once, when an element is about to be seen; what is folded up is not, until it is opened.
 * @returns stops waiting
 */
export function whenSeen(element: Element, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries[entries.length - 1]?.isIntersecting) return;
      observer.disconnect();
      act();
    },
    { rootMargin: AHEAD },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
