import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { deploy } from '../../release/deploy/deploy';
import { folderStore } from '../../release/site/folderStore';
import type { SiteStore } from '../../release/site/store';
import { builtRemote, builtShell, routeEntry, temporaryFolder } from '../../testing/builtApps';
import { watchCanaries } from './watchCanaries';

const settings = { origin: 'http://site.example' };
const since = new Date('2030-01-01T10:20:00Z');
const donate = (words: string) => builtRemote({ name: 'mf-donate', words, routes: [routeEntry('/donate')] });

let store: SiteStore;

beforeEach(async () => {
  store = folderStore(join(temporaryFolder(), 'site'));
  await deploy(store, [builtShell(), donate('Old')], settings, since);
  await deploy(store, [donate('New')], settings, since, { canary: 5 });
});

const canary = async () => (await store.registry()).canaries?.['mf-donate']?.release.version;

/** Serves an API that answers with these texts in turn, the last one from then on. */
async function serveHealth(...answers: readonly string[]): Promise<{ origin: string; asked: string[] }> {
  const asked: string[] = [];
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: ({ url }) => {
      asked.push(new URL(url).pathname);
      const text = answers[Math.min(asked.length, answers.length) - 1] ?? '';
      return new Response(text, {
        status: text ? 200 : 503,
        headers: { 'content-type': 'application/json' },
      });
    },
  });
  onTestFinished(() => void server.close());
  await new Promise((done) => server.once('listening', done));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

async function health(failed: number): Promise<string> {
  const { apps } = await store.registry();
  const row = (version: string | undefined, counts: object) => ({
    hour: '2030-01-01T10:00:00Z',
    version,
    channel: 'current',
    retried: 0,
    errors: 0,
    loads: [],
    ...counts,
  });
  return JSON.stringify({
    app: 'mf-donate',
    hours: [
      row(apps['mf-donate']?.current.version, { shown: 900, failed: 3 }),
      row(await canary(), { shown: 50 - failed, failed }),
    ],
  });
}

function watch(api: string): void {
  const leave = watchCanaries({ store, compose: settings, api, everyMs: 5 });
  onTestFinished(leave);
}

it('a canary that fails is ended, with the reason in the history', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const { origin, asked } = await serveHealth(await health(0), await health(0), await health(12));
  const version = await canary();
  watch(origin);
  await vi.waitFor(async () => expect(await canary()).toBeUndefined());
  expect(asked.slice(0, 3)).toEqual(Array(3).fill('/api/app-health/mf-donate'));
  const { by, reason } = await store.registry();
  expect(by).toBe('the site itself');
  expect(reason).toBe(
    'failures: 24.0 % of the visits with the canary, 0.3 % of those with the current version',
  );
  await vi.waitFor(() =>
    expect(warned).toHaveBeenCalledWith(`The canary ${version} of mf-donate was ended: ${reason}`),
  );
});

it('is ended once by two servers that watch the same site', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const { origin } = await serveHealth(await health(12));
  const { revision } = await store.registry();
  watch(origin);
  watch(origin);
  await vi.waitFor(() => expect(warned).toHaveBeenCalled());
  expect((await store.registry()).revision).toBe(revision + 1);
});

it.each([
  ['is unavailable', ''],
  ['answers something else', '{"hours":[{"hour":"now"}]}'],
  ['answers no JSON', '<html>'],
])('goes on while the API %s, which is reported', async (_, answer) => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const { origin, asked } = await serveHealth(answer, answer, await health(12));
  watch(origin);
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1));
  expect(reported.mock.calls.flat().join()).toContain('The canary of mf-donate could not be compared');
  await vi.waitFor(async () => expect(await canary()).toBeUndefined());
});

it('asks nothing without canaries', async () => {
  await deploy(store, [donate('Newer')], settings, since);
  const { origin, asked } = await serveHealth('{}');
  const read = vi.spyOn(store, 'registry');
  watch(origin);
  await vi.waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(3));
  expect(asked).toEqual([]);
});
