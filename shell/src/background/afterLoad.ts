import { whenIdle } from '@school/shared';

/** Runs when the page has completely loaded and the browser is idle, so that it delays nothing. */
export function afterLoad(action: () => void): void {
  const loaded = () => void whenIdle(action);
  if (document.readyState === 'complete') loaded();
  else window.addEventListener('load', loaded, { once: true });
}

/** Signs that the visitor reads on. Many visits end on their first screen and should not load more. */
const SIGNS = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const;

/** Runs when the browser is idle after the visitor's first interaction. */
export function afterFirstInput(action: () => void): void {
  const begun = new AbortController();
  const begin = () => {
    begun.abort();
    whenIdle(action);
  };
  for (const sign of SIGNS) window.addEventListener(sign, begin, { passive: true, signal: begun.signal });
}
