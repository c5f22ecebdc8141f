import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { BrowserRouter, SurroundingsContext } from '@school/shared';
import type { AuthState, Observable, PageState, Shell } from '@school/shared/contract';

const signedIn: AuthState = {
  status: 'logged-in',
  isLoggedIn: true,
  user: { displayName: 'Akosua Owusu', email: 'akosua@example.com', photoURL: '' },
  claims: { roles: ['staff'] },
};

const page: PageState = {
  title: '',
  backLink: '',
  counts: {},
  filters: { engagements: {}, pros: {} },
  engagementsView: 'list',
  userAvatar: '',
};

const fixed = <State,>(state: State): Observable<State> => ({
  get: () => state,
  subscribe: () => () => undefined,
});

/** A shell whose actions only note that they were called. */
export function shellForTests(auth: Partial<AuthState> = {}) {
  const dispatch = vi.fn();
  const shell = {
    toast: { add: vi.fn(() => 'toast-1'), update: vi.fn(), remove: vi.fn() },
    modal: { ...fixed({ openId: '', required: false, outlet: null }), open: vi.fn(), close: vi.fn() },
    page: { ...fixed(page), update: vi.fn() },
    auth: {
      ...fixed({ ...signedIn, ...auth }),
      signInWithPassword: vi.fn(async () => undefined),
      signInWithGoogle: vi.fn(async () => undefined),
      signOut: vi.fn(async () => undefined),
      accessToken: vi.fn(async () => null),
    },
    navigate: vi.fn(async () => undefined),
    prefetch: vi.fn(),
    config: { origin: '', apiBase: '/api' },
    store: vi.fn(async () => ({ dispatch }) as never),
    holdReload: vi.fn(() => () => undefined),
  } satisfies Shell;
  return { ...shell, dispatch };
}

/** Renders a part of a page as the shell would. */
export function renderIn(shell: Shell, part: ReactNode) {
  return render(
    <BrowserRouter>
      <SurroundingsContext value={{ shell, base: '/apps/mf-admin/' }}>{part}</SurroundingsContext>
    </BrowserRouter>,
  );
}
