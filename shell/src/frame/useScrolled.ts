import { useLayoutEffect, useState } from 'react';

/** The page counts as scrolled from here. Pixels. */
const SOLID_FROM = 8;

/** Returns whether the page is scrolled away from its top. */
export function useScrolled(): boolean {
  return useAtScroll(isScrolled, false);
}

const isScrolled = (): boolean => window.scrollY > SOLID_FROM;

/**
 * Returns a value that depends on the scroll position. It is read on scroll events and never during rendering, because
 * rendering may scroll the page and cause an endless loop.
 * @param read must be a stable function
 * @param before the value on the server and until hydration
 */
export function useAtScroll<Value extends string | boolean>(read: () => Value, before: Value): Value {
  const [value, setValue] = useState(before);
  useLayoutEffect(() => {
    const look = () => setValue(read);
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [read]);
  return value;
}
