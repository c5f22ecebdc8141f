import { useLayoutEffect, useState } from 'react';

/** The page counts as scrolled from here on. Pixels. */
const SOLID_FROM = 8;

/** Whether the page is scrolled away from its top. */
export function useScrolled(): boolean {
  return useAtScroll(isScrolled, false);
}

const isScrolled = (): boolean => window.scrollY > SOLID_FROM;

/**
 * What is true of the page where it is scrolled to. It is read when the browser tells of scrolling, never while React
 * renders: what is rendered may itself move the page, and the two would chase each other for ever.
 * @param read stays the same function
 * @param before on the server, and until the page is hydrated
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
