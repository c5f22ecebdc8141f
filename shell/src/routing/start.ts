import { registerApplication, start, triggerAppChange } from 'single-spa';
import { dependsOnSignIn, type Shell } from '@school/shared/contract';
import { openArea, type Area } from '../loading/area';
import type { PublishedApp } from '../loading/pageDescriptor';
import type { ReloadGate } from '../loading/reloadGate';
import type { AppSource } from '../loading/registry';
import { appBase, type Remotes } from '../loading/remotes';
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
}

/** Hands the switching of apps to single-spa and keeps title, scrolling and guard in step with the address. */
export function startRouting(site: Site): void {
  const opened = window.location.pathname;
  const registered = new Set<string>();
  const registerKnown = () => {
    for (const [name, app] of Object.entries(site.apps.get().table)) {
      if (registered.has(name)) continue;
      registered.add(name);
      registerApplication({
        name,
        app: areaLifecycles(name, app, site),
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
    const { outcome, route, variant, pathname } = site.routes.refresh();
    // No app that this page knows of answers the address: the site is asked.
    if (!route && pathname !== opened) return window.location.reload();
    // What a page may ask of the device is settled when it is loaded, for the page that was opened.
    if (pathname !== opened && isWithheld(route?.permissions)) return window.location.reload();
    if (route && dependsOnSignIn(route.access)) watchSignIn();
    if (outcome.kind === 'redirect') return void site.shell.navigate(outcome.to, { replace: true });
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

/**
 * What single-spa sees of a remote. Nothing here waits for the network or can fail: one remote that hangs or throws
 * would otherwise stop the routing of all.
 */
function areaLifecycles(name: string, app: PublishedApp, { shell, remotes, outlet, gate }: Site) {
  let area: Area | undefined;
  return {
    bootstrap: async () => undefined,
    async mount() {
      area = openArea({
        name,
        base: appBase(name, app),
        shell,
        outlet,
        load: () => remotes.load(name),
        renew: () => remotes.renew(name),
        onChunkFailed: () => void gate.chunkFailed(name, app.version),
      });
    },
    unmount: async () => area?.close(),
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
