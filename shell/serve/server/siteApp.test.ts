import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { deploy } from '../../release/deploy/deploy';
import { undeploy } from '../../release/deploy/undeploy';
import { folderStore } from '../../release/site/folderStore';
import type { PublicRegistry } from '../../src/loading/pageDescriptor';
import {
  donate,
  get,
  put,
  root,
  serveEmptySite,
  serveSiteForEach,
  settings,
  version,
} from '../../testing/servedSite';

serveSiteForEach();

it('answers the default health check of load balancers', async () => {
  expect(await get('/', {}, 'OPTIONS')).toMatchObject({
    status: 204,
    headers: { allow: 'GET, HEAD, OPTIONS' },
  });
});

describe('pages', () => {
  it('are served as HTML and revalidated each time', async () => {
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

  it('with a secret in the query send no referrer', async () => {
    for (const path of [
      '/community?leave=1',
      '/mate-2025/purchase-success?order=1',
      '/preview?key=1&page=/',
    ]) {
      expect((await get(path)).headers['referrer-policy'], path).toBe('no-referrer');
    }
    expect((await get('/about?order=asc')).headers['referrer-policy']).toBe('same-origin');
  });

  it('are served as compressed at deploy', async () => {
    const { headers, body } = await get('/about', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe((await get('/about')).text);
  });

  it('are served with gzip or uncompressed to clients without brotli', async () => {
    const { headers, body } = await get('/about', { 'accept-encoding': 'gzip, br;q=0' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe((await get('/about')).text);
    expect(
      (await get('/about', { 'accept-encoding': 'identity' })).headers['content-encoding'],
    ).toBeUndefined();
  });

  it('are not sent again until they change', async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const ask = (etag = '') => get('/about', { 'accept-encoding': encoding, 'if-none-match': etag });
      const etag = (await ask()).headers.etag ?? '';
      expect(await ask(etag)).toMatchObject({ status: 304, text: '' });
      await put(`Changed for ${encoding}`);
      expect((await ask(etag)).status).toBe(200);
    }
  });

  it('match a pattern only where a page exists', async () => {
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

  it('of invalid URLs are the 404 page', async () => {
    for (const path of ['/%E0%A4%A', '/%00', `/${'long/'.repeat(600)}end`])
      expect((await get(path)).status).toBe(404);
  });

  it('have one URL: only a trailing slash redirects to it', async () => {
    const targets = { '/about/?a=b': '/about?a=b', '/about//': '/about', '//evil.example/': '/evil.example' };
    for (const [path, location] of Object.entries(targets)) {
      expect(await get(path)).toMatchObject({ status: 308, headers: { location } });
    }
    expect((await get('/')).status).toBe(200);
  });

  it('send only headers for a HEAD request', async () => {
    const { status, headers, body } = await get('/about', {}, 'HEAD');
    expect({ status, length: body.length, etag: !!headers.etag }).toEqual({
      status: 200,
      length: 0,
      etag: true,
    });
  });

  it('reject other methods', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      expect(await get('/about', {}, method)).toMatchObject({
        status: 405,
        headers: { allow: 'GET, HEAD, OPTIONS' },
      });
    }
  });

  it('come from the last valid registry when the current one is damaged', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    writeFileSync(join(root, 'registry.json'), '{"revision":');
    expect((await get('/about')).status).toBe(200);
    expect((await get('/about')).status).toBe(200);
    expect(warning).toHaveBeenCalledTimes(1);
  });

  it('are unaffected by a malformed entry of another app, whose last valid pages are served', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const add = (text: string) => deploy(folderStore(root), [donate(text)], settings, new Date(0));
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

describe('an undeployed app', () => {
  it('has the 404 page at its paths, and its files stay for open pages', async () => {
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

describe('an empty site', () => {
  it('says that nothing is deployed', async () => {
    await serveEmptySite();
    expect(await get('/')).toMatchObject({ status: 404, text: 'No page is deployed here.' });
  });
});
