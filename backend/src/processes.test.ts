import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { readSettings } from './platform/config/readSettings';
import { createLogger } from './platform/core/logger';
import { startBackend } from './start';
import { freePort } from './testing/identity';
import { mailsIn } from './testing/mails';
import { startTestPostgres } from './testing/postgres';

let postgres: Awaited<ReturnType<typeof startTestPostgres>>;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'school-processes-'));
  postgres = await startTestPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

async function start(kind: 'api' | 'worker', databaseUrl: string) {
  const settings = readSettings({
    SCHOOL_PROCESS: kind,
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, kind),
    PORT: '0',
    IDENTITY_PORT: String(await freePort()),
    CHECKOUT_PORT: String(await freePort()),
  });
  const started = await startBackend(settings, createLogger('silent'));
  onTestFinished(() => started.stop());
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${started.port}${path}`, init);
  return { ...started, ask };
}

it('requests and background work run in processes of their own', async () => {
  const url = await postgres.makeEmpty();
  const api = await start('api', url);
  const joined = await api.ask('/api/community/members', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ name: 'Ama', email: 'ama@example.com' }),
  });
  expect(joined.status).toBe(201);

  const worker = await start('worker', url);
  expect([worker.identityPort, worker.checkoutPort]).toEqual([undefined, undefined]);
  const paths = ['/api/health', '/api/ready', '/api/projects'];
  expect(await Promise.all(paths.map(async (path) => (await worker.ask(path)).status))).toEqual([
    200, 200, 404,
  ]);
  const sent = join(folder, 'worker/outbox');
  await expect.poll(async () => (existsSync(sent) ? (await mailsIn(sent)).length : 0)).toBe(1);
  expect(existsSync(join(folder, 'api/outbox')), 'an API that sends mails itself').toBe(false);
});

it('a worker that cannot reach its database is not ready', async () => {
  const own = await startTestPostgres();
  const worker = await start('worker', await own.makeEmpty());
  await own.stop();
  const answer = await worker.ask('/api/ready');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ error: { code: 'unavailable' } });
  expect((await worker.ask('/api/health')).status).toBe(200);
});
