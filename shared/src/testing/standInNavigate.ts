import type { Shell } from '../contract';

/**
 * Navigates by the browser's history, as the shell does.
 * @param knows returns whether a URL belongs to the app
 * @param refuse is called with any other URL, which is not opened
 */
export function standInNavigate(
  knows: (pathname: string) => boolean,
  refuse: (to: string) => void,
): Shell['navigate'] {
  return async (to, { replace = false } = {}) => {
    const url = new URL(to, window.location.href);
    if (url.origin !== window.location.origin || !knows(url.pathname)) return refuse(to);
    window.history[replace ? 'replaceState' : 'pushState'](null, '', url);
    // Notifies the router of an external push, as the shell does.
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    const target = url.hash ? document.getElementById(decodeURIComponent(url.hash.slice(1))) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  };
}
