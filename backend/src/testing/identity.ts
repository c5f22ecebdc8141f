import { createHash, randomBytes, randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../platform/config/readSettings';
import { settableClock } from '../platform/core/clock';
import { createLogger } from '../platform/core/logger';
import { emptyTables, openTestDatabase } from './database';
import { startIdentity } from '../platform/identity/startIdentity';

export const site = 'http://localhost:4000';

/** Starts the local identity provider on a free port, with its own data folder. */
export async function startTestIdentity() {
  const dataDir = mkdtempSync(join(tmpdir(), 'school-identity-'));
  const port = await freePort();
  const settings = { ...readSettings({ IDENTITY_PORT: String(port) }), dataDir };
  // The library reads the real time, so the clock starts there; tests only move it forward.
  const clock = settableClock(new Date(performance.timeOrigin + performance.now()));
  const log = createLogger('silent');
  const database = await openTestDatabase();
  await emptyTables(database.client, 'sign_in_failures');
  let identity = await startIdentity(settings, clock, log, () => database.db);
  return {
    settings,
    clock,
    database,
    dataDir,
    origin: `http://localhost:${port}`,
    restart: async () => {
      await identity.stop();
      identity = await startIdentity(settings, clock, log, () => database.db);
    },
    stop: async () => {
      await identity.stop();
      await database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

export type TestIdentity = Awaited<ReturnType<typeof startTestIdentity>>;

/** Creates a client of the provider that acts like a browser: keeps cookies, follows redirects, sends its origin. */
export function createBrowser({ origin, settings }: TestIdentity) {
  const cookies = new Map<string, string>();
  const send = async (method: string, path: string, body?: object, type = 'application/json') => {
    const text =
      type === 'application/json' ? JSON.stringify(body) : new URLSearchParams({ ...body }).toString();
    const response = await fetch(new URL(path, origin), {
      method,
      redirect: 'manual',
      headers: {
        origin: site,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body ? { 'content-type': type } : {}),
      },
      ...(body ? { body: text } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  };
  const follow = async (path: string) => {
    let response = await send('GET', path);
    for (
      let location = response.headers.get('location');
      location;
      location = response.headers.get('location')
    ) {
      response = await send('GET', location);
    }
    return response;
  };
  const verifier = randomBytes(32).toString('base64url');
  const client = settings.auth.clientId;

  return {
    send,
    follow,
    form: (path: string, body: object) => send('POST', path, body, 'application/x-www-form-urlencoded'),
    authenticate: (username: string, password: string) =>
      send('POST', '/co/authenticate', { client_id: client, username, password }),
    authorizePath: (more: Record<string, string> = {}) =>
      `/authorize?${new URLSearchParams({
        client_id: client,
        redirect_uri: site,
        response_type: 'code',
        response_mode: 'web_message',
        scope: 'openid profile email offline_access',
        audience: settings.auth.audience,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ...more,
      })}`,
    token: async (fields: Record<string, string>) => {
      const body = { client_id: client, code_verifier: verifier, redirect_uri: site, ...fields };
      const response = await send('POST', '/oauth/token', body, 'application/x-www-form-urlencoded');
      return { status: response.status, ...((await response.json()) as Tokens) };
    },
  };
}

interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token: string;
  error?: string;
}

/** Returns the message that the answering page posts to the site's window. */
export async function messageOf(response: Response): Promise<{ code?: string; error?: string }> {
  const data = /var data = (\{.*\});/.exec(await response.text())?.[1] ?? '{}';
  return (JSON.parse(data) as { response: { code?: string; error?: string } }).response;
}

/**
 * Below the ports that the system assigns to outgoing connections, which could take one before it is used; above 10080,
 * which `fetch` refuses.
 */
const PORTS = [10_100, 20_000] as const;

/** Returns an unused port. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...PORTS);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
