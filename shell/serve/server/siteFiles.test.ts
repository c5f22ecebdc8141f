import { symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { folderStore } from '../../release/site/folderStore';
import { temporaryFolder } from '../../testing/builtApps';
import { get, put, root, serveSiteForEach, version } from '../../testing/servedSite';

serveSiteForEach();

describe('the registry', () => {
  it('lists the remotes and their routes, and is revalidated each time', async () => {
    const { headers, text } = await get('/registry.json');
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-cache' });
    const { revision, apps } = JSON.parse(text) as {
      revision: number;
      apps: Record<string, { version: string }>;
    };
    expect(revision).toBe(1);
    expect(Object.keys(apps)).toEqual(['mf-public']);
    expect(apps['mf-public']?.version).toBe(await version());
    for (const known of [`${headers.etag}`, `W/${headers.etag}`, `"other", W/${headers.etag}`, '*'])
      expect((await get('/registry.json', { 'if-none-match': known })).status).toBe(304);
    expect((await get('/registry.json', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is compressed for clients that accept it', async () => {
    const { headers, body } = await get('/registry.json', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe((await get('/registry.json')).text);
    expect(headers.etag).not.toBe((await get('/registry.json')).headers.etag);
  });

  it('is updated by each deploy', async () => {
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
  const IMMUTABLE = 'max-age=31536000, immutable';

  it('are cached forever, because their URL contains the version', async () => {
    const { status, headers } = await get(`/apps/mf-public/${await version()}/assets/Page.js`);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe(IMMUTABLE);
    expect(headers['content-type']).toMatch(/^text\/javascript/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('have cache-busted URLs for a browser in which the original failed', async () => {
    const app = `/apps/mf-public/${await version()}`;
    const { body } = await get(`${app}/assets/Page.js`);
    for (const address of ['~1/assets/Page.js', '~27/assets/Page.js', 'assets/Page.js?2']) {
      const fresh = await get(`${app}/${address}`);
      expect(fresh).toMatchObject({ status: 200, body });
      // A response there may have been broken too.
      expect(fresh.headers['cache-control']).toBe('no-cache');
    }
  });

  it('that are sharing pictures may be embedded anywhere', async () => {
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

  it('of earlier versions stay for open pages', async () => {
    const file = `/apps/mf-public/${await version()}/remoteEntry.js`;
    await put('Changed');
    expect(await get(file)).toMatchObject({ status: 200 });
  });

  it('that do not exist return no page and are not cached', async () => {
    const { status, headers, text } = await get('/apps/mf-public/000000000000/assets/Page.js');
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-cache');
    expect(text).toBe('Not found');
  });

  it('for the server, and anything outside the folder, are not served', async () => {
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
      `/${app}/.vite/manifest.json`,
      `/${app}/assets/.env`,
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

describe('a link in the store', () => {
  it('is not followed out of it, whoever put it there', async () => {
    const app = `apps/mf-public/${await version()}`;
    const outside = join(temporaryFolder(), 'secret.js');
    writeFileSync(outside, 'root:x');
    symlinkSync(outside, join(root, app, 'assets/pw.js'));
    symlinkSync(dirname(outside), join(root, app, 'fonts'));
    symlinkSync('loop.js', join(root, app, 'assets/loop.js'));
    for (const file of ['assets/pw.js', 'fonts/secret.js', 'assets/loop.js'])
      expect({ file, ...(await get(`/${app}/${file}`)) }).toMatchObject({
        file,
        status: 404,
        text: 'Not found',
      });
  });

  it('may lead to the whole store', async () => {
    const alias = join(temporaryFolder(), 'alias');
    symlinkSync(root, alias);
    expect(await folderStore(alias).read(`apps/mf-public/${await version()}/assets/Page.js`)).toBeDefined();
  });
});

describe('root files', () => {
  it('are served at their own path and revalidated each time', async () => {
    const { status, headers, text } = await get('/robots.txt');
    expect(status).toBe(200);
    expect(text).toContain('Sitemap: http://site.example/sitemap.xml');
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/plain/),
      'cache-control': 'no-cache',
    });
    expect((await get('/sitemap.xml')).headers['content-type']).toMatch(/^application\/xml/);
  });

  it('are compressed and not sent again while unchanged', async () => {
    const ask = (etag = '') => get('/sitemap.xml', { 'accept-encoding': 'br', 'if-none-match': etag });
    const { headers, body } = await ask();
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe((await get('/sitemap.xml')).text);
    expect(await ask(headers.etag)).toMatchObject({ status: 304, text: '' });
  });

  it('are served at no other path', async () => {
    for (const path of ['/robots', '/robots.txt/', '/ROBOTS.TXT', '/toString', '/files/robots.txt'])
      expect({ path, ok: (await get(path)).status === 200 }).toEqual({ path, ok: false });
  });
});
