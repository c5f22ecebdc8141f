import { connect, type AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { expect, it, onTestFinished } from 'vitest';
import { get, serveSiteForEach, serveWithApi } from '../../testing/servedSite';

// A disconnecting visitor must not cause an error. Console output of a server fails a test.

serveSiteForEach();

const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024, 'x');

/** Serves an API with the given responses, and records which of its clients have disconnected. */
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

/** Sends a request and disconnects as soon as possible. */
async function visit(
  port: number,
  head: string,
  body: Buffer,
  mayLeave: (first: Promise<unknown>) => Promise<unknown>,
) {
  const visitor = connect(port, '127.0.0.1');
  // The error is caused by its own disconnect.
  visitor.on('error', () => undefined);
  const first = new Promise((done) => visitor.once('data', done));
  visitor.write(`${head}\r\nHost: localhost\r\n\r\n`);
  visitor.write(body);
  await mayLeave(first);
  visitor.destroy();
}

/** Returns the status of a later request, which is answered after the aborted one. */
async function afterwards(): Promise<number> {
  const { status } = await get('/about');
  await nextTurn();
  return status;
}

it('keeps serving after a client disconnects before the API has responded', async () => {
  const { port, isAsked, isGone } = await beforeApi(() => new Promise(() => undefined));
  await visit(port, 'GET /api/slow HTTP/1.1', Buffer.alloc(0), () => isAsked);
  await isGone;
  expect(await afterwards()).toBe(200);
});

it('keeps serving after a client disconnects while sending', async () => {
  const { port, isAsked, isGone } = await beforeApi(
    async (asked) => new Response(await asked.text().catch(() => '')),
  );
  await visit(port, 'POST /api/uploads HTTP/1.1\r\nContent-Length: 9000000', megabytes(1), () => isAsked);
  await isGone;
  expect(await afterwards()).toBe(200);
});

it('keeps serving after a client disconnects during a long response of the API', async () => {
  const { port } = await beforeApi(() => new Response(megabytes(30)));
  await visit(port, 'GET /api/file HTTP/1.1', Buffer.alloc(0), (first) => first);
  expect(await afterwards()).toBe(200);
});

it('keeps serving after a client disconnects during an endless response', async () => {
  const { port } = await beforeApi(() => {
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(100_000)),
    });
    return new Response(body);
  });
  await visit(port, 'GET /api/file HTTP/1.1', Buffer.alloc(0), (first) => first);
  expect(await afterwards()).toBe(200);
});
