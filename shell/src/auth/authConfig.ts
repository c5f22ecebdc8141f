/** The sign-in part of the site's public configuration (`/api/config`). */
export interface AuthConfig {
  /** `local`: the identity service of the backend. `auth0`: Auth0, on any domain. */
  readonly mode: 'local' | 'auth0';
  readonly domain: string;
  readonly clientId: string;
  readonly audience: string;
  /** The token claim that contains a person's roles. */
  readonly rolesClaim: string;
  readonly connections: { readonly password: string; readonly google: string };
  /**
   * `form`: our own form takes the password, and the identity service must be on the site's domain. `redirect`: the
   * identity service's page takes it.
   */
  readonly passwordGrant: 'form' | 'redirect';
  /** How far the server's clock is ahead of this device's, for checking tokens. Milliseconds. */
  readonly clockOffsetMs: number;
}

/** Parses the configuration from the API. @throws when it contains no sign-in */
export function readAuthConfig(answer: unknown): AuthConfig {
  const { auth, clockOffsetMs = 0 } = (answer ?? {}) as {
    readonly auth?: Partial<AuthConfig>;
    readonly clockOffsetMs?: number;
  };
  if (!auth?.domain || !auth.clientId || !auth.audience || !auth.connections)
    throw new Error('Sign-in is not configured: the configuration has no identity service');
  return {
    mode: 'auth0',
    rolesClaim: 'roles',
    passwordGrant: 'redirect',
    ...auth,
    clockOffsetMs,
  } as AuthConfig;
}
