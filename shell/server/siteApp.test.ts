import { request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { serve } from '@hono/node-server';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { deploy } from '../deploy/deploy';
import { undeploy } from '../deploy/undeploy';
import { folderStore } from '../site/folderStore';
import { builtRemote, builtShell, routeEntry, temporaryFolder } from '../testing/builtApps';
import type { PublicRegistry } from '../src/loading/pageDescriptor';
import { createSiteApp } from './siteApp';

const settings = { origin: 'http://site.example' };
const learn = routeEntry('/learn/:id', {
  variants: [{ params: { id: 'piano' }, title: 'Piano', description: 'The piano' }],
});
const giving = routeEntry('/give/:donationId/:project', {
  variants: [{ params: { project: 'mate' }, title: 'MATE', description: 'A donation to MATE' }],
});
const longWords = 'Music is for everybody. '.repeat(60);

let root: string;
let port: number;

/** The site that each test gets a copy of; the first one makes it. */
let made = '';
afterAll(() => rmSync(made, { recursive: true, force: true }));

beforeEach(async () => {
  if (!made) {
    root = made = mkdtempSync(join(tmpdir(), 'school-site-'));
    await put('Welcome');
  }
  root = join(temporaryFolder(), 'site');
  cpSync(made, root, { recursive: true });
  port = await listen('http://127.0.0.1:1');
});

function put(words: string) {
  const routes = [routeEntry('/'), routeEntry('/about'), learn, giving, routeEntry('*')];
  const pictures = { '/about': { file: 'share/about.png', alt: 'The school' } };
  const remote = builtRemote({ name: 'mf-public', routes, words: words + longWords, pictures });
  return deploy(folderStore(root), [builtShell(), remote], settings, new Date(0));
}

/** A second remote, with a page of its own and one for each project. */
function donate(words: string): string {
  const project = routeEntry('/donate/:project', {
    variants: [{ params: { project: 'mate' }, title: 'MATE', description: 'MATE 2025' }],
  });
  return builtRemote({ name: 'mf-donate', words, routes: [routeEntry('/donate'), project] });
}

/** Starts the site and says on which port. */
async function listen(api: string): Promise<number> {
  const app = createSiteApp({ store: folderStore(root), api });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  onTestFinished(() => void server.close());
  await new Promise((done) => server.once('listening', done));
  return (server.address() as AddressInfo).port;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

/** Asks for a path exactly as it stands: nothing is decoded, resolved or followed on the way. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((done, fail) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const body = Buffer.concat(parts);
        done({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() });
      });
    });
    sent.once('error', fail);
    sent.end();
  });
}

async function version(app = 'mf-public'): Promise<string> {
  return (await folderStore(root).registry()).apps[app]?.current.version ?? '';
}

describe('pages', () => {
  it('are answered with their HTML, to be asked for again each time', async () => {
    const { status, headers, text } = await get('/about?from=mail');
    expect(status).toBe(200);
    expect(text).toContain('at /about</h1>');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it('come compressed, as they were at deploy', async () => {
    const { headers, body } = await get('/about', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe((await get('/about')).text);
    expect(
      (await get('/about', { 'accept-encoding': 'gzip, br;q=0' })).headers['content-encoding'],
    ).toBeUndefined();
  });

  it('are not sent again to who has them, until they change', async () => {
    for (const encoding of ['identity', 'br']) {
      const ask = (etag = '') => get('/about', { 'accept-encoding': encoding, 'if-none-match': etag });
      const etag = (await ask()).headers.etag ?? '';
      expect(await ask(etag)).toMatchObject({ status: 304, text: '' });
      await put(`Changed for ${encoding}`);
      expect((await ask(etag)).status).toBe(200);
    }
  });

  it('answer for a pattern only where a page is', async () => {
    expect((await get('/learn/piano')).status).toBe(200);
    expect((await get('/give/8c1f/mate')).status).toBe(200);
    for (const path of [
      '/learn/harp',
      '/learn/:id',
      '/give/8c1f/harp',
      '/nowhere',
      '/*',
      '/__proto__',
      '/toString',
    ]) {
      const { status, text } = await get(path);
      expect({ path, status }).toEqual({ path, status: 404 });
      expect(text).toContain('at /404</h1>');
    }
  });

  it('are the 404 page for addresses that nobody can read', async () => {
    for (const path of ['/%E0%A4%A', '/%00', `/${'long/'.repeat(600)}end`])
      expect((await get(path)).status).toBe(404);
  });

  it('have one address: a closing slash leads to it, and nowhere else', async () => {
    const targets = { '/about/?a=b': '/about?a=b', '/about//': '/about', '//evil.example/': '/evil.example' };
    for (const [path, location] of Object.entries(targets)) {
      expect(await get(path)).toMatchObject({ status: 308, headers: { location } });
    }
    expect((await get('/')).status).toBe(200);
  });

  it('tell only their head when asked for it', async () => {
    const { status, headers, body } = await get('/about', {}, 'HEAD');
    expect({ status, length: body.length, etag: !!headers.etag }).toEqual({
      status: 200,
      length: 0,
      etag: true,
    });
  });

  it('cannot be written', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      expect(await get('/about', {}, method)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    }
  });

  it('are those of the last good registry when the one in force is damaged', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    writeFileSync(join(root, 'registry.json'), '{"revision":');
    expect((await get('/about')).status).toBe(200);
    expect((await get('/about')).status).toBe(200);
    expect(warning).toHaveBeenCalledTimes(1);
  });

  it('stay as they are when the registry has a malformed entry of another app, whose last good pages answer', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const add = (words: string) => deploy(folderStore(root), [donate(words)], settings, new Date(0));
    await add('First');
    await add('Second');
    await put('Changed');
    for (const revision of ['registry', 'history/00000004', 'history/00000003']) {
      const file = join(root, `${revision}.json`);
      const registry = JSON.parse(readFileSync(file, 'utf8')) as {
        apps: Record<string, { current: object }>;
      };
      Object.assign(registry.apps['mf-donate']?.current ?? {}, { version: 'none' });
      writeFileSync(file, JSON.stringify(registry));
    }
    expect((await get('/about')).text).toContain('Changed');
    expect(await get('/donate')).toMatchObject({
      status: 200,
      text: expect.stringContaining('First at /donate') as string,
    });
    expect(Object.keys((JSON.parse((await get('/registry.json')).text) as PublicRegistry).apps)).toEqual([
      'mf-public',
      'mf-donate',
    ]);
    expect(warning.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^The registry is malformed: apps\.mf-donate\.current\.version: .+ Going on with what was last known of mf-donate\.$/,
        ),
      ],
    ]);
  });
});

describe('an app that was taken off', () => {
  it('leaves the 404 page at its addresses, and its files to pages that are still open', async () => {
    await deploy(folderStore(root), [donate('Given')], settings, new Date(0));
    const script = `/apps/mf-donate/${await version('mf-donate')}/assets/Page.js`;
    const addresses = ['/donate', '/donate/mate'];
    for (const address of addresses) expect((await get(address)).text).toContain('Given at /donate');
    await undeploy(folderStore(root), 'mf-donate', settings);
    for (const address of addresses) {
      const { status, text } = await get(address);
      expect({ address, status }).toEqual({ address, status: 404 });
      expect(text).toContain('Welcome');
      expect(text).toContain('at /404</h1>');
    }
    expect((await get('/sitemap.xml')).text).not.toContain('/donate');
    expect((await get('/registry.json')).text).not.toContain('mf-donate');
    expect((await get('/about')).status).toBe(200);
    expect((await get(script)).status).toBe(200);
  });
});

describe('the registry', () => {
  it('tells the remotes and their routes, and is asked for again each time', async () => {
    const { headers, text } = await get('/registry.json');
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-cache' });
    const { revision, apps } = JSON.parse(text) as {
      revision: number;
      apps: Record<string, { version: string }>;
    };
    expect(revision).toBe(1);
    expect(Object.keys(apps)).toEqual(['mf-public']);
    expect(apps['mf-public']?.version).toBe(await version());
    expect((await get('/registry.json', { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
  });

  it('comes compressed to who takes that', async () => {
    const { headers, body } = await get('/registry.json', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe((await get('/registry.json')).text);
    expect(headers.etag).not.toBe((await get('/registry.json')).headers.etag);
  });

  it('is new as soon as something is deployed', async () => {
    const { etag = '' } = (await get('/registry.json')).headers;
    await put('Changed');
    const { status, text } = await get('/registry.json', { 'if-none-match': etag });
    expect({ status, revision: (JSON.parse(text) as { revision: number }).revision }).toEqual({
      status: 200,
      revision: 2,
    });
  });
});

describe('files of apps', () => {
  const IMMUTABLE = 'public, max-age=31536000, immutable';

  it('are kept for ever, since their address names their version', async () => {
    const { status, headers } = await get(`/apps/mf-public/${await version()}/assets/Page.js`);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe(IMMUTABLE);
    expect(headers['content-type']).toMatch(/^text\/javascript/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('have further addresses, for a browser in which the first one has failed', async () => {
    const app = `/apps/mf-public/${await version()}`;
    const { body, headers } = await get(`${app}/assets/Page.js`);
    for (const folder of ['~1', '~27']) {
      const fresh = await get(`${app}/${folder}/assets/Page.js`);
      expect(fresh).toMatchObject({ status: 200, body });
      expect(fresh.headers['cache-control']).toBe(headers['cache-control']);
    }
  });

  it('that are pictures for sharing may be shown anywhere', async () => {
    const app = `/apps/mf-public/${await version()}`;
    const { status, headers } = await get(`${app}/share/about.png`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect((await get(`${app}/assets/Page.js`)).headers['cross-origin-resource-policy']).toBe('same-origin');
    expect((await get('/about')).text).toContain(`content="http://site.example${app}/share/about.png"`);
  });

  it('of earlier versions stay for pages that are still open', async () => {
    const file = `/apps/mf-public/${await version()}/remoteEntry.js`;
    await put('Changed');
    expect(await get(file)).toMatchObject({ status: 200 });
  });

  it('that do not exist are no pages, and are not kept', async () => {
    const { status, headers, text } = await get('/apps/mf-public/000000000000/assets/Page.js');
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-cache');
    expect(text).toBe('Not found');
  });

  it('that run on the server, and whatever lies outside, are not for visitors', async () => {
    const app = `apps/mf-public/${await version()}`;
    const paths = [
      `/${app}/server/render.mjs`,
      `/${app}//server/render.mjs`,
      `/${app}/%73erver/render.mjs`,
      `/${app}/.%2fserver/render.mjs`,
      `/${app}/assets/..%2fserver/render.mjs`,
      `/apps//mf-public/${await version()}/server/render.mjs`,
      `/${app}%2fserver%2frender.mjs`,
      `/${app}/~1/server/render.mjs`,
      `/${app}/~1/~2/assets/Page.js`,
      `/${app}/~1/../server/render.mjs`,
      '/apps/..%2fregistry.json',
      '/apps/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
      '/apps/..%2f..%2f..%2f..%2fetc%2fpasswd',
      '/apps/%2fetc/passwd',
      String.raw`/apps/..\..\registry.json`,
      `/${app}`,
      '/apps/',
      '/apps/%00',
      '/apps/%E0%A4%A',
      `/apps/${'a'.repeat(300)}`,
      '/history/00000001.json',
    ];
    for (const path of paths) {
      const { status, text } = await get(path);
      expect({ path, hidden: [308, 400, 404].includes(status) }).toEqual({ path, hidden: true });
      expect(text).not.toMatch(/renderer|"revision"|root:/);
    }
  });
});

describe('root files', () => {
  it('are answered at their own address, to be asked for again each time', async () => {
    const { status, headers, text } = await get('/robots.txt');
    expect(status).toBe(200);
    expect(text).toContain('Sitemap: http://site.example/sitemap.xml');
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/plain/),
      'cache-control': 'no-cache',
    });
    expect((await get('/sitemap.xml')).headers['content-type']).toMatch(/^application\/xml/);
  });

  it('come compressed, and not again to who has them', async () => {
    const ask = (etag = '') => get('/sitemap.xml', { 'accept-encoding': 'br', 'if-none-match': etag });
    const { headers, body } = await ask();
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe((await get('/sitemap.xml')).text);
    expect(await ask(headers.etag)).toMatchObject({ status: 304, text: '' });
  });

  it('answer for no other address', async () => {
    for (const path of ['/robots', '/robots.txt/', '/ROBOTS.TXT', '/toString', '/files/robots.txt'])
      expect({ path, ok: (await get(path)).status === 200 }).toEqual({ path, ok: false });
  });
});

describe('the API', () => {
  it('that is away is a 503 in words', async () => {
    const { status, headers, text } = await get('/api/config');
    expect(status).toBe(503);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(JSON.parse(text)).toEqual({
      error: { code: 'unavailable', message: 'The service is away for a moment. Please try again.' },
    });
  });

  it('gets whole requests, with who asks', async () => {
    const api = serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch: async (asked) => {
        const { pathname, search } = new URL(asked.url);
        const from = asked.headers.get('x-forwarded-for');
        return Response.json({
          method: asked.method,
          path: pathname + search,
          from,
          body: await asked.text(),
        });
      },
    });
    onTestFinished(() => void api.close());
    await new Promise((done) => api.once('listening', done));
    port = await listen(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
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
});

describe('an empty site', () => {
  it('says that nothing is there', async () => {
    root = join(temporaryFolder(), 'empty');
    port = await listen('http://127.0.0.1:1');
    expect(await get('/')).toMatchObject({ status: 404, text: 'No page is deployed here.' });
  });
});
