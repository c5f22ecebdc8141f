import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deploy } from '../../release/deploy/deploy';
import { undeploy } from '../../release/deploy/undeploy';
import { folderStore } from '../../release/site/folderStore';
import type { PublicRegistry } from '../../src/loading/pageDescriptor';
import {
  donate,
  get,
  put,
  removeMadeSite,
  root,
  serveEmptySite,
  settings,
  startSite,
  version,
} from '../../testing/servedSite';

beforeEach(startSite);
afterAll(removeMadeSite);

it('answers what a load balancer asks by default', async () => {
  expect(await get('/', {}, 'OPTIONS')).toMatchObject({
    status: 204,
    headers: { allow: 'GET, HEAD, OPTIONS' },
  });
});

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

  it('that have a secret in their query name their address to nobody', async () => {
    for (const path of [
      '/community?leave=1',
      '/mate-2025/purchase-success?order=1',
      '/preview?key=1&page=/',
    ]) {
      expect((await get(path)).headers['referrer-policy'], path).toBe('no-referrer');
    }
    expect((await get('/about?order=asc')).headers['referrer-policy']).toBe('same-origin');
  });

  it('come compressed, as they were at deploy', async () => {
    const { headers, body } = await get('/about', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe((await get('/about')).text);
  });

  it('come packed for who does not read that, and plain for who reads neither', async () => {
    const { headers, body } = await get('/about', { 'accept-encoding': 'gzip, br;q=0' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe((await get('/about')).text);
    expect(
      (await get('/about', { 'accept-encoding': 'identity' })).headers['content-encoding'],
    ).toBeUndefined();
  });

  it('are not sent again to who has them, until they change', async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
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
      expect(await get('/about', {}, method)).toMatchObject({
        status: 405,
        headers: { allow: 'GET, HEAD, OPTIONS' },
      });
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

describe('an empty site', () => {
  it('says that nothing is there', async () => {
    await serveEmptySite();
    expect(await get('/')).toMatchObject({ status: 404, text: 'No page is deployed here.' });
  });
});
