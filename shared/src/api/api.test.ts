import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { baseApi, setApiOrigin, setCallerSource, setTokenSource } from './index';

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

const counts = { members: 1, projects: 6 };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    testGetCounts: build.query<typeof counts, void>({ query: () => ({ url: '/stats/counts' }) }),
    testGetProject: build.query<unknown, string>({ query: (slug) => ({ url: `/projects/${slug}` }) }),
  }),
});

const json = (response: ServerResponse, body: unknown) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

const createStore = () =>
  configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    // The immutability check warns when it is slow, which depends on how busy the machine is.
    middleware: (defaults) => defaults({ immutableCheck: false }).concat(baseApi.middleware),
  });

describe('an API request', () => {
  it('carries the token of a signed-in person', async () => {
    const seen: (string | undefined)[] = [];
    handle = (request, response) => {
      seen.push(request.headers.authorization);
      json(response, counts);
    };
    const store = createStore();
    await store.dispatch(api.endpoints.testGetCounts.initiate());
    setTokenSource(() => Promise.resolve('abc'));
    const { data } = await store.dispatch(
      api.endpoints.testGetCounts.initiate(undefined, { forceRefetch: true }),
    );
    expect(seen).toEqual([undefined, 'Bearer abc']);
    expect(data).toEqual(counts);
  });

  it('names the versions of the page, where it has any', async () => {
    const seen: unknown[] = [];
    handle = (request, response) => {
      seen.push(request.headers['x-school-app']);
      json(response, counts);
    };
    const store = createStore();
    const ask = () => store.dispatch(api.endpoints.testGetCounts.initiate(undefined, { forceRefetch: true }));
    await ask();
    for (const caller of ['', 'mf-mate@0123456789ab']) {
      setCallerSource(() => caller);
      await ask();
    }
    setCallerSource(undefined);
    expect(seen).toEqual([undefined, undefined, 'mf-mate@0123456789ab']);
  });

  it("goes to its endpoint's URL and returns the API's error", async () => {
    let requested = '';
    handle = (request, response) => {
      requested = request.url ?? '';
      response.statusCode = 404;
      json(response, {
        error: { code: 'not_found', message: 'This project was not found.', requestId: 'x' },
      });
    };
    const ask = api.endpoints.testGetProject.initiate('mate');
    const { error } = await createStore().dispatch(ask);
    expect(requested).toBe('/api/projects/mate');
    expect(error).toMatchObject({ status: 404 });
  });
});
