import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { deploy } from '../../release/deploy/deploy';
import { folderStore } from '../../release/site/folderStore';
import type { SiteStore } from '../../release/site/store';
import { builtRemote, builtShell, routeEntry, temporaryFolder } from '../../testing/builtApps';
import { followApi } from './followApi';

const compose = { origin: 'http://site.example' };
const RESULTS = '/competition/publications/results';
const render = `async ({ resources }) => ({ html: '<p>' + JSON.stringify(resources) + '</p>', css: '' })`;

let store: SiteStore;
let streams: ServerResponse[];
let content: string | undefined;
/** How long pages may show it, in seconds. */
let maxAge: number;
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  store = folderStore(join(temporaryFolder(), 'site'));
  streams = [];
  content = '{"won":"Ama"}';
  maxAge = 0;
  const routes = [routeEntry('/results', { resources: [RESULTS] })];
  await deploy(
    store,
    [builtShell(), builtRemote({ name: 'mf-music', routes, render })],
    compose,
    new Date(0),
  );
});

/** Follows an API whose answers the test sets. */
async function follow(): Promise<void> {
  const server = createServer((request, response) => {
    if (request.url === '/api/published/stream') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
      streams.push(response);
    } else if (request.url === `/api${RESULTS}` && content)
      response.writeHead(200, { 'cache-control': `max-age=${maxAge}` }).end(content);
    else response.writeHead(503).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const leave = followApi({ store, compose, api: `http://127.0.0.1:${port}`, retryMs: 10 });
  onTestFinished(async () => {
    await leave();
    server.closeAllConnections();
    server.close();
  });
  await expect.poll(() => streams.length).toBe(1);
}

const say = (versions: unknown) =>
  streams.at(-1)?.write(`event: published\ndata: ${JSON.stringify(versions)}\n\n`);

async function page(): Promise<string> {
  const { pages } = await store.registry();
  return String(await store.read(pages['/results']?.object ?? ''));
}

it('keeps pages up to date with the published content', async () => {
  await follow();
  say({ [RESULTS]: '1' });
  await expect.poll(page).toContain('"won":"Ama"');
  content = '{"won":"Esi"}';
  say({ [RESULTS]: '2' });
  await expect.poll(page).toContain('"won":"Esi"');
});

it('takes a newer version over once the one on the pages is no longer fresh', async () => {
  maxAge = 1;
  await follow();
  say({ [RESULTS]: '1' });
  await expect.poll(page).toContain('"won":"Ama"');
  const { freshUntil } = (await store.registry()).resources[RESULTS]!;
  content = '{"won":"Esi"}';
  say({ [RESULTS]: '2' });
  await expect.poll(page, { timeout: 5_000 }).toContain('"won":"Esi"');
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(freshUntil!));
});

it('continues after a lost connection', async () => {
  await follow();
  streams[0]?.destroy();
  await expect.poll(() => streams.length, { timeout: 5_000 }).toBe(2);
  say({ [RESULTS]: '1' });
  await expect.poll(page).toContain('"won":"Ama"');
});

it('logs a failure and retries', async () => {
  content = undefined;
  await follow();
  say({ [RESULTS]: '1' });
  await expect
    .poll(() => vi.mocked(console.error).mock.calls.flat())
    .toContain(`Published content could not be updated: ${RESULTS} returned 503`);
  content = '{"won":"Ama"}';
  await expect.poll(page).toContain('"won":"Ama"');
});

it('ignores an invalid list of versions', async () => {
  await follow();
  say({ '/../secret?x': '1' });
  await expect.poll(() => streams.length, { timeout: 5_000 }).toBe(2);
  expect(await page()).toContain('{}');
});
