import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { Shell, SiteConfig, ToastOptions } from '@school/shared/contract';
import { createAuthApi } from './auth/createAuthApi';
import { loadConfig } from './auth/loadConfig';
import { createArrivals, type Arrivals } from './loading/arrivals';
import type { AppSource } from './loading/registry';
import { createReloadGate, type ReloadGate } from './loading/reloadGate';
import { appBase, createRemotes, type Remotes } from './loading/remotes';
import { importLazily } from './loading/importLazily';
import { createModalApi } from './modal/createModalApi';
import { createRouteSource, type RouteSource } from './routing/currentRoute';
import { createNavigation } from './routing/navigate';
import { createPageApi } from './store/createPageApi';
import { createToastApi } from './toast/createToastApi';

const WAITING: ToastOptions = { type: 'info', autoClose: null };

/** The parts of a running shell. */
export interface RunningShell {
  readonly shell: Shell;
  readonly routes: RouteSource;
  readonly remotes: Remotes;
  readonly gate: ReloadGate;
  readonly arrivals: Arrivals;
}

/** Creates the shell from its parts. Loads nothing that a first visit does not need. */
export function createShell(apps: AppSource, config: SiteConfig): RunningShell {
  const toast = createToastApi().api;
  /** The id of the toast that says that the site is busy. */
  let busy: string | undefined;
  const auth = createAuthApi({
    loadConfig: () => loadConfig(`${config.apiBase}/config`),
    onBusy(waitMs) {
      const text = `The site is busy. Trying again in ${Math.ceil(waitMs / 1_000)} seconds.`;
      if (busy) toast.update(busy, text, WAITING);
      else busy = toast.add(text, WAITING);
    },
    onError: (message) => toast.add(message, { type: 'error' }),
    onChange({ user }) {
      if (busy) toast.remove(busy);
      busy = undefined;
      page.api.update({ userAvatar: user?.photoURL ?? '' });
    },
  });
  const routes = createRouteSource(apps, auth);
  const gate = createReloadGate();
  const remotes = createRemotes((name) => apps.get().table[name], { registerRemotes, loadRemote });
  const arrivals = createArrivals();
  const { navigate, prefetch } = createNavigation(async () => {
    const { createPreparation } = await importLazily('preparation', () => import('./routing/preparation'));
    return createPreparation({ apps, routes, load: remotes.load, gate, arrivals });
  });
  const page = createPageApi({ accessToken: auth.accessToken });
  const shell: Shell = {
    toast,
    modal: createModalApi().api,
    page: page.api,
    store: page.store,
    auth,
    navigate,
    prefetch,
    config,
    holdReload: gate.hold,
    apps,
    part: async (app, name) => {
      const { loadPart } = await importLazily('part', () => import('./loading/loadPart'));
      return loadPart(app, name, { apps, remotes, baseOf: appBase });
    },
  };
  return { shell, routes, remotes, gate, arrivals };
}
