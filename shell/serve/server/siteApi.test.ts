import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { get, serveSiteForEach, serveWithApi } from '../../testing/servedSite';

serveSiteForEach();

describe('the API', () => {
  it('that is unavailable causes a 503 with a message', async () => {
    const { status, headers, text } = await get('/api/config');
    expect(status).toBe(503);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(JSON.parse(text)).toEqual({
      error: { code: 'unavailable', message: 'The service is unavailable right now. Please try again.' },
    });
  });

  it('receives complete requests with the client’s address', async () => {
    const port = await serveBefore(async (request) => {
      const { pathname, search } = new URL(request.url);
      const from = request.headers.get('x-forwarded-for');
      return Response.json({
        method: request.method,
        path: pathname + search,
        from,
        body: await request.text(),
      });
    });
    const response = await fetch(`http://127.0.0.1:${port}/api/members?a=b`, {
      method: 'POST',
      body: 'Ama',
      headers: { 'x-forwarded-for': '203.0.113.7' },
    });
    expect(await response.json()).toEqual({
      method: 'POST',
      path: '/api/members?a=b',
      from: '203.0.113.7, 127.0.0.1',
      body: 'Ama',
    });
  });

  it('sends a browser elsewhere, and is not asked for that by this server', async () => {
    const asked: string[] = [];
    const port = await serveBefore(({ url }) => {
      asked.push(url);
      return new Response(null, { status: 302, headers: { location: '/api/elsewhere' } });
    });
    const response = await fetch(`http://127.0.0.1:${port}/api/here`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/api/elsewhere']);
    expect(asked).toHaveLength(1);
  });

  it.each(['/api/app-health/mf-donate', '/api/%61pp-health/mf-donate', '/api/app-health/mf-donate?a=b'])(
    'is not asked how apps run: %s',
    async (path) => {
      const asked: string[] = [];
      const port = await serveBefore(async ({ url }) => {
        asked.push(url);
        return Response.json({});
      });
      expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404);
      expect(asked).toEqual([]);
    },
  );

  it('streams while a client listens, and a disconnect is no error', async () => {
    let gone: () => void = () => undefined;
    const isGone = new Promise<void>((done) => (gone = done));
    const port = await serveBefore(() => {
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
        cancel: () => gone(),
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    });
    const visitor = new AbortController();
    const response = await fetch(`http://127.0.0.1:${port}/api/stream`, { signal: visitor.signal });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const { value } = (await response.body?.getReader().read()) ?? {};
    expect(new TextDecoder().decode(value)).toBe('data: 1\n\n');
    // Console output of a server fails the test.
    visitor.abort();
    await isGone;
  });
});

/** Serves the site in front of an API with this response. @returns its port */
async function serveBefore(answer: (request: Request) => Response | Promise<Response>): Promise<number> {
  const api = serve({ port: 0, hostname: '127.0.0.1', fetch: answer });
  onTestFinished(() => void api.close());
  await new Promise((done) => api.once('listening', done));
  return serveWithApi(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
}
