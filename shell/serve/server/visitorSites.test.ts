import { describe, expect, it } from 'vitest';
import { endCanary } from '../../release/deploy/canary';
import { deploy } from '../../release/deploy/deploy';
import { canariesFor, VISITOR_GROUPS } from '../../release/site/canary';
import { folderStore } from '../../release/site/folderStore';
import { donate, get, root, serveSiteForEach, serveWithApi, settings } from '../../testing/servedSite';

serveSiteForEach();

const noApi = 'http://127.0.0.1:1';

/** Deploys a current version and a canary for a share of visitors. */
async function deployCanary(percent: number): Promise<void> {
  const store = folderStore(root);
  await deploy(store, [donate('Old')], settings, new Date(0));
  await deploy(store, [donate('New')], settings, new Date(0), { canary: percent });
  await serveWithApi(noApi);
}

/** Returns the cookie of a visitor who gets the canary, or of one who does not. */
async function visitor(tries: boolean): Promise<{ cookie: string }> {
  const registry = await folderStore(root).registry();
  const groups = Array.from({ length: VISITOR_GROUPS }, (_, group) => group);
  const group = groups.find((each) => canariesFor(registry, each).length > 0 === tries);
  return { cookie: `theme=dark; group=${group}` };
}

interface Published {
  readonly apps: Readonly<Record<string, { readonly version: string; readonly channel?: string }>>;
}
const appOf = async (headers: Record<string, string>) =>
  (JSON.parse((await get('/registry.json', headers)).text) as Published).apps['mf-donate'];

describe('a site with a canary', () => {
  it('shows it, with its page and its code, to the visitors of some groups', async () => {
    await deployCanary(30);
    const registry = await folderStore(root).registry();
    const [current, canary] = [
      registry.apps['mf-donate']?.current.version,
      registry.canaries?.['mf-donate']?.release.version,
    ];
    for (const path of ['/donate', '/donate/mate']) {
      expect((await get(path, await visitor(true))).text).toContain(`New at ${path}`);
      expect((await get(path, await visitor(false))).text).toContain(`Old at ${path}`);
    }
    expect(await appOf(await visitor(true))).toMatchObject({ version: canary, channel: 'canary' });
    const others = await appOf(await visitor(false));
    expect([others?.version, others?.channel]).toEqual([current, undefined]);
    expect((await get(`/apps/mf-donate/${canary}/remoteEntry.js`)).status).toBe(200);
  });

  it('allows the code of these versions in the policy of each page', async () => {
    await deployCanary(30);
    const registry = await folderStore(root).registry();
    const map = registry.canaries?.['mf-donate']?.release.integrity?.[0] ?? 'none';
    const policyFor = async (tries: boolean) =>
      String((await get('/about', await visitor(tries))).headers['content-security-policy']);
    expect(await policyFor(true)).toContain(map);
    expect(await policyFor(false)).not.toContain(map);
    const timing = async (tries: boolean) =>
      String((await get('/about', await visitor(tries))).headers['server-timing']);
    expect(await timing(true)).not.toBe(await timing(false));
  });

  it('puts a visitor without a group into one with the first page, and keeps it there for thirty days', async () => {
    await deployCanary(50);
    const seen = new Set<string>();
    for (let visit = 0; visit < 40; visit++) {
      const { headers, text } = await get('/donate');
      const [cookie = ''] = headers['set-cookie'] ?? [];
      expect(cookie).toMatch(/^group=\d{1,2}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
      const [group = ''] = cookie.split(';');
      const words = text.includes('New at') ? 'New' : 'Old';
      seen.add(words);
      const again = await get('/donate', { cookie: group });
      expect(again.headers['set-cookie']).toBeUndefined();
      expect(again.text).toContain(`${words} at /donate`);
      expect((await appOf({ cookie: group }))?.channel).toBe(words === 'New' ? 'canary' : undefined);
    }
    expect([...seen].sort()).toEqual(['New', 'Old']);
  });

  it.each(['group=100', 'group=-1', 'group=', 'group=100 1', 'group=1e1', 'group=__proto__'])(
    'takes an invalid group for none: %s',
    async (cookie) => {
      await deployCanary(50);
      const { headers } = await get('/donate', { cookie });
      expect(headers['set-cookie']).toHaveLength(1);
    },
  );

  it('asks for a group with pages only', async () => {
    await deployCanary(99);
    for (const path of ['/registry.json', '/robots.txt', '/sitemap.xml'])
      expect((await get(path)).headers['set-cookie']).toBeUndefined();
    expect((await appOf({}))?.channel).toBeUndefined();
  });

  it('tells caches that pages and the registry depend on the visitor', async () => {
    await deployCanary(30);
    for (const path of ['/', '/donate', '/registry.json', '/no-such-page']) {
      const { headers } = await get(path, await visitor(false));
      expect([headers['cache-control'], headers.vary]).toEqual([
        'private, no-cache',
        'accept-encoding, cookie',
      ]);
    }
    expect((await get('/robots.txt')).headers['cache-control']).toBe('no-cache');
    const { etag = '' } = (await get('/donate', await visitor(false))).headers;
    expect((await get('/donate', { ...(await visitor(false)), 'if-none-match': etag })).status).toBe(304);
    expect((await get('/donate', { ...(await visitor(true)), 'if-none-match': etag })).status).toBe(200);
  });

  it('is the same for all when it has ended', async () => {
    await deployCanary(99);
    const tried = await visitor(true);
    await endCanary(folderStore(root), 'mf-donate', settings);
    const { headers, text } = await get('/donate', tried);
    expect(text).toContain('Old at /donate');
    expect([headers['cache-control'], headers['set-cookie']]).toEqual(['no-cache', undefined]);
    expect((await appOf(tried))?.channel).toBeUndefined();
  });
});

it('a site without canaries sets no cookie', async () => {
  const { headers } = await get('/');
  expect([headers['set-cookie'], headers['cache-control'], headers.vary]).toEqual([
    undefined,
    'no-cache',
    'accept-encoding',
  ]);
});
