import { registerApplication, start, triggerAppChange } from 'single-spa';
import { dependsOnSignIn, type RouteEntry, type Shell } from '@school/shared/contract';
import { openArea, type Area } from '../loading/area';
import type { Arrivals } from '../loading/arrivals';
import type { PublishedApp } from '../loading/pageDescriptor';
import type { ReloadGate } from '../loading/reloadGate';
import type { AppSource } from '../loading/registry';
import type { Remotes } from '../loading/remotes';
import type { RouteSource } from './currentRoute';
import { isWithheld } from './permissions';
import { placeIn, scrollToTarget } from './scroll';
import type { Visits } from './visits';

interface Site {
  readonly apps: AppSource;
  readonly routes: RouteSource;
  readonly visits: Visits;
  readonly shell: Shell;
  readonly remotes: Remotes;
  readonly outlet: HTMLElement;
  readonly gate: Pick<ReloadGate, 'chunkFailed'>;
  readonly arrivals: Arrivals;
}

/** Hands the switching of apps to single-spa and keeps title, scrolling and guard in step with the address. */
export function startRouting(site: Site): void {
  const opened = window.location.pathname;
  const registered = new Map<string, AreaLifecycles>();
  const registerKnown = () => {
    for (const [name, app] of Object.entries(site.apps.get().table)) {
      if (registered.has(name)) continue;
      const lifecycles = areaLifecycles(name, app, site);
      registered.set(name, lifecycles);
      registerApplication({
        name,
        app: lifecycles,
        activeWhen: () => isActive(name, site.routes),
      });
    }
  };
  let titled: string | undefined;
  const watchSignIn = once(() =>
    site.shell.auth.subscribe(() => {
      follow();
      void triggerAppChange();
    }),
  );
  const follow = (event?: Event) => {
    const { app, outcome, route, variant, pathname } = site.routes.refresh();
    // No app that this page knows of answers the address: the site is asked.
    if (!route && pathname !== opened) return window.location.reload();
    // What a page may ask of the device is settled when it is loaded, for the page that was opened.
    if (pathname !== opened && isWithheld(route?.permissions)) return window.location.reload();
    if (route && dependsOnSignIn(route.access)) watchSignIn();
    if (outcome.kind === 'redirect') return void site.shell.navigate(outcome.to, { replace: true });
    if (app) registered.get(app)?.showPage();
    const { hash } = window.location;
    const isNew = site.visits.arrive({ pathname, hash: placeIn(hash), route }, event);
    const title = variant?.title ?? route?.title;
    const titling = `${site.visits.get()} ${title}`;
    // Once for each visit: after that, title and back link are the page's own to set.
    if (title && titled !== titling) site.shell.page.update({ title, backLink: '' });
    titled = titling;
    if (isNew) scrollToTarget(hash);
  };
  window.addEventListener('single-spa:before-routing-event', follow);
  window.addEventListener('popstate', follow);
  window.addEventListener('hashchange', follow);
  site.apps.subscribe(() => {
    registerKnown();
    follow();
    void triggerAppChange();
  });
  registerKnown();
  follow();
  if (placeIn(window.location.hash)) scrollToTarget(window.location.hash);
  start({ urlRerouteOnly: true });
}

interface AreaLifecycles {
  readonly bootstrap: () => Promise<void>;
  readonly mount: () => Promise<void>;
  readonly unmount: () => Promise<void>;
  /** Shows another page of the mounted app: its finished HTML, or instead of HTML whose code has not taken over. */
  readonly showPage: () => void;
}

/**
 * What single-spa sees of a remote. Nothing here waits for the network or can fail: one remote that hangs or throws
 * would otherwise stop the routing of all.
 */
function areaLifecycles(name: string, app: PublishedApp, site: Site): AreaLifecycles {
  const { shell, routes, remotes, outlet, gate, arrivals } = site;
  let area: Area | undefined;
  let shown: RouteEntry | undefined;
  const open = (arrived = arrivals.take(name)) => {
    shown = routes.get().route;
    area = openArea({
      name,
      app,
      shell,
      outlet,
      arrived,
      load: () => remotes.load(name),
      renew: () => remotes.renew(name),
      onChunkFailed: () => void gate.chunkFailed(name, app.version),
    });
  };
  return {
    bootstrap: async () => undefined,
    mount: async () => open(),
    async unmount() {
      const closed = area;
      area = undefined;
      await closed?.close();
    },
    showPage() {
      if (!area) return;
      const arrived = arrivals.take(name);
      // The code of one page cannot take over the HTML of another.
      const isLeft = area.isWaiting() && routes.get().route !== shown;
      if (!arrived && !isLeft) return;
      void area.close();
      open(arrived);
    },
  };
}

function isActive(name: string, routes: RouteSource): boolean {
  const { app, outcome } = routes.refresh();
  return app === name && outcome.kind === 'show';
}

/** Sign-in is watched from the first route on whose outcome depends on it: watching loads its code. */
function once(action: () => void): () => void {
  let done = false;
  return () => {
    if (!done) action();
    done = true;
  };
}
