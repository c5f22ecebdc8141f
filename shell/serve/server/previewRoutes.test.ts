import { describe, expect, it, vi } from 'vitest';
import { endPreview } from '../../release/deploy/canary';
import { deploy } from '../../release/deploy/deploy';
import { folderStore } from '../../release/site/folderStore';
import { donate, get, root, serveSiteForEach, serveWithApi, settings } from '../../testing/servedSite';

serveSiteForEach();

const ORIGIN = { 'sec-fetch-site': 'same-origin' };

/** Deploys a current version and a preview. @returns the path that begins the preview */
async function deployPreview(words = 'New'): Promise<string> {
  const store = folderStore(root);
  await deploy(store, [donate('Old')], settings, new Date());
  await deploy(store, [donate(words)], { ...settings, by: '<b>ama' }, new Date(), { preview: 'new-form' });
  await serveWithApi('http://127.0.0.1:1');
  return `/previews/${(await store.registry()).previews?.['new-form']?.key}`;
}

const cookieOf = (headers: { readonly 'set-cookie'?: string[] | undefined }) =>
  (headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '';

describe('a preview', () => {
  it('begins with a press on its page, and shows it in this browser only', async () => {
    const path = await deployPreview();
    const offer = await get(path);
    expect(offer.text).toContain('Preview new-form');
    expect(offer.text).toContain('&lt;b&gt;ama');
    expect(offer.text).toContain(`<form method="post" action="${path}">`);
    expect([offer.headers['cache-control'], offer.headers['set-cookie']]).toEqual(['no-store', undefined]);
    expect(offer.headers['content-security-policy']).toContain("script-src 'none'");

    const begun = await get(path, ORIGIN, 'POST');
    expect([begun.status, begun.headers.location]).toEqual([303, '/donate']);
    expect(begun.headers['set-cookie']?.[0]).toMatch(
      /^preview=[\w-]{22}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    const cookie = cookieOf(begun.headers);
    expect((await get('/donate', { cookie })).text).toContain('New at /donate');
    expect((await get('/donate')).text).toContain('Old at /donate');
    const registry = JSON.parse((await get('/registry.json', { cookie })).text) as {
      apps: Record<string, { channel?: string }>;
    };
    expect(registry.apps['mf-donate']?.channel).toBe('preview');
    expect(registry.apps['mf-public']?.channel).toBeUndefined();
  });

  it('marks every page, under its own policy, and no cache keeps them', async () => {
    const path = await deployPreview();
    const cookie = cookieOf((await get(path, ORIGIN, 'POST')).headers);
    for (const page of ['/', '/donate', '/no-such-page']) {
      const { text, headers } = await get(page, { cookie });
      expect(text).toContain('<aside aria-label="Preview"');
      expect(text).toContain('action="/previews/end"');
      expect(text).toContain('<meta name="robots" content="noindex">');
      expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
      const plain = await get(page);
      expect(plain.text).not.toContain('aria-label="Preview"');
      const scripts = (policy: unknown) => /script-src[^;]*/.exec(String(policy))?.[0].split(' ').length;
      expect(scripts(headers['content-security-policy'])).toBe(
        scripts(plain.headers['content-security-policy']),
      );
    }
  });

  it('ends with one press, and leads back to the page', async () => {
    const path = await deployPreview();
    const cookie = cookieOf((await get(path, ORIGIN, 'POST')).headers);
    const referer = 'http://site.example/donate?x=1';
    const ended = await get('/previews/end', { ...ORIGIN, cookie, referer }, 'POST');
    expect([ended.status, ended.headers.location]).toEqual([303, '/donate']);
    expect(ended.headers['set-cookie']?.[0]).toMatch(/^preview=; Max-Age=0; Path=\//);
    for (const elsewhere of [
      'http://site.example//evil.example',
      `http://site.example${path}`,
      'no address',
    ]) {
      const { headers } = await get('/previews/end', { ...ORIGIN, referer: elsewhere }, 'POST');
      expect(headers.location).toBe('/');
    }
  });

  it('shows a later build of the same name, and the current version when it has ended', async () => {
    const path = await deployPreview();
    const cookie = cookieOf((await get(path, ORIGIN, 'POST')).headers);
    const store = folderStore(root);
    await deploy(store, [donate('Newer')], settings, new Date(), { preview: 'new-form' });
    expect((await get('/donate', { cookie })).text).toContain('Newer at /donate');
    await endPreview(store, 'new-form', settings);
    const { text, headers } = await get('/donate', { cookie });
    expect(text).toContain('Old at /donate');
    expect(text).not.toContain('aria-label="Preview"');
    expect(headers['cache-control']).toBe('no-cache');
    expect((await get(path)).status).toBe(404);
    expect((await get(path, ORIGIN, 'POST')).status).toBe(404);
  });

  it('is over for an open browser when its time has come', async () => {
    const path = await deployPreview();
    const cookie = cookieOf((await get(path, ORIGIN, 'POST')).headers);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 24 * 60 * 60_000 });
    try {
      expect((await get('/donate', { cookie })).text).toContain('Old at /donate');
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('nobody else', () => {
  it.each([
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://other.example' },
  ])('begins or ends one from another site: %o', async (headers) => {
    const path = await deployPreview();
    for (const address of [path, '/previews/end']) {
      const answer = await get(address, headers, 'POST');
      expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined]);
    }
  });

  it.each(['', 'new-form', '0000000000000000000000', '__proto__', '../apps', '%00'])(
    'sees it by another key: %j',
    async (key) => {
      await deployPreview();
      expect((await get('/donate', { cookie: `preview=${key}` })).text).toContain('Old at /donate');
      expect((await get(`/previews/${key}`)).status).toBeGreaterThanOrEqual(300);
    },
  );

  it('finds a key in what the site publishes', async () => {
    const key = (await deployPreview()).slice('/previews/'.length);
    for (const path of ['/registry.json', '/donate', '/sitemap.xml', '/deploys.json'])
      expect((await get(path)).text).not.toContain(key);
  });
});
