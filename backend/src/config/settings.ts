import { resolve } from 'node:path';
import { repositoryRoot } from '../core/folders';
import type { Env } from './env-schema';

export type Mode = Env['NODE_ENV'];

/** Where access tokens come from and what they must say. */
export interface AuthSettings {
  mode: 'local' | 'auth0';
  /** What the browser's sign-in library is given. */
  domain: string;
  issuer: string;
  clientId: string;
  audience: string;
  connections: { password: string; google: string };
  passwordGrant: 'form' | 'redirect';
  rolesClaim: string;
  staffRoles: string[];
}

/** The parsed environment in the backend's own words. */
export interface Settings {
  mode: Mode;
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  siteOrigins: string[];
  logLevel: string;
  proxyHops: number;
  joinPerHour: number;
  /** The port of the local identity provider, unless a real one is configured. */
  identityPort: number | undefined;
  auth: AuthSettings;
}

export const localClientId = 'music-school-site';
export const localAudience = 'https://api.music-school.example';

export function settingsOf(env: Env): Settings {
  return {
    mode: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR ?? `${repositoryRoot}/.data`),
    databaseUrl: env.DATABASE_URL,
    siteOrigins: env.SITE_ORIGIN,
    logLevel: env.SCHOOL_LOG_LEVEL,
    proxyHops: env.SCHOOL_PROXY_HOPS,
    joinPerHour: env.SCHOOL_JOIN_PER_HOUR,
    identityPort: env.AUTH0_DOMAIN ? undefined : env.IDENTITY_PORT,
    auth: authSettingsOf(env),
  };
}

/** The address under which a browser and the API reach an identity provider on this machine. */
export const localIdentityOrigin = (port: number) => `http://localhost:${port}`;

function authSettingsOf(env: Env): AuthSettings {
  const domain = env.AUTH0_DOMAIN ?? localIdentityOrigin(env.IDENTITY_PORT);
  const local = domain.startsWith('http:');
  return {
    mode: local ? 'local' : 'auth0',
    domain,
    issuer: local ? `${domain}/` : `https://${domain}/`,
    clientId: env.AUTH0_CLIENT_ID ?? localClientId,
    audience: env.AUTH0_AUDIENCE ?? localAudience,
    connections: { password: env.AUTH0_PASSWORD_CONNECTION, google: env.AUTH0_GOOGLE_CONNECTION },
    passwordGrant: env.AUTH0_PASSWORD_GRANT ?? (local ? 'form' : 'redirect'),
    rolesClaim: env.SCHOOL_ROLES_CLAIM,
    staffRoles: env.SCHOOL_STAFF_ROLES,
  };
}
