/** How people sign in here: the part of the site's public configuration (`/api/config`) that sign-in needs. */
export interface AuthConfig {
  /** `local`: the identity service that comes with the backend. `auth0`: Auth0, under whatever domain. */
  readonly mode: 'local' | 'auth0';
  readonly domain: string;
  readonly clientId: string;
  readonly audience: string;
  /** The claim of the token that holds the names of a person's roles. */
  readonly rolesClaim: string;
  readonly connections: { readonly password: string; readonly google: string };
  /**
   * `form`: the password is typed into our own form; the identity service must then answer under the site's own
   * domain. `redirect`: it is typed at the identity service's page.
   */
  readonly passwordGrant: 'form' | 'redirect';
  /** How far the server's clock is ahead of this device's, by which tokens must not be judged. Milliseconds. */
  readonly clockOffsetMs: number;
}

/** Reads the configuration that the API answered with. @throws when it has no sign-in */
export function readAuthConfig(answer: unknown): AuthConfig {
  const { auth, clockOffsetMs = 0 } = (answer ?? {}) as {
    readonly auth?: Partial<AuthConfig>;
    readonly clockOffsetMs?: number;
  };
  if (!auth?.domain || !auth.clientId || !auth.audience || !auth.connections)
    throw new Error('The site is not set up for signing in: its configuration names no identity service');
  return {
    mode: 'auth0',
    rolesClaim: 'roles',
    passwordGrant: 'redirect',
    ...auth,
    clockOffsetMs,
  } as AuthConfig;
}
