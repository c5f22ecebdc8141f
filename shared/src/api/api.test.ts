import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  api,
  baseApi,
  countsStream,
  setApiOrigin,
  setTokenSource,
  StreamRefused,
  type Counts,
} from './index';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let handle: Handler;
beforeEach(async () => {
  server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  setApiOrigin(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(() => {
  setApiOrigin('');
  setTokenSource(undefined);
  server.closeAllConnections();
  server.close();
});

const counts: Counts = {
  members: 1,
  projects: 6,
  openProjects: 6,
  raised: 350_000,
  donations: 0,
  donated: 0,
  openFlags: 0,
};

const json = (response: ServerResponse, body: unknown) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

const createStore = () =>
  configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });

describe('a request', () => {
  it('carries the token once somebody is signed in', async () => {
    const seen: (string | undefined)[] = [];
    handle = (request, response) => {
      seen.push(request.headers.authorization);
      json(response, counts);
    };
    const store = createStore();
    await store.dispatch(api.endpoints.getCounts.initiate());
    setTokenSource(() => Promise.resolve('abc'));
    const { data } = await store.dispatch(
      api.endpoints.getCounts.initiate(undefined, { forceRefetch: true }),
    );
    expect(seen).toEqual([undefined, 'Bearer abc']);
    expect(data).toEqual(counts);
  });

  it('goes to the address that the document names', async () => {
    let asked = '';
    handle = (request, response) => {
      asked = request.url ?? '';
      response.statusCode = 404;
      json(response, {
        error: { code: 'not_found', message: 'This project was not found.', requestId: 'x' },
      });
    };
    const ask = api.endpoints.getProject.initiate({ kind: 'project', slug: 'a/b' });
    const { error } = await createStore().dispatch(ask);
    expect(asked).toBe('/api/projects/project/a%2Fb');
    expect(error).toMatchObject({ status: 404 });
  });
});

describe('the stream of counts', () => {
  /** Collects what comes until so many counts are there. */
  async function collect(wanted: number) {
    const leaving = new AbortController();
    const received: Counts[] = [];
    const states: string[] = [];
    await countsStream(
      leaving.signal,
      (next) => {
        received.push(next);
        if (received.length === wanted) leaving.abort();
      },
      { firstDelay: 1, onState: (state) => states.push(state) },
    );
    return { received, states };
  }

  const event = (members: number) => `event: counts\ndata: ${JSON.stringify({ ...counts, members })}\n\n`;

  it('reads events however they are cut, and lets a heartbeat pass', async () => {
    handle = (_, response) => {
      const text = `: still here\n\n${event(1)}${event(2)}`;
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(text.slice(0, 30));
      response.write(text.slice(30, 80), () => response.write(text.slice(80)));
    };
    const { received } = await collect(2);
    expect(received.map(({ members }) => members)).toEqual([1, 2]);
  });

  it('is opened again after it broke, with a fresh token', async () => {
    const tokens: (string | undefined)[] = [];
    let issued = 0;
    setTokenSource(() => `token-${(issued += 1)}`);
    handle = (request, response) => {
      tokens.push(request.headers.authorization);
      if (tokens.length === 2) return void response.writeHead(503).end();
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(event(tokens.length), () => tokens.length === 1 && response.destroy());
    };
    const { received, states } = await collect(2);
    expect(received.map(({ members }) => members)).toEqual([1, 3]);
    expect(states).toEqual(['live', 'retrying', 'retrying', 'live']);
    expect(tokens).toEqual(['Bearer token-1', 'Bearer token-2', 'Bearer token-3']);
  });

  it.each([401, 403])('gives up when it is refused with %i', async (status) => {
    handle = (_, response) => response.writeHead(status).end();
    const watching = countsStream(new AbortController().signal, () => undefined);
    await expect(watching).rejects.toBeInstanceOf(StreamRefused);
  });

  it('does not hide what goes wrong with whoever watches', async () => {
    handle = (_, response) =>
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(event(1));
    const watching = countsStream(new AbortController().signal, () => {
      throw new Error('no place for numbers');
    });
    await expect(watching).rejects.toThrow('no place for numbers');
  });

  it('ends at once when nobody watches any more', async () => {
    const leaving = new AbortController();
    handle = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(': still here\n\n', () => leaving.abort());
    };
    await expect(countsStream(leaving.signal, () => undefined)).resolves.toBeUndefined();
  });
});
