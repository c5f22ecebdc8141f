import { abortable, abortedAfter, ChunkLoadError, type Lifecycles } from '@school/shared';
import { dependsOnSignIn, type RouteMatch } from '@school/shared/contract';
import type { Arrivals } from '../loading/arrivals';
import { createHtmlAhead, type HtmlAhead, type PageAddress } from '../loading/html/htmlAhead';
import type { PageHtml } from '../loading/html/pageHtml';
import type { AppSource } from '../loading/registry';
import type { ReloadGate } from '../loading/reloadGate';
import type { RouteSource } from './currentRoute';
import { isWithheld } from './permissions';

/** How long a visit stays on the old page while the HTML or the code of the new one loads. Milliseconds. */
const PATIENCE_MS = 1_500;
/** How long a visit waits for the registry when only that knows the owner of a path. Milliseconds. */
const REGISTRY_PATIENCE_MS = 3_000;

export interface Preparation {
  /**
   * Waits for the HTML or the code of a page, or until it is better to show that it is missing.
   * @returns what puts the page in place, right before its address is shown; undefined when it takes a page load
   */
  readonly prepare: (url: URL) => Promise<(() => void) | undefined>;
  readonly prefetch: (to: string) => void;
}

/** The parts of the shell that prepare pages. */
export interface Surroundings {
  readonly apps: Pick<AppSource, 'get' | 'settled'>;
  readonly routes: Pick<RouteSource, 'get' | 'matchOf'>;
  readonly load: (app: string) => Promise<Lifecycles>;
  readonly gate: Pick<ReloadGate, 'chunkFailed'>;
  readonly arrivals: Pick<Arrivals, 'put'>;
  readonly html?: HtmlAhead;
}

/** Creates what prepares visits: with a page's finished HTML, or with its code. */
export function createPreparation(surroundings: Surroundings): Preparation {
  const { apps, routes, load, gate, arrivals, html = createHtmlAhead() } = surroundings;
  /** The page modules that this tab can render without loading anything. */
  const ready = new Set<string>();

  async function loadCode(pathname: string): Promise<void> {
    const match = routes.matchOf(pathname);
    if (!match) return;
    await (await load(match.app)).prepare(pathname);
    ready.add(moduleOf(match));
  }

  /** Returns where the finished HTML of a page is, if its visit shows that. */
  function htmlOf(pathname: string): PageAddress | undefined {
    const match = routes.matchOf(pathname);
    const version = match && apps.get().table[match.app]?.version;
    if (!version || ready.has(moduleOf(match)) || !match.route.prerender) return undefined;
    // A page that changes its own address keeps what was typed, and others need a page load or a decision first.
    const isOther = match.route !== routes.get().route;
    const isOpen = !dependsOnSignIn(match.route.access) && !isWithheld(match.route.permissions);
    return isOther && isOpen ? { pathname, app: match.app, version } : undefined;
  }

  /** Waits until the HTML or the code of a page has loaded. Resolves to the HTML, or to the failure of the code. */
  async function arrival(
    pathname: string,
  ): Promise<{ readonly page?: PageHtml; readonly failure?: unknown }> {
    const address = htmlOf(pathname);
    const page = address && (await patiently(html.take(address)).catch(() => undefined));
    return page ? { page } : { failure: await patiently(loadCode(pathname)).catch(asError) };
  }

  /** Returns whether an app answers a path, as soon as that is known. */
  async function isAnswered({ pathname }: URL): Promise<boolean> {
    if (routes.matchOf(pathname)) return true;
    if (apps.get().registry !== 'loading') return false;
    await abortable(apps.settled, abortedAfter(REGISTRY_PATIENCE_MS)).catch(() => undefined);
    return routes.matchOf(pathname) !== undefined;
  }

  /** Returns whether a page could not be prepared because a newer version of its app was deployed. */
  async function isOutdated({ pathname }: URL, error: unknown): Promise<boolean> {
    const app = routes.matchOf(pathname)?.app;
    const version = app && apps.get().table[app]?.version;
    return error instanceof ChunkLoadError && !!version && gate.chunkFailed(app, version);
  }

  return {
    async prepare(url) {
      if (!(await isAnswered(url))) return undefined;
      const { page, failure } = await arrival(url.pathname);
      // A page that cannot be prepared is visited anyway: its area shows the error, or reloads.
      if (failure && (await isOutdated(url, failure))) return undefined;
      return () => {
        page?.settle();
        if (page) arrivals.put(routes.matchOf(url.pathname)!.app, page.content);
      };
    },
    prefetch(to) {
      const { origin, pathname } = new URL(to, window.location.href);
      if (origin !== window.location.origin || pathname === window.location.pathname || isCostly()) return;
      const approach = () => {
        const address = htmlOf(pathname);
        // If it fails, the visit itself tries again and shows the error.
        if (address) html.approach(address);
        else loadCode(pathname).catch(() => undefined);
      };
      if (routes.matchOf(pathname)) approach();
      else void apps.settled.then(approach);
    },
  };
}

const moduleOf = ({ app, route }: RouteMatch): string => `${app} ${route.page}`;

/** The Network Information API, which only Chromium has. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Returns whether the line is slow or the visitor saves data. */
function isCostly(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? '4g') !== '4g';
}

function patiently<Value>(loading: Promise<Value>): Promise<Value> {
  return abortable(loading, abortedAfter(PATIENCE_MS));
}

function asError(error: unknown): unknown {
  return error;
}
