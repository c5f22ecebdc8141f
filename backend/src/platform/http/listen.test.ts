import { createAdaptorServer } from '@hono/node-server';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { drain, listenOn } from './listen';

async function serving(fetch: (request: Request) => Response | Promise<Response>) {
  const server = createAdaptorServer({
    fetch,
    hostname: '127.0.0.1',
  }) as Server;
  onTestFinished(() => void server.closeAllConnections());
  const port = await listenOn(server, {
    name: 'API',
    variable: 'PORT',
    host: '127.0.0.1',
    port: 0,
  });
  const open = async () => {
    const socket = connect(port, '127.0.0.1');
    socket.setEncoding('utf8');
    await once(socket, 'connect');
    return socket;
  };
  return { server, open };
}

it.each(['GET', 'OPTIONS'])('answers %s in HTTP/1.0 without a host', async (method) => {
  const { open } = await serving(() => new Response('ready'));
  const socket = await open();
  socket.write(`${method} /api/ready HTTP/1.0\r\n\r\n`);
  expect((await once(socket, 'data'))[0]).toMatch(/^HTTP\/1\.1 200 /);
});

it('drains at once even if a proxy keeps idle or unused connections', async () => {
  let answer: (response: Response) => void = () => undefined;
  const { server, open } = await serving(() => new Promise((resolve) => (answer = resolve)));
  const [unused, busy] = [await open(), await open()];
  const requested = once(server, 'request');
  busy.write('GET / HTTP/1.1\r\nHost: api\r\n\r\n');
  await requested;
  const draining = drain(server);
  await once(unused.resume(), 'close');
  answer(new Response('done'));
  const [said] = await once(busy, 'data');
  expect(said).toMatch(/^HTTP\/1\.1 200 /);
  const start = performance.now();
  await draining;
  // Node.js would keep it for five seconds.
  expect(performance.now() - start).toBeLessThan(3_000);
});
