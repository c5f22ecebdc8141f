import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StreamRefused, watchEvents, type StreamState } from './index';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let handle: Handler;
let opened: number;
beforeEach(async () => {
  opened = 0;
  server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const number = (data: unknown): number => {
  if (typeof data !== 'number') throw new Error('no number');
  return data;
};

/** Watches numbers, with a separate URL for each connection. */
const watch = (signal: AbortSignal, onData: (data: number) => void, onState?: (state: StreamState) => void) =>
  watchEvents(signal, {
    open: (end) =>
      fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${(opened += 1)}`, { signal: end }),
    event: 'number',
    parse: number,
    onData,
    firstDelay: 1,
    ...(onState && { onState }),
  });

describe('a stream of events', () => {
  /** Collects events until a number of them has arrived. */
  async function collect(wanted: number) {
    const leaving = new AbortController();
    const received: number[] = [];
    const states: string[] = [];
    await watch(
      leaving.signal,
      (next) => {
        received.push(next);
        if (received.length === wanted) leaving.abort();
      },
      (state) => void states.push(state),
    );
    return { received, states };
  }

  const event = (data: unknown, name = 'number') => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

  it('parses events in any chunks and ignores heartbeats', async () => {
    handle = (_, response) => {
      const text = `: still here\n\n${event(1)}${event(7, 'other')}${event(2).replaceAll('\n', '\r\n')}`;
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(text.slice(0, 20));
      response.write(text.slice(20, 50), () => response.write(text.slice(50)));
    };
    const { received } = await collect(2);
    expect(received).toEqual([1, 2]);
  });

  it('reconnects after a failure', async () => {
    const requested: (string | undefined)[] = [];
    handle = (request, response) => {
      requested.push(request.url);
      if (requested.length === 2) return void response.writeHead(503).end();
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(event(requested.length), () => requested.length === 1 && response.destroy());
    };
    const { received, states } = await collect(2);
    expect(received).toEqual([1, 3]);
    expect(states).toEqual(['live', 'retrying', 'retrying', 'live']);
    expect(requested).toEqual(['/1', '/2', '/3']);
  });

  it.each([401, 403])('stops when it is refused with %i', async (status) => {
    handle = (_, response) => response.writeHead(status).end();
    const watching = watch(new AbortController().signal, () => undefined);
    await expect(watching).rejects.toBeInstanceOf(StreamRefused);
  });

  it('passes on errors of the callback', async () => {
    handle = (_, response) =>
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(event(1));
    const watching = watch(new AbortController().signal, () => {
      throw new Error('no place for numbers');
    });
    await expect(watching).rejects.toThrow('no place for numbers');
  });

  it('ends at once when the subscriber aborts', async () => {
    const leaving = new AbortController();
    handle = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(': still here\n\n', () => leaving.abort());
    };
    await expect(watch(leaving.signal, () => undefined)).resolves.toBeUndefined();
  });

  it('retries when the connection sends something else', async () => {
    handle = ({ url }, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(event(url === '/1' ? 'seven' : 7));
    };
    expect(await collect(1)).toEqual({ received: [7], states: ['retrying', 'live'] });
  });
});
