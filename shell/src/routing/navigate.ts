import { abortable, abortedAfter, ChunkLoadError, type Lifecycles } from '@school/shared';
import type { NavigateOptions } from '@school/shared/contract';
import type { AppSource } from '../loading/registry';
import type { ReloadGate } from '../loading/reloadGate';
import type { RouteSource } from './currentRoute';
import { scrollToTarget } from './scroll';

/** How long a visit waits on the old page for the new one before it shows a skeleton instead. Milliseconds. */
const PATIENCE_MS = 1_500;
/** How long a visit waits for the registry when only that can say whose its page is; then it is a page load. Milliseconds. */
const REGISTRY_PATIENCE_MS = 3_000;

export interface Navigation {
  readonly navigate: (to: string, options?: NavigateOptions) => Promise<void>;
  readonly prefetch: (to: string) => void;
}

interface Surroundings {
  readonly apps: Pick<AppSource, 'get' | 'settled'>;
  readonly routes: RouteSource;
  readonly load: (app: string) => Promise<Lifecycles>;
  readonly gate: Pick<ReloadGate, 'chunkFailed'>;
}

/** Going from page to page, and getting ready for it. */
export function createNavigation({ apps, routes, load, gate }: Surroundings): Navigation {
  let latest = 0;

  // Going back while a visit is being prepared gives that visit up. What single-spa tells of a push is no such thing.
  window.addEventListener('popstate', (event) => {
    if ('singleSpa' in event) return;
    latest++;
    delete document.documentElement.dataset['busy'];
  });

  async function prepare(url: URL): Promise<void> {
    const app = routes.ownerOf(url.pathname);
    if (app) await (await load(app)).prepare(url.pathname);
  }

  /** Whether an app answers a path, as soon as that is known. */
  async function isAnswered({ pathname }: URL): Promise<boolean> {
    if (routes.ownerOf(pathname)) return true;
    if (apps.get().registry !== 'asked') return false;
    await abortable(apps.settled, abortedAfter(REGISTRY_PATIENCE_MS)).catch(() => undefined);
    return routes.ownerOf(pathname) !== undefined;
  }

  /** Whether the page could not be prepared because the app that it belongs to was deployed anew. */
  async function isOutdated(url: URL, error: unknown): Promise<boolean> {
    const app = routes.ownerOf(url.pathname);
    const version = app && apps.get().table[app]?.version;
    return error instanceof ChunkLoadError && !!version && gate.chunkFailed(app, version);
  }

  return {
    async navigate(to, { replace = false } = {}) {
      const url = new URL(to, window.location.href);
      const turn = ++latest;
      if (url.origin !== window.location.origin) return window.location.assign(url);
      if (url.pathname !== window.location.pathname) {
        document.documentElement.dataset['busy'] = '';
        const answered = await isAnswered(url);
        if (turn !== latest) return;
        if (!answered) return window.location.assign(url);
        const failure = await abortable(prepare(url), abortedAfter(PATIENCE_MS)).catch(asError);
        if (turn !== latest) return;
        // A page that cannot be prepared is visited all the same: its area says what is wrong, or reloads.
        if (failure && (await isOutdated(url, failure))) return window.location.assign(url);
        if (turn !== latest) return;
      }
      delete document.documentElement.dataset['busy'];
      const samePlace = url.href === window.location.href;
      window.history[replace || samePlace ? 'replaceState' : 'pushState'](null, '', url);
      if (samePlace) scrollToTarget(url.hash);
    },
    prefetch(to) {
      const url = new URL(to, window.location.href);
      // Only a head start: if it fails, the visit itself tries again and says why.
      if (url.origin !== window.location.origin) return;
      if (routes.ownerOf(url.pathname)) prepare(url).catch(() => undefined);
      else void apps.settled.then(() => prepare(url)).catch(() => undefined);
    },
  };
}

function asError(error: unknown): unknown {
  return error;
}
