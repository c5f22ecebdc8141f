import {
  createValue,
  EMPTY_PAGE,
  selectPage,
  type AuthApi,
  type PageApi,
  type PageState,
} from '@school/shared/contract';
import { importLazily } from '../loading/importLazily';
import type { PageStore } from './createStore';

/** Creates the store and accesses the page's state in it. */
interface StoreModule {
  readonly createStore: (page: PageState, accessToken: AuthApi['accessToken']) => PageStore;
  readonly updated: (change: Partial<PageState>) => { readonly type: string };
}

export interface PageOptions {
  /** The access token for the API. */
  readonly accessToken: AuthApi['accessToken'];
  readonly loadModule?: () => Promise<StoreModule>;
}

/**
 * Creates the page's state. On a first visit it is a plain value. When the store is first requested, the state moves
 * there and is read and changed only in it.
 */
export function createPageApi({ accessToken, loadModule = loadStoreModule }: PageOptions): {
  readonly api: PageApi;
  readonly store: () => Promise<PageStore>;
} {
  const page = createValue(EMPTY_PAGE);
  let change = (part: Partial<PageState>): void => show({ ...page.get(), ...part });
  let store: Promise<PageStore> | undefined;

  function show(next: PageState): void {
    if (next.title && next.title !== page.get().title) document.title = next.title;
    page.set(next);
  }

  async function handOver(): Promise<PageStore> {
    const { createStore, updated } = await loadModule();
    const made = createStore(page.get(), accessToken);
    made.subscribe(() => show(selectPage(made.getState())));
    change = (part) => void made.dispatch(updated(part));
    return made;
  }

  return {
    api: { get: page.get, subscribe: page.subscribe, update: (part) => change(part) },
    store() {
      store ??= handOver().catch((error: unknown) => {
        store = undefined;
        throw error;
      });
      return store;
    },
  };
}

function loadStoreModule(): Promise<StoreModule> {
  return importLazily('store', () => import('./createStore'));
}
