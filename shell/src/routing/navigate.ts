import type { NavigateOptions } from '@school/shared/contract';
import type { Preparation } from './preparation';
import { scrollToTarget } from './scroll';

export interface Navigation {
  readonly navigate: (to: string, options?: NavigateOptions) => Promise<void>;
  readonly prefetch: (to: string) => void;
}

/**
 * Creates what goes from page to page. The code that prepares other pages loads on the first approach to a link;
 * without it, a visit is a page load.
 * @param load is called again after a failure
 */
export function createNavigation(load: () => Promise<Preparation>): Navigation {
  let latest = 0;
  let loading: Promise<Preparation> | undefined;

  // Going back while a visit is being prepared cancels that visit. For a push, single-spa sends the same event.
  window.addEventListener('popstate', (event) => {
    if ('singleSpa' in event) return;
    latest++;
    delete document.documentElement.dataset['busy'];
  });

  function preparation(): Promise<Preparation> {
    loading ??= load();
    loading.catch(() => (loading = undefined));
    return loading;
  }

  return {
    async navigate(to, { replace = false } = {}) {
      const url = new URL(to, window.location.href);
      const turn = ++latest;
      if (url.origin !== window.location.origin) return window.location.assign(url);
      if (url.pathname !== window.location.pathname) {
        document.documentElement.dataset['busy'] = '';
        const put = await preparation().then(
          ({ prepare }) => prepare(url),
          () => undefined,
        );
        if (turn !== latest) return;
        if (!put) return window.location.assign(url);
        put();
      }
      delete document.documentElement.dataset['busy'];
      const samePlace = url.href === window.location.href;
      window.history[replace || samePlace ? 'replaceState' : 'pushState'](null, '', url);
      if (samePlace) scrollToTarget(url.hash);
    },
    prefetch(to) {
      preparation().then(
        ({ prefetch }) => prefetch(to),
        () => undefined, // the visit tries again
      );
    },
  };
}
