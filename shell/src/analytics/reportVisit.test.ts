// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { beacon } from '@school/shared/schemas/analytics';
import { routeEntry } from '../../testing/builtApps';
import type { AppSource } from '../loading/registry';
import { appEvents, noteApp } from '../loading/appEvents';
import { reportVisit } from './reportVisit';

const { watchVisit } = vi.hoisted(() => ({ watchVisit: vi.fn() }));
vi.mock('./watchVisit', () => ({ watchVisit }));

const app = { version: '0123456789ab', contract: 1, entry: 'remoteEntry.js', routes: [] };
const apps = { get: () => ({ table: { 'mf-mate': app } }) } as unknown as AppSource;
const route = { route: routeEntry('/about'), outcome: { kind: 'show' } } as const;

afterEach(() => {
  appEvents.length = 0;
});

it('reports views and apps in beacons of their own when the page is hidden, each once', () => {
  const send = vi.fn<(url: string, body: string) => boolean>(() => true);
  Object.assign(navigator, { sendBeacon: send });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  reportVisit(
    [{ pathname: '/about', app: 'mf-public', variant: undefined, visit: 0, ...route }],
    apps,
    '/api',
  );
  noteApp('mf-mate', app, 'shown', 412.5);
  noteApp('mf-mate', { ...app, channel: 'canary' }, 'failed');
  noteApp('mf-mate', app, 'failed');
  for (let nth = 0; nth < 3; nth++) {
    window.dispatchEvent(new Event('visibilitychange'));
    // The same visitor tries again, on the same page.
    noteApp('mf-mate', app, 'failed');
  }
  const sent = send.mock.calls.map(([, body]) => beacon.parse(JSON.parse(body)).events);
  const mate = { kind: 'app', app: 'mf-mate', version: '0123456789ab' };
  expect(sent).toEqual([
    [{ kind: 'view', path: '/about', source: 'direct' }],
    [
      { ...mate, outcome: 'shown', ms: 412.5 },
      { ...mate, outcome: 'failed', channel: 'canary' },
    ],
  ]);
  noteApp('mf-mate', app, 'shown', 90);
  window.dispatchEvent(new Event('visibilitychange'));
  expect(send.mock.lastCall?.[1]).toContain('"ms":90');
});

it.each(['error', 'unhandledrejection'])('hands each %s over to code that loads for it', async (type) => {
  reportVisit([], apps, '/api');
  for (const event of [new Event(type), new Event(type)]) {
    window.dispatchEvent(event);
    await vi.waitFor(() => expect(watchVisit).toHaveBeenCalledWith(expect.anything(), event));
  }
});
