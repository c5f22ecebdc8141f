/** The distance from the screen at which its code is fetched. */
const AHEAD = '200px';

/**
 * Calls back once when an element is about to become visible, for collapsed content when it is opened.
 * @returns a function that cancels it
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
