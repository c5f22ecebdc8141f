// @vitest-environment happy-dom
import type { Auth0Client } from '@auth0/auth0-spa-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { authMessages } from '@school/shared/schemas/common';
import { startAuth } from './AuthHost';
import { createAuthApi } from './createAuthApi';
import { BusyError } from './loadConfig';

const ROLES = 'https://music-school.example/roles';
const akosua = { name: 'Akosua Owusu', email: 'akosua@example.com', picture: '/a.png', [ROLES]: ['staff'] };
const config = {
  auth: {
    mode: 'local',
    domain: 'http://localhost:4010',
    clientId: 'site',
    audience: 'https://api.example',
    rolesClaim: ROLES,
    connections: { password: 'Passwords', google: 'google-oauth2' },
    passwordGrant: 'form',
  },
};

/** Fakes the library's client, the boundary to the identity service. */
function fakeClient({
  user,
  popup,
  token,
}: { user?: object; popup?: () => Promise<void>; token?: () => Promise<string> } = {}) {
  let current = user;
  const client = {
    checkSession: async () => undefined,
    getUser: async () => current,
    getTokenSilently: vi.fn(async (_options?: object) => {
      const answer = await (token?.() ?? 'token');
      current ??= akosua;
      return answer;
    }),
    loginWithPopup: vi.fn(async () => popup?.()),
    loginWithRedirect: vi.fn(async (_options?: object) => undefined),
    logout: vi.fn(async () => void (current = undefined)),
  };
  return client;
}

function setUp(options: Parameters<typeof fakeClient>[0] & { config?: object } = {}) {
  const client = fakeClient(options);
  const onError = vi.fn();
  const onBusy = vi.fn();
  const loadConfig = vi.fn(async () => options.config ?? config);
  const loadHost = vi.fn(
    async () => (props: Parameters<typeof startAuth>[0]) =>
      startAuth(props, () => client as unknown as Auth0Client),
  );
  const api = createAuthApi({ loadConfig, onError, onBusy, loadHost });
  return { client, onError, onBusy, loadConfig, loadHost, api };
}

function answerWith(status: number, body: object): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(body, { status })),
  );
}

/** Creates an error as the library throws it. */
const sdkError = (code: string, message: string) =>
  Object.assign(new Error(message), { error: code, error_description: message });

const status = (api: ReturnType<typeof setUp>['api'], expected: string) =>
  vi.waitFor(() => expect(api.get().status).toBe(expected));

async function signedIn(api: ReturnType<typeof setUp>['api']): Promise<void> {
  api.subscribe(() => undefined);
  await status(api, 'logged-in');
}

afterEach(() => {
  // An age of zero would last for the rest of the millisecond, in which the next test may begin.
  document.cookie = 'auth0.site.is.authenticated=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
});

describe('the sign-in state', () => {
  it('is checking at first, and nothing is loaded before the first subscriber', async () => {
    const { api, loadHost, loadConfig } = setUp();
    expect(api.get().status).toBe('checking');
    expect(await api.accessToken()).toBeNull();
    expect(loadHost).not.toHaveBeenCalled();
    expect(loadConfig).not.toHaveBeenCalled();
    const heard = vi.fn();
    api.subscribe(heard);
    await status(api, 'logged-out');
    expect(heard).toHaveBeenCalled();
    expect(api.get()).toEqual({ status: 'logged-out', isLoggedIn: false, user: null, claims: { roles: [] } });
  });

  it('has the person and roles of the token', async () => {
    const { api } = setUp({ user: akosua });
    await signedIn(api);
    expect(api.get()).toMatchObject({
      isLoggedIn: true,
      user: { displayName: 'Akosua Owusu', email: 'akosua@example.com', photoURL: '/a.png' },
      claims: { roles: ['staff'] },
    });
  });

  it('has no roles when the claim is missing or invalid', async () => {
    const { api } = setUp({ user: { ...akosua, [ROLES]: 'admin' } });
    await signedIn(api);
    expect(api.get().claims.roles).toEqual([]);
  });

  it('is logged out with the reason when sign-in cannot be loaded, and an action retries', async () => {
    const { api, loadConfig, onError } = setUp();
    loadConfig.mockRejectedValueOnce(new Error('The school cannot be reached'));
    api.subscribe(() => undefined);
    await status(api, 'logged-out');
    expect(onError).toHaveBeenCalledWith('The school cannot be reached');
    await api.signInWithGoogle();
    await status(api, 'logged-in');
  });

  it('is loaded again by the next subscriber after a failure', async () => {
    const { api, loadConfig, onError } = setUp({ user: akosua });
    loadConfig.mockRejectedValueOnce(new Error('The school cannot be reached'));
    const heard = vi.fn();
    api.subscribe(heard);
    await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());
    expect(api.get().status).toBe('logged-out');
    await signedIn(api);
    expect(heard).toHaveBeenCalled();
    expect(onError).toHaveBeenCalledOnce();
  });

  it('stays checking while the site is busy, and retries by itself', async () => {
    const { api, loadConfig, onBusy, onError } = setUp({ user: akosua });
    loadConfig.mockRejectedValueOnce(new BusyError(20)).mockRejectedValueOnce(new BusyError(30));
    const states: string[] = [];
    api.subscribe(() => void states.push(api.get().status));
    await signedIn(api);
    expect(states).not.toContain('logged-out');
    expect(onBusy.mock.calls).toEqual([[20], [30]]);
    expect(loadConfig).toHaveBeenCalledTimes(3);
    expect(onError).not.toHaveBeenCalled();
  });

  it('rejects an action at once while the site is busy', async () => {
    const { api, loadConfig } = setUp();
    loadConfig.mockRejectedValueOnce(new BusyError(20));
    const attempt = api.signInWithPassword({ email: 'akosua@example.com', password: 'right' });
    await expect(attempt).rejects.toThrow('The site is busy at the moment. Please try again.');
  });

  it('is loaded again by an API request after a failure when the library’s mark exists', async () => {
    document.cookie = 'auth0.site.is.authenticated=true';
    const { api, loadConfig, onError } = setUp({ user: akosua });
    loadConfig.mockRejectedValueOnce(new Error('The school cannot be reached'));
    api.subscribe(() => undefined);
    await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());
    expect(await api.accessToken()).toBe('token');
    expect(api.get().status).toBe('logged-in');
  });

  it('is not loaded again when the service has answered that the visitor is signed out', async () => {
    const { api, loadConfig } = setUp();
    api.subscribe(() => undefined);
    await status(api, 'logged-out');
    api.subscribe(() => undefined);
    expect(await api.accessToken()).toBeNull();
    expect(loadConfig).toHaveBeenCalledOnce();
  });

  it('is loaded on a public page when the library’s mark exists', async () => {
    document.cookie = 'auth0.site.is.authenticated=true';
    const { api } = setUp({ user: akosua });
    expect(await api.accessToken()).toBe('token');
  });
});

describe('signing in', () => {
  it('exchanges email and password for a ticket and signs in with it', async () => {
    const { api, client } = setUp();
    answerWith(200, { login_ticket: 'ticket-1' });
    await api.signInWithPassword({ email: 'akosua@example.com', password: 'right' });
    await status(api, 'logged-in');
    const [url, request] = vi.mocked(fetch).mock.calls[0] ?? [];
    expect(url).toBe('http://localhost:4010/co/authenticate');
    expect(JSON.parse(String(request?.body))).toEqual({
      client_id: 'site',
      username: 'akosua@example.com',
      password: 'right',
      realm: 'Passwords',
      credential_type: 'http://auth0.com/oauth/grant-type/password-realm',
    });
    expect(client.getTokenSilently).toHaveBeenCalledWith({
      cacheMode: 'off',
      authorizationParams: { login_ticket: 'ticket-1', realm: 'Passwords' },
    });
  });

  it.each([
    ['invalid_user_password', authMessages.wrong_password],
    ['access_denied', authMessages.wrong_password],
    ['too_many_attempts', authMessages.too_many_requests],
    ['user_exists', authMessages.email_in_use],
    ['invalid_password', authMessages.invalid_password],
    ['invalid_email', authMessages.invalid_email],
    ['user_not_found', authMessages.user_not_found],
    ['something_else', 'Its own words'],
  ])('shows the catalogue’s message for %s', async (code, message) => {
    const { api } = setUp();
    answerWith(403, { error: code, error_description: 'Its own words' });
    await expect(api.signInWithPassword({ email: 'a@example.com', password: 'x' })).rejects.toThrow(
      new Error(message),
    );
    expect(api.get().status).toBe('logged-out');
  });

  it('reports that the service is unreachable or its response invalid', async () => {
    const { api } = setUp();
    const attempt = () => api.signInWithPassword({ email: 'a@example.com', password: 'x' });
    vi.stubGlobal('fetch', vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')));
    await expect(attempt()).rejects.toThrow('The sign-in service cannot be reached. Please try again.');
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('<html>', { status: 502 })),
    );
    await expect(attempt()).rejects.toThrow('The sign-in service answered with 502.');
  });

  it('reports a problem with the ticket’s session as an auth problem', async () => {
    const { api } = setUp({ token: () => Promise.reject(sdkError('login_required', 'Login required')) });
    answerWith(200, { login_ticket: 'ticket-1' });
    await expect(api.signInWithPassword({ email: 'a@example.com', password: 'x' })).rejects.toThrow(
      authMessages.requires_recent_login,
    );
  });

  it('navigates to the service’s own page when configured', async () => {
    const { api, client } = setUp({ config: { auth: { ...config.auth, passwordGrant: 'redirect' } } });
    await api.signInWithPassword({ email: 'akosua@example.com', password: '' });
    expect(client.loginWithRedirect).toHaveBeenCalledWith({
      appState: { returnTo: window.location.pathname + window.location.search },
      authorizationParams: { connection: 'Passwords', login_hint: 'akosua@example.com' },
    });
  });

  it('opens the Google pop-up and updates the state', async () => {
    const { api, client } = setUp();
    await api.signInWithGoogle();
    expect(client.loginWithPopup).toHaveBeenCalledWith({
      authorizationParams: { connection: 'google-oauth2' },
    });
    await status(api, 'logged-in');
  });

  it('reports a closed pop-up, or declining there, as cancelled', async () => {
    for (const code of ['cancelled', 'access_denied']) {
      const { api } = setUp({ popup: () => Promise.reject(sdkError(code, 'Popup closed')) });
      await expect(api.signInWithGoogle()).rejects.toThrow(authMessages.popup_closed);
    }
  });
});

describe('signing out', () => {
  it('ends the session at the service and here', async () => {
    const { api } = setUp({ user: akosua });
    answerWith(200, {});
    await signedIn(api);
    await api.signOut();
    await status(api, 'logged-out');
    expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe('http://localhost:4010/v2/logout?client_id=site');
  });

  it('keeps the person signed in when it fails, with the reason', async () => {
    const { api } = setUp({ user: akosua });
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
    await signedIn(api);
    await expect(api.signOut()).rejects.toThrow('The sign-in service cannot be reached. Please try again.');
    expect(api.get().status).toBe('logged-in');
  });

  it('keeps the person signed in when the service responds with a failure, and reports it', async () => {
    const { api } = setUp({ user: akosua });
    answerWith(500, {});
    await signedIn(api);
    await expect(api.signOut()).rejects.toThrow('The sign-in service answered with 500.');
    expect(vi.mocked(fetch).mock.calls[0]?.[1]).toMatchObject({ mode: 'cors', credentials: 'include' });
    expect(api.get().status).toBe('logged-in');
  });

  it('accepts Auth0’s opaque response', async () => {
    const { api } = setUp({ user: akosua, config: { auth: { ...config.auth, mode: 'auth0' } } });
    const opaque = Object.defineProperty(Response.error(), 'type', { value: 'opaque' });
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => opaque),
    );
    await api.signOut();
    await status(api, 'logged-out');
    expect(vi.mocked(fetch).mock.calls[0]?.[1]).toMatchObject({ mode: 'no-cors' });
  });

  it('requests no more tokens', async () => {
    const { api, client } = setUp({ user: akosua });
    answerWith(200, {});
    await api.signOut();
    await status(api, 'logged-out');
    expect(await api.accessToken()).toBeNull();
    expect(client.getTokenSilently).not.toHaveBeenCalled();
  });

  it('provides no token after the session has expired', async () => {
    const { api } = setUp({
      user: akosua,
      token: () => Promise.reject(sdkError('login_required', 'Login required')),
    });
    await signedIn(api);
    expect(await api.accessToken()).toBeNull();
  });

  it('is reported as expired when the session ended by itself: the page stays until the person signs in again or out', async () => {
    const { api, client } = setUp({ user: akosua });
    const heard = () => api.get();
    await signedIn(api);
    const end = () =>
      client.getTokenSilently.mockImplementationOnce(async () => {
        await client.logout();
        throw sdkError('login_required', 'Login required');
      });
    const over = { status: 'logged-in', isOver: true, user: { email: 'akosua@example.com' } };
    end();
    expect(await api.accessToken()).toBeNull();
    await vi.waitFor(() => expect(heard()).toMatchObject(over));

    answerWith(200, { login_ticket: 'ticket-2' });
    await api.signInWithPassword({ email: 'akosua@example.com', password: 'right' });
    await vi.waitFor(() => expect(heard().isOver).toBeUndefined());
    expect(heard().status).toBe('logged-in');

    end();
    await api.accessToken();
    await vi.waitFor(() => expect(heard()).toMatchObject(over));
    await api.signOut();
    await status(api, 'logged-out');
  });

  it('is reported as expired after a failed sign-out too', async () => {
    const { api, client } = setUp({ user: akosua });
    await signedIn(api);
    answerWith(200, {});
    client.logout.mockRejectedValueOnce(new Error('The storage is full'));
    await expect(api.signOut()).rejects.toThrow('storage is full');
    client.getTokenSilently.mockImplementationOnce(async () => {
      await client.logout();
      throw sdkError('login_required', 'Login required');
    });
    await api.accessToken();
    await vi.waitFor(() => expect(api.get()).toMatchObject({ status: 'logged-in', isOver: true }));
  });

  it('starts a new session when a signed-in person uses Google', async () => {
    const { api, client } = setUp({ user: akosua });
    await api.signInWithGoogle();
    expect(client.loginWithPopup).toHaveBeenCalledWith({
      authorizationParams: { connection: 'google-oauth2', prompt: 'login' },
    });
  });
});
