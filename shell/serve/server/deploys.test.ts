import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { promote } from '../../release/deploy/canary';
import { deploy } from '../../release/deploy/deploy';
import { rollBack } from '../../release/deploy/rollBack';
import { folderStore } from '../../release/site/folderStore';
import { donate, get, root, serveSiteForEach, serveWithApi, settings } from '../../testing/servedSite';
import type { Deploy } from './deploysOf';

serveSiteForEach();

/** Serves an API with one token of staff and one of another person. */
async function serveBeforeApi(): Promise<void> {
  const api = serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: ({ headers }) => {
      const token = headers.get('authorization');
      if (token === 'Bearer broken') return new Response('no', { status: 500 });
      if (token !== 'Bearer staff' && token !== 'Bearer visitor') return new Response(null, { status: 401 });
      return Response.json({ staff: token === 'Bearer staff' });
    },
  });
  onTestFinished(() => void api.close());
  await new Promise((done) => api.once('listening', done));
  await serveWithApi(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
}

const ask = (authorization?: string) => get('/deploys.json', authorization ? { authorization } : {});

it('shows staff who deployed what, and refuses others', async () => {
  await serveBeforeApi();
  const store = folderStore(root);
  const ama = { ...settings, by: 'ama' };
  await deploy(store, [donate('Give')], ama, new Date('2025-03-01T10:00:00Z'));
  await deploy(store, [donate('Give more')], ama, new Date('2025-03-02T10:00:00Z'));
  await rollBack(store, 'mf-donate', { ...settings, by: 'kofi' });

  const { status, text, headers } = await ask('Bearer staff');
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  const { deploys } = JSON.parse(text) as { deploys: Deploy[] };
  expect(deploys.map(({ by }) => by)).toEqual(['kofi', 'ama', 'ama', null]);
  const [back, second, first] = deploys.map(({ changes }) => changes[0]);
  expect(first).toEqual({ app: 'mf-donate', from: null, to: expect.any(String) as string });
  expect(second).toMatchObject({ from: first?.to });
  expect(back).toEqual({ app: 'mf-donate', from: second?.to, to: first?.to });
  for (const { at } of deploys) expect(Number.isNaN(Date.parse(at ?? ''))).toBe(false);

  expect((await ask()).status).toBe(401);
  expect((await ask('Bearer nobody')).status).toBe(401);
  expect((await ask('Bearer visitor')).status).toBe(403);
  expect((await ask('Bearer broken')).status).toBe(503);
});

it('shows canaries, and why they ended', async () => {
  await serveBeforeApi();
  const store = folderStore(root);
  await deploy(store, [donate('Give')], settings, new Date('2025-03-01T10:00:00Z'));
  for (const words of ['Give more', 'Give often'])
    await deploy(store, [donate(words)], settings, new Date('2025-03-02T10:00:00Z'), { canary: 5 });
  await promote(store, 'mf-donate', settings);
  await deploy(store, [donate('Give most')], settings, new Date('2025-03-02T10:00:00Z'), { canary: 5 });
  await rollBack(store, 'mf-donate', { ...settings, reason: 'Its form was empty' });
  const { deploys } = JSON.parse((await ask('Bearer staff')).text) as { deploys: Deploy[] };
  const plain = (lines: readonly string[] = []) => lines.map((line) => line.replace(/[0-9a-f]{12}/, 'V'));
  expect(deploys.slice(0, 5).map(({ notes }) => plain(notes))).toEqual([
    ['canary V of mf-donate has ended', 'Its form was empty'],
    ['canary V of mf-donate for 5 % of visitors'],
    ['canary V of mf-donate was promoted'],
    ['canary V of mf-donate has ended', 'canary V of mf-donate for 5 % of visitors'],
    ['canary V of mf-donate for 5 % of visitors'],
  ]);
  expect(deploys[2]?.changes).toMatchObject([{ app: 'mf-donate' }]);
  const promoted = deploys[2]?.changes[0]?.to;
  expect(deploys[3]?.canaries, 'who began it').toEqual([{ app: 'mf-donate', version: promoted }]);
  expect(deploys[2]?.canaries).toEqual([]);
  expect(deploys[0]?.changes).toEqual([]);
});

it('does not describe the content of the oldest stored revision as new', async () => {
  await serveBeforeApi();
  const store = folderStore(root);
  await deploy(store, [donate('Give')], settings, new Date('2025-03-01T10:00:00Z'));
  await deploy(store, [donate('Give more')], settings, new Date('2025-03-02T10:00:00Z'));
  await store.prune({ days: 0, revisions: 1, tabDays: 0 }, new Date());
  const [{ registry: newest } = { registry: undefined }] = await store.history();
  const { deploys } = JSON.parse((await ask('Bearer staff')).text) as { deploys: Deploy[] };
  expect(deploys.map(({ revision }) => revision)).toEqual([newest?.revision]);
  expect(deploys[0]?.changes).toMatchObject([{ app: 'mf-donate', from: expect.any(String) as string }]);
});

it('is unavailable while the API is unavailable', async () => {
  const { status, text } = await ask('Bearer staff');
  expect(status).toBe(503);
  expect(text).not.toContain('deploys');
});
