import type { Navigation } from './navigate';

/**
 * Creates a navigation whose code loads on the first approach to a link. When that fails, a visit is a page load.
 * @param load is called again after a failure
 */
export function lazyNavigation(load: () => Promise<Navigation>): Navigation {
  let loading: Promise<Navigation> | undefined;

  function loaded(): Promise<Navigation> {
    loading ??= load();
    loading.catch(() => (loading = undefined));
    return loading;
  }

  return {
    async navigate(to, options) {
      document.documentElement.dataset['busy'] = '';
      const navigation = await loaded().catch(() => undefined);
      return navigation ? navigation.navigate(to, options) : window.location.assign(to);
    },
    prefetch(to) {
      loaded().then(
        ({ prefetch }) => prefetch(to),
        () => undefined, // the visit tries again
      );
    },
  };
}
