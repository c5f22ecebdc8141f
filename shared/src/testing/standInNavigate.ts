import type { Shell } from '../contract';

/**
 * Goes to an address by the browser's history, as the shell does.
 * @param knows whether an address is the app's own
 * @param refuse is told of every other address, and nothing happens
 */
export function standInNavigate(
  knows: (pathname: string) => boolean,
  refuse: (to: string) => void,
): Shell['navigate'] {
  return async (to, { replace = false } = {}) => {
    const url = new URL(to, window.location.href);
    if (url.origin !== window.location.origin || !knows(url.pathname)) return refuse(to);
    window.history[replace ? 'replaceState' : 'pushState'](null, '', url);
    // The router hears of a push from outside as the shell's routers do.
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    const target = url.hash ? document.getElementById(decodeURIComponent(url.hash.slice(1))) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  };
}
