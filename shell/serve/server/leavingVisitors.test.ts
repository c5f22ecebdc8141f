import { connect, type AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { afterAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { get, removeMadeSite, serveWithApi, startSite } from '../../testing/servedSite';

// A visitor who leaves in the middle is no error. What a server says on the console fails a test.

beforeEach(startSite);
afterAll(removeMadeSite);

const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024, 'x');

/** An API that begins to answer as it is told, and notes who of those whom it answers has gone. */
async function beforeApi(answer: (asked: Request) => Response | Promise<Response>) {
  let asked: () => void = () => undefined;
  const isAsked = new Promise<void>((done) => (asked = done));
  let gone: () => void = () => undefined;
  const isGone = new Promise<void>((done) => (gone = done));
  const api = serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: (request) => {
      request.signal.addEventListener('abort', gone);
      asked();
      return answer(request);
    },
  });
  onTestFinished(() => void api.close());
  await new Promise((done) => api.once('listening', done));
  const port = await serveWithApi(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  return { port, isAsked, isGone };
}

/** Sends this, and is gone as soon as it may. */
async function visit(
  port: number,
  head: string,
  body: Buffer,
  mayLeave: (first: Promise<unknown>) => Promise<unknown>,
) {
  const visitor = connect(port, '127.0.0.1');
  // It is cut off by itself.
  visitor.on('error', () => undefined);
  const first = new Promise((done) => visitor.once('data', done));
  visitor.write(`${head}\r\nHost: localhost\r\n\r\n`);
  visitor.write(body);
  await mayLeave(first);
  visitor.destroy();
}

/** What was asked after somebody left is answered after what was left. */
async function afterwards(): Promise<number> {
  const { status } = await get('/about');
  await nextTurn();
  return status;
}

it('leaves before the API has answered', async () => {
  const { port, isAsked, isGone } = await beforeApi(() => new Promise(() => undefined));
  await visit(port, 'GET /api/slow HTTP/1.1', Buffer.alloc(0), () => isAsked);
  await isGone;
  expect(await afterwards()).toBe(200);
});

it('leaves in the middle of sending', async () => {
  const { port, isAsked, isGone } = await beforeApi(
    async (asked) => new Response(await asked.text().catch(() => '')),
  );
  await visit(port, 'POST /api/uploads HTTP/1.1\r\nContent-Length: 9000000', megabytes(1), () => isAsked);
  await isGone;
  expect(await afterwards()).toBe(200);
});

it('leaves in the middle of a long answer of the API', async () => {
  const { port } = await beforeApi(() => new Response(megabytes(30)));
  await visit(port, 'GET /api/file HTTP/1.1', Buffer.alloc(0), (first) => first);
  expect(await afterwards()).toBe(200);
});

it('leaves in the middle of an answer without end', async () => {
  const { port } = await beforeApi(() => {
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(100_000)),
    });
    return new Response(body);
  });
  await visit(port, 'GET /api/file HTTP/1.1', Buffer.alloc(0), (first) => first);
  expect(await afterwards()).toBe(200);
});
