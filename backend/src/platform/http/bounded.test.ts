import { request, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { createAdaptorServer } from '@hono/node-server';
import { afterEach, beforeAll, afterAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../app/api/app';
import { startTestApi, type TestApi } from '../../testing/api';
import { createAtOnce } from './atOnce';
import { addressFrom, networksOf } from './clientAddress';

let api: TestApi;
let server: Server;
beforeAll(async () => {
  api = await startTestApi({ formsPerHour: 1_000 });
  api.deps.requestsAtOnce = createAtOnce({ perAddress: 5, inAll: 1_000 });
  api.deps.streamsAtOnce = createAtOnce({ perAddress: 3, inAll: 1_000 });
  const app = createApp(api.deps, { bodyMs: 300, answerMs: 600 });
  server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await api.stop();
});

const port = () => (server.address() as AddressInfo).port;
const open: { destroy(): void }[] = [];
afterEach(() => open.splice(0).forEach((each) => each.destroy()));

/**
 * Begins a form and never sends the rest. @returns the head of the response, and when the server closes the connection
 */
function slowBody() {
  const socket = connect(port(), '127.0.0.1');
  open.push(socket);
  socket.write(
    `POST /api/contact/messages HTTP/1.1\r\nhost: school\r\ncontent-type: application/json\r\nidempotency-key: ${randomUUID()}\r\ncontent-length: 1000\r\n\r\n{`,
  );
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  return new Promise<string>((resolve) => socket.on('close', () => resolve(text)));
}

const ask = (path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const asking = request({ port: port(), path }, resolve);
    open.push(asking);
    asking.on('error', reject).end();
  });

describe('a body that does not arrive', () => {
  it('is answered with 408, and its connection is closed', async () => {
    expect(await slowBody()).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"timed_out"/);
  });

  it('counts against its address until it ends', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, slowBody));
    const statuses = answers.map((answer) => answer.slice(9, 12)).toSorted();
    expect(statuses.filter((status) => status === '408')).toHaveLength(5);
    expect(statuses.filter((status) => status === '429')).toHaveLength(7);
    expect((await ask('/api/health')).statusCode).toBe(200);
  });
});

it('a response that does not come becomes a 503', async () => {
  const { db } = api.deps;
  // A query that is built like any other but never settles.
  const never: object = new Proxy(new Promise(() => undefined), {
    get: (promise, name) => (name === 'then' ? promise.then.bind(promise) : () => never),
  });
  api.deps.db = Object.create(db, { select: { value: () => never } }) as typeof db;
  const { statusCode, headers } = await ask('/api/projects');
  api.deps.db = db;
  expect({ statusCode, retry: headers['retry-after'] }).toEqual({ statusCode: 503, retry: '5' });
});

it('the streams of one address are limited, and released when they end', async () => {
  const stream = () => ask('/api/projects/stream');
  const three = [await stream(), await stream(), await stream()];
  expect(three.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await stream()).statusCode).toBe(429);
  three[0]?.destroy();
  await vi.waitFor(async () => expect((await stream()).statusCode).toBe(200));
});

it('the requests of a load balancer are answered within the default limits', async () => {
  expect((await api.app.request('/', { method: 'OPTIONS' })).status).toBe(204);
});

it('all responses have a content type and require https', async () => {
  for (const path of ['/api/health', '/api/nowhere', '/api/me']) {
    const { headers } = await ask(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000',
    });
  }
});

describe('an address', () => {
  it.each([
    ['203.0.113.7', ['203.0.113.7']],
    ['::ffff:203.0.113.7', ['203.0.113.7']],
    ['::ffff:cb00:7107', ['203.0.113.7']],
    ['0:0:0:0:0:FFFF:cb00:7107', ['203.0.113.7']],
    ['64:ff9b::203.0.113.7', ['203.0.113.7']],
    ['64:ff9b::cb00:7108', ['203.0.113.8']],
    ['2001:db8:1:2::203.0.113.7', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
    ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
    ['2001:0DB8:0001:02ff::9', ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
    ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
    ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48']],
    ['unknown', ['unknown']],
  ])('%s counts as %s', (address, networks) => {
    expect(networksOf(address)).toEqual(networks);
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:50123', '203.0.113.7'],
    ['[2001:db8::7]:50123', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['2001:db8::7', '2001:db8::7'],
    ['unknown', 'unknown'],
  ])('that a proxy names as %s is %s', (named, address) => {
    expect(addressFrom(`198.51.100.1, ${named}`, 1)).toBe(address);
  });

  it('of IPv6 gets no higher limit by changing its 64-bit network within a wider one', () => {
    const atOnce = createAtOnce({ perAddress: 5, inAll: 1_000 });
    const asMany = (addresses: readonly string[]) =>
      addresses.filter((address) => {
        try {
          atOnce.begin(networksOf(address));
          return true;
        } catch {
          return false;
        }
      }).length;
    const addresses = (count: number, of: (nth: number) => string) =>
      Array.from({ length: count }, (_, nth) => of(nth));
    expect(asMany(addresses(60, () => '2001:db8:1:100::1'))).toBe(5);
    expect(asMany(addresses(60, (nth) => `2001:db8:1:1${nth.toString(16).padStart(2, '0')}::1`))).toBe(5);
    expect(asMany(addresses(250, (nth) => `2001:db8:1:${nth.toString(16)}00::1`))).toBe(10);
    expect(asMany(['2001:db8:2::1'])).toBe(1);
  });
});

it('the total of concurrent requests is limited too', () => {
  const atOnce = createAtOnce({ perAddress: 2, inAll: 3 });
  const first = atOnce.begin(['a']);
  atOnce.begin(['a']);
  atOnce.begin(['b']);
  expect(() => atOnce.begin(['a'])).toThrow('from your address');
  expect(() => atOnce.begin(['c'])).toThrow('Too many people');
  first();
  first();
  atOnce.begin(['c']);
  expect(() => atOnce.begin(['d'])).toThrow('Too many people');
});
