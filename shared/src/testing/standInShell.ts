import { createValue, EMPTY_PAGE, type Shell } from '../contract';
import { standInAuth, type StandInAuth } from './standInAuth';
import { standInModal, type StandInModal } from './standInModal';
import { standInNavigate } from './standInNavigate';
import { standInToasts } from './standInToasts';

/** A shell without a site: of the contract's type, with state that tests can read and set. */
export interface StandInShell extends Shell {
  readonly toast: ReturnType<typeof standInToasts>;
  readonly modal: StandInModal;
  readonly auth: StandInAuth;
}

export interface StandInOptions {
  /** Returns whether a URL belongs to the app; by default all do. */
  readonly knows?: (pathname: string) => boolean;
}

/** Creates a stand-in for the shell, for tests and for an app that runs alone. */
export function standInShell({ knows = () => true }: StandInOptions = {}): StandInShell {
  const toast = standInToasts();
  const page = createValue(EMPTY_PAGE);
  const auth = standInAuth();
  auth.subscribe(() => page.set({ ...page.get(), userAvatar: auth.get().user?.photoURL ?? '' }));
  let store: ReturnType<Shell['store']> | undefined;
  return {
    toast,
    modal: standInModal(),
    auth,
    page: {
      get: page.get,
      subscribe: page.subscribe,
      update(change) {
        page.set({ ...page.get(), ...change });
        if (change.title) document.title = change.title;
      },
    },
    navigate: standInNavigate(knows, (to) => toast.add(`${to} belongs to another app`, { type: 'info' })),
    prefetch: () => undefined,
    config: { origin: globalThis.location?.origin ?? '', apiBase: '/api' },
    store: () => (store ??= import('./standInStore').then(({ createStandInStore }) => createStandInStore())),
    holdReload: () => () => undefined,
  };
}
