import { afterEach, expect, it } from 'vitest';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import {
  count,
  inSpan,
  measureRequest,
  observe,
  startTelemetry,
  traceHeaders,
  traceId,
  type Telemetry,
} from '.';

let telemetry: Telemetry | undefined;
afterEach(async () => telemetry?.stop());

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const noWarning = (message: string) => {
  throw new Error(message);
};

async function forPrometheus(): Promise<() => Promise<string>> {
  const metricsPort = await freePort();
  const settings = { otlpEndpoint: undefined, metricsPort, metricsHost: '127.0.0.1' };
  telemetry = await startTelemetry('school-test', settings, noWarning);
  return async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
}

const request = (headers: Record<string, string> = {}) =>
  new Request('http://127.0.0.1/api/entries/MC-12', { headers });

it('measures nothing without settings', async () => {
  const off = { otlpEndpoint: undefined, metricsPort: undefined, metricsHost: '127.0.0.1' };
  telemetry = await startTelemetry('school-test', off, noWarning);
  const seen = await measureRequest(
    request(),
    () => '/api/entries/:id',
    async () => ({ status: 200, trace: traceId(), headers: traceHeaders() }),
  );
  expect(seen.headers).toEqual({});
  expect(seen.trace ?? '0'.repeat(32)).toBe('0'.repeat(32));
});

it('tells Prometheus rate, errors and duration by route, counters and readings', async () => {
  const metrics = await forPrometheus();
  for (const status of [200, 200, 503])
    await measureRequest(
      request(),
      () => '/api/entries/:id',
      async () => ({ status }),
    );
  count('school.app.events', { app: 'mf-mate', outcome: 'failed' }, 2);
  const failures: unknown[] = [];
  const stop = observe(
    ['school.outbox.waiting', 'school.outbox.failed'],
    async () => ({ 'school.outbox.waiting': [{ value: 3 }] }),
    (error) => failures.push(error),
  );
  const broken = observe(
    ['school.broken'],
    async () => {
      throw new Error('The database is away');
    },
    (error) => failures.push(error),
  );
  const text = await metrics();
  expect(text).toMatch(/^http_server_request_duration_count\{.*route="\/api\/entries\/:id".*200.*\} 2$/m);
  expect(text).toMatch(/^http_server_request_duration_count\{.*503.*\} 1$/m);
  expect(text).toMatch(/^school_app_events_total\{app="mf-mate",outcome="failed"\} 2$/m);
  expect(text).toMatch(/^school_outbox_waiting 3$/m);
  expect(text).not.toMatch(/^school_broken/m);
  expect(text, 'the address itself').not.toContain('MC-12');
  expect(failures).toEqual([new Error('The database is away')]);
  stop();
  broken();
});

it('continues the trace of a request, and passes it on', async () => {
  await forPrometheus();
  const trace = 'a'.repeat(32);
  const headers = { traceparent: `00-${trace}-${'b'.repeat(16)}-01` };
  const seen = await measureRequest(
    request(headers),
    () => '/',
    async () => ({
      status: 200,
      id: traceId(),
      passed: await inSpan({ name: 'work' }, async () => traceHeaders()['traceparent']),
    }),
  );
  expect(seen.id).toBe(trace);
  expect(seen.passed).toMatch(new RegExp(`^00-${trace}-(?!b{16})[0-9a-f]{16}-01$`));
});

it('lets no visitor name a trace', async () => {
  await forPrometheus();
  const { id } = await measureRequest(
    { method: 'GET' },
    () => '/',
    async () => ({ status: 200, id: traceId() }),
  );
  expect(id).toMatch(/^(?!0+$)[0-9a-f]{32}$/);
});

it('leaves out a reading that takes too long', async () => {
  const metrics = await forPrometheus();
  const failures: unknown[] = [];
  observe(
    ['school.slow'],
    () => new Promise(() => undefined),
    (error) => failures.push(error),
  );
  count('school.fast', {});
  expect(await metrics()).toMatch(/^school_fast_total 1$/m);
  expect(failures).toEqual([new Error('Nothing was read within 4000 ms')]);
});

it('sends traces and metrics to a collector, without the text of an error', async () => {
  const bodies = new Map<string, string>();
  const collector = createServer((asked, answer) => {
    let body = '';
    asked.on('data', (part: Buffer) => (body += part.toString()));
    asked.on('end', () => {
      bodies.set(asked.url ?? '', (bodies.get(asked.url ?? '') ?? '') + body);
      answer.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  const settings = { otlpEndpoint: `http://127.0.0.1:${port}`, metricsPort: undefined, metricsHost: '' };
  const own = await startTelemetry('school-test', settings, noWarning);
  await expect(
    measureRequest(
      request(),
      () => '/api/entries/:id',
      () =>
        inSpan({ name: 'mail' }, async () => {
          throw new TypeError('ama@example.com was refused');
        }),
    ),
  ).rejects.toThrow('refused');
  await own.stop();
  collector.close();
  const [traces = '', sent = ''] = ['/v1/traces', '/v1/metrics'].map((path) => bodies.get(path));
  expect(traces).toContain('"name":"mail"');
  expect(traces).toContain('TypeError');
  expect(traces + sent).toContain('school-test');
  expect(traces + sent).not.toContain('ama@example.com');
});
