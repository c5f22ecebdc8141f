import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { signedInAccess } from '@school/shared/contract';
import { deploy } from '../../release/deploy/deploy';
import { inlineParts } from '../../release/policy/inlineParts';
import { folderStore } from '../../release/site/folderStore';
import type { Registry } from '../../release/site/registry';
import type { PublicRegistry } from '../../src/loading/pageDescriptor';
import { builtRemote, routeEntry } from '../../testing/builtApps';
import { donate, get, root, serveSiteForEach, serveWithApi, settings } from '../../testing/servedSite';

serveSiteForEach();

const NAME = 'content-security-policy';
const policyOf = async (path: string) => String((await get(path)).headers[NAME] ?? '');

/** Serves an API that lists its external services. */
async function withServices(): Promise<void> {
  const config = {
    auth: { mode: 'auth0', domain: 'login.school.example' },
    payments: { provider: 'flutterwave', scriptUrl: 'https://checkout.flutterwave.com/v3.js' },
  };
  const server = createServer((_, response) => response.end(JSON.stringify(config)));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  await serveWithApi(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

describe('the policy of a page', () => {
  it('is sent with every kind of page and matches its content exactly', async () => {
    for (const path of ['/', '/learn/piano', '/give/8c1f/mate', '/nowhere', '/%E0%A4%A']) {
      const policy = await policyOf(path);
      const { scripts, styles } = inlineParts((await get(path)).text);
      expect(scripts.length, path).toBeGreaterThan(0);
      for (const hash of [...scripts, ...styles]) expect(policy, path).toContain(`'${hash}'`);
      expect(policy).not.toMatch(/unsafe-(inline|eval)/);
      expect(policy).toContain("frame-ancestors 'none'");
    }
  });

  it('is sent with unchanged pages too, because the hosts may have changed', async () => {
    const { headers } = await get('/about');
    const again = await get('/about', { 'if-none-match': String(headers.etag) });
    expect(again).toMatchObject({ status: 304, headers: { [NAME]: headers[NAME] } });
  });

  it('lists the integrity maps of all remotes, and a change sends the whole page', async () => {
    await deploy(folderStore(root), [donate('Give')], settings, new Date(0));
    const { headers } = await get('/about');
    const registry = async () => JSON.parse((await get('/registry.json')).text) as PublicRegistry;
    const { apps, maps } = await registry();
    const named = Object.values(apps).flatMap(({ integrity = [] }) => integrity);
    expect(named).toHaveLength(4);
    for (const hash of named) expect(headers[NAME]).toContain(` '${hash}'`);
    expect(headers['server-timing']).toBe(`maps;desc="${maps}"`);
    // Browsers keep the policy of a cached page; see docs/decisions/script-integrity-updates.md.
    const tag = { 'if-none-match': String(headers.etag) };
    expect((await get('/about', tag)).status).toBe(304);
    await deploy(folderStore(root), [donate('Give more')], settings, new Date(0));
    const again = await get('/about', tag);
    expect(again).toMatchObject({ status: 200, text: (await get('/about')).text });
    expect(again.headers['server-timing']).toBe(`maps;desc="${(await registry()).maps}"`);
  });

  it('lists the hosts that the API is configured with', async () => {
    await withServices();
    const policy = await policyOf('/about');
    expect(policy).toContain("connect-src 'self' https://login.school.example;");
    expect(policy).toContain(' https://checkout.flutterwave.com/v3.js;');
  });

  it('contains the report URL', async () => {
    expect((await get('/about')).headers).toMatchObject({
      'reporting-endpoints': 'policy="/api/policy-reports"',
      [NAME]: expect.stringMatching(/; report-uri \/api\/policy-reports; report-to policy$/) as string,
    });
  });

  it('is computed from the HTML for pages composed before policies were recorded', async () => {
    const file = join(root, 'registry.json');
    const registry = JSON.parse(readFileSync(file, 'utf8')) as Registry;
    const before = await policyOf('/about');
    for (const page of Object.values(registry.pages)) delete page.inline;
    writeFileSync(file, JSON.stringify(registry));
    expect(await policyOf('/about')).toBe(before);
  });

  it('comes from composition, so that changed HTML on disk cannot add a script', async () => {
    const { pages } = await folderStore(root).registry();
    const before = await policyOf('/about');
    writeFileSync(join(root, pages['/about']?.object ?? ''), '<script>steal()</script>');
    // A server that has sent the page has it in memory.
    await serveWithApi('http://127.0.0.1:1');
    expect((await get('/about')).text).toBe('<script>steal()</script>');
    expect(await policyOf('/about')).toBe(before);
  });

  it('allows the camera only on the page whose route requests it', async () => {
    const staffOnly = { access: signedInAccess, prerender: false };
    const routes = [
      routeEntry('/admin', staffOnly),
      routeEntry('/admin/check-in', { ...staffOnly, permissions: ['camera'] }),
    ];
    await deploy(folderStore(root), [builtRemote({ name: 'mf-admin', routes })], settings, new Date(0));
    const permissions = async (path: string) => (await get(path)).headers['permissions-policy'];
    expect(await permissions('/admin/check-in')).toMatch(/^camera=\(self\),/);
    for (const path of ['/', '/admin', '/nowhere']) expect(await permissions(path)).toMatch(/^camera=\(\),/);
  });
});
