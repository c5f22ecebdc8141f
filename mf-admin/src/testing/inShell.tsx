import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { BrowserRouter, SurroundingsContext } from '@school/shared';
import { StoreProvider } from '@school/shared/api';
import type { AuthState, PageState, Shell } from '@school/shared/contract';
import { putFeatures } from '../app/area/area';
import { features } from '../features';
import { ownStaffParts } from '../kit/staffParts';
import { putStaffParts } from '@school/shared/staff';
import { createStandInStore, standInShell, standInStoreAtOnce } from '@school/shared/testing';

// The frame around the parts that tests render is that of the app.
putFeatures(features);
// Those beside a record hold a stream open; a test that needs them puts them.
putStaffParts({ ...ownStaffParts, BesideRecord: () => null });

const signedIn: AuthState = {
  status: 'logged-in',
  isLoggedIn: true,
  user: { displayName: 'Akosua Owusu', email: 'akosua@example.com', photoURL: '' },
  claims: { roles: ['staff'] },
};

/** A stand-in shell with somebody signed in, whose actions note that they were called. */
export function shellForTests(auth: Partial<AuthState> = {}, page: Partial<PageState> = {}) {
  const stand = standInShell();
  stand.page.update(page);
  const dispatch = vi.fn();
  const state = { ...signedIn, ...auth };
  const shell = {
    ...stand,
    toast: { ...stand.toast, add: vi.fn(stand.toast.add) },
    page: { ...stand.page, update: vi.fn(stand.page.update) },
    auth: {
      ...stand.auth,
      get: () => state,
      signInWithPassword: vi.fn(async () => undefined),
      signInWithGoogle: vi.fn(async () => undefined),
      signOut: vi.fn(async () => undefined),
    },
    navigate: vi.fn<Shell['navigate']>(async () => undefined),
    store: vi.fn<Shell['store']>(async () => ({ ...createStandInStore(), dispatch })),
  } satisfies Shell;
  return { ...shell, dispatch };
}

/** The same with a store for the API's answers, there at once, and a place for what asks above the page. */
export function shellWithStore() {
  const shell = shellForTests();
  shell.store.mockReturnValue(standInStoreAtOnce());
  const outlet = document.body.appendChild(document.createElement('div'));
  outlet.setAttribute('role', 'dialog');
  shell.modal.setOutlet(outlet);
  return shell;
}

/** The same, whose ways change the address bar as those of the real one do. */
export function shellWithAddress() {
  const shell = shellWithStore();
  shell.navigate.mockImplementation(async (to) => {
    act(() => {
      window.history.replaceState(null, '', String(to));
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  });
  return shell;
}

/** Renders a part of a page as the shell would, with a store for the API's answers. */
export function renderWithStore(part: ReactNode, shell: Shell = shellWithStore()) {
  return renderIn(shell, <StoreProvider>{part}</StoreProvider>);
}

/** Renders a part of a page as the shell would. */
export function renderIn(shell: Shell, part: ReactNode) {
  return render(
    <BrowserRouter>
      <SurroundingsContext value={{ shell, base: '/apps/mf-admin/' }}>{part}</SurroundingsContext>
    </BrowserRouter>,
  );
}
