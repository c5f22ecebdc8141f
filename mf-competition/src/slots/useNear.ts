import { useEffect, useState, type RefObject } from 'react';

/** How far outside the screen a part counts as near. */
const AHEAD = '200px';

/** Returns whether a part of the page has come near the screen. */
export function useNear(part: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !part.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [near, part]);
  return near;
}
