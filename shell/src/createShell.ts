import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { abortedAfter } from '@school/shared';
import type { Shell, SiteConfig } from '@school/shared/contract';
import { createAuthApi } from './auth/createAuthApi';
import type { AppSource } from './loading/registry';
import { createReloadGate, type ReloadGate } from './loading/reloadGate';
import { createRemotes, type Remotes } from './loading/remotes';
import { createModalApi } from './modal/createModalApi';
import { createRouteSource, type RouteSource } from './routing/currentRoute';
import { createNavigation } from './routing/navigate';
import { createPageApi } from './store/createPageApi';
import { createToastApi } from './toast/createToastApi';

/** A guarded page shows nothing until sign-in knows how it is set up: an API that hangs must not hold it for ever. */
const CONFIG_DEADLINE_MS = 15_000;

/** The parts of a running shell. */
export interface RunningShell {
  readonly shell: Shell;
  readonly routes: RouteSource;
  readonly remotes: Remotes;
  readonly gate: ReloadGate;
}

/** Puts the shell together from its parts. Nothing that a first visit does not need is loaded by this. */
export function createShell(apps: AppSource, config: SiteConfig): RunningShell {
  const toast = createToastApi().api;
  const auth = createAuthApi({
    loadConfig: () => fetchConfig(`${config.apiBase}/config`),
    onError: (message) => toast.add(message, { type: 'error' }),
    onChange: ({ user }) => page.api.update({ userAvatar: user?.photoURL ?? '' }),
  });
  const routes = createRouteSource(apps, auth);
  const gate = createReloadGate();
  const remotes = createRemotes((name) => apps.get().table[name], { registerRemotes, loadRemote });
  const { navigate, prefetch } = createNavigation({ apps, routes, load: remotes.load, gate });
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
  };
  return { shell, routes, remotes, gate };
}

/** The API's public configuration. @throws Error in a person's words when it is away */
async function fetchConfig(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: abortedAfter(CONFIG_DEADLINE_MS) });
  if (!response.ok) throw new Error('Sign-in is away for a moment. Please try again.');
  const server = Date.parse(response.headers.get('date') ?? '');
  return { ...(await response.json()), clockOffsetMs: server - Date.now() || 0 };
}
