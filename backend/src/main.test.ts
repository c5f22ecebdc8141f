import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from './platform/config/readSettings';
import { createLogger } from './platform/core/logger';
import { StartError } from './platform/core/startError';
import { startBackend } from './start';
import { freePort } from './testing/identity';
import { prepareDataFolder } from './testing/database';
import { backendProcesses } from './testing/process';

const longEnough = 60_000;

const processes = backendProcesses();

let folder: string;
let taken: Server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'school-main-'));
  taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  // A start opens its database before it listens. Creating a missing one is tested by the start of the whole site.
  for (const name of ['prepared', 'kept']) await prepareDataFolder(join(folder, name));
});
afterAll(() => {
  taken.close();
  rmSync(folder, { recursive: true, force: true });
});

const takenPort = () => String((taken.address() as AddressInfo).port);

async function environment(dataDir: string) {
  return {
    DATA_DIR: join(folder, dataDir),
    PORT: '0',
    IDENTITY_PORT: String(await freePort()),
    CHECKOUT_PORT: String(await freePort()),
  };
}

/** Returns the one-line message of a start that must fail, without a process for each. */
async function refusal(env: Record<string, string>): Promise<string> {
  const started = startBackend(readSettings(env), createLogger('silent'));
  const error = await started.then(
    (backend) => backend.stop(),
    (reason: unknown) => reason,
  );
  if (!(error instanceof StartError)) throw error ?? new Error('It started');
  expect(error.message).not.toContain('\n');
  return error.message;
}

async function membersIn(dataDir: string): Promise<string[]> {
  const client = await PGlite.create(join(dataDir, 'postgres'));
  const { rows } = await client.query<{ email: string }>(
    'select email from community_members order by email',
  );
  await client.close();
  return rows.map(({ email }) => email);
}

const joinCommunity = (port: number, email: string) =>
  fetch(`http://127.0.0.1:${port}/api/community/members`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ name: 'Ama', email }),
  });

describe('an impossible start', () => {
  it('is reported in one line with a clean exit', { timeout: longEnough }, async () => {
    for (const [env, message] of [
      [{ NODE_ENV: 'foo', PORT: 'abc' }, /NODE_ENV .*PORT /],
      [{ ...(await environment('prepared')), IDENTITY_PORT: takenPort() }, /port \d+ of the local identity/],
    ] as const) {
      const backend = processes.start(env);
      expect((await backend.exit).code).toBe(1);
      expect(backend.output.stderr).toMatch(message);
      expect(backend.output.stderr.split('\n')).toHaveLength(2);
    }
  });

  it('names a taken port of the API', { timeout: longEnough }, async () => {
    const env = { ...(await environment('prepared')), PORT: takenPort() };
    expect(await refusal(env)).toContain(`port ${takenPort()} of the API is taken`);
    expect(existsSync(join(env.DATA_DIR, 'lock'))).toBe(false);
  });

  it('names a taken port of the identity provider', { timeout: longEnough }, async () => {
    const env = { ...(await environment('prepared')), IDENTITY_PORT: takenPort() };
    expect(await refusal(env)).toContain(`port ${takenPort()} of the local identity provider is taken`);
  });

  it('names a taken port of the local checkout', { timeout: longEnough }, async () => {
    const env = { ...(await environment('prepared')), CHECKOUT_PORT: takenPort() };
    expect(await refusal(env)).toContain(`port ${takenPort()} of the local checkout is taken`);
  });

  it('names an invalid data folder', { timeout: longEnough }, async () => {
    writeFileSync(join(folder, 'file'), '');
    expect(await refusal(await environment('file'))).toMatch(/data folder .*file cannot be read and written/);
  });

  it('names a database of another version, and leaves it unchanged', { timeout: longEnough }, async () => {
    const env = await environment('old');
    const marker = join(env.DATA_DIR, 'postgres/PG_VERSION');
    mkdirSync(join(env.DATA_DIR, 'postgres'), { recursive: true });
    writeFileSync(marker, '15\n');
    expect(await refusal(env)).toContain('was written by PostgreSQL 15 and this is PostgreSQL 18');
    expect(readFileSync(marker, 'utf8')).toBe('15\n');
  });

  it('names an unreachable database server, without its password', { timeout: longEnough }, async () => {
    const port = await freePort();
    const env = {
      ...(await environment('away')),
      DATABASE_URL: `postgres://me:secret@127.0.0.1:${port}/school`,
    };
    const message = await refusal(env);
    expect(message).toContain(`the database at 127.0.0.1:${port}/school cannot be reached (ECONNREFUSED)`);
    expect(message).not.toContain('secret');
  });

  it('names damaged sign-in files', { timeout: longEnough }, async () => {
    const env = await environment('prepared');
    mkdirSync(join(env.DATA_DIR, 'identity'), { recursive: true });
    writeFileSync(join(env.DATA_DIR, 'identity/accounts.json'), '[{');
    expect(await refusal(env)).toContain('accounts.json is damaged');
  });
});

describe('a running backend', () => {
  it('locks its folder, and keeps its rows over kills and stops', { timeout: longEnough }, async () => {
    const env = await environment('kept');
    const first = processes.start(env);
    expect((await joinCommunity((await first.ready).port, 'one@example.com')).status).toBe(201);
    expect(await refusal(env)).toMatch(/data folder .*kept is in use by process \d+/);
    first.kill('SIGKILL');
    await first.exit;

    const second = processes.start(env);
    const { port, identityPort } = await second.ready;
    expect(identityPort).toBe(Number(env.IDENTITY_PORT));
    expect((await joinCommunity(port, 'two@example.com')).status).toBe(201);
    // As a terminal ends it; the tests of payments and of npm cover SIGTERM.
    second.kill('SIGINT');
    expect(await second.exit).toEqual({ code: 0, signal: null });
    expect(existsSync(join(env.DATA_DIR, 'lock'))).toBe(false);
    expect(second.output.stderr).toBe('');
    expect(await membersIn(env.DATA_DIR)).toEqual(['one@example.com', 'two@example.com']);
  });
});
