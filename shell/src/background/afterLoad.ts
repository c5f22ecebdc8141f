import { whenIdle } from '@school/shared';

/** Runs once the page and all that belongs to it has arrived, and nothing else is going on: it delays nobody. */
export function afterLoad(action: () => void): void {
  const loaded = () => void whenIdle(action);
  if (document.readyState === 'complete') loaded();
  else window.addEventListener('load', loaded, { once: true });
}

/** Signs that somebody reads on: many visits end at their first screen, and should not pay for a second one. */
const SIGNS = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const;

/** Runs when nothing else is going on after the visitor has begun to do something with the page. */
export function afterFirstInput(action: () => void): void {
  const begun = new AbortController();
  const begin = () => {
    begun.abort();
    whenIdle(action);
  };
  for (const sign of SIGNS) window.addEventListener(sign, begin, { passive: true, signal: begun.signal });
}
