import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettings } from './platform/config/readSettings';
import { createLogger } from './platform/core/logger';
import { startBackend, type Backend } from './start';
import { freePort } from './testing/identity';
import { startTestPostgres } from './testing/postgres';

const person = { name: 'Akosua Boakye-Mensah', email: 'akosua.boakye@example.com' };
const trace = 'c'.repeat(32);

let postgres: Awaited<ReturnType<typeof startTestPostgres>>;
let backend: Backend;
let folder: string;
let metricsPort: number;
const lines: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'school-measured-'));
  postgres = await startTestPostgres();
  metricsPort = await freePort();
  const settings = readSettings({
    DATABASE_URL: await postgres.makeEmpty(),
    DATA_DIR: folder,
    PORT: '0',
    IDENTITY_PORT: String(await freePort()),
    CHECKOUT_PORT: String(await freePort()),
    SCHOOL_METRICS_PORT: String(metricsPort),
  });
  const log = createLogger('trace', { write: (line: string) => void lines.push(line) });
  backend = await startBackend(settings, log);
});
afterAll(async () => {
  await backend.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, body?: object) =>
  fetch(`http://127.0.0.1:${backend.port}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      traceparent: `00-${trace}-${'d'.repeat(16)}-01`,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

it('tells Prometheus about requests, database, queue, stock, slots and versions of apps', async () => {
  expect((await ask('/api/community/members', person)).status).toBe(201);
  expect((await ask(`/api/competition/drafts/${randomUUID()}`)).ok).toBe(false);
  const load = { kind: 'app', app: 'mf-mate', version: 'a1b2c3d4e5f6', outcome: 'shown', ms: 120 };
  expect((await ask('/api/analytics/beacon', { events: [load] })).ok).toBe(true);
  await expect
    .poll(metrics)
    .toMatch(/^school_outbox_effect_duration_count\{kind="[^"]+",outcome="done"\} 1$/m);
  const text = await metrics();
  const wanted = [
    /^http_server_request_duration_count\{.*route="\/api\/community\/members".*code="201"\} 1$/m,
    /^db_client_connection_count\{state="idle"\} \d+$/m,
    /^db_client_connection_pending_requests 0$/m,
    /^db_client_operation_duration_count\{db_operation_name="insert"\} [1-9]\d*$/m,
    /^school_outbox_waiting \d+$/m,
    /^school_outbox_oldest_age 0$/m,
    /^school_tickets_left\{type="[\w-]+"\} [1-9]\d*$/m,
    /^school_audition_slots_free [1-9]\d*$/m,
    // No site runs here whose apps could be named.
    /^school_app_events_total\{app="unknown",version="other",channel="current",outcome="shown"\} 1$/m,
  ];
  expect(wanted.filter((line) => !line.test(text))).toEqual([]);
  expect(text).not.toContain('http_route="*",http_response_status_code="2');
});

it('gives the log lines of a request its trace, and no line personal data', async () => {
  await ask('/api/community/members', person);
  await ask('/api/contact', { ...person, topic: 'other', message: 'Call me on 024 412 3456', phone: '' });
  const requests = lines
    .map((line) => JSON.parse(line) as { msg: string; path?: string; traceId?: string })
    .filter(({ msg, path }) => msg === 'request' && path === '/api/community/members');
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.map(({ traceId }) => traceId)).toEqual(requests.map(() => trace));
  const told = lines.join('') + (await metrics());
  for (const word of ['Akosua', 'Boakye', 'akosua.boakye', '024 412', '+23324412', 'Call me'])
    expect(told).not.toContain(word);
});
