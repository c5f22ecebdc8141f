import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageDescriptor, PublishedApp } from './pageDescriptor';
import { isStale, learnApps, type AppSource } from './registry';

const published = (version: string): PublishedApp => ({
  version,
  contract: 1,
  entry: 'remoteEntry.js',
  routes: [],
});
const opened: PageDescriptor = {
  ...published('old'),
  app: 'mf-donate',
  config: { origin: '', apiBase: '/api' },
};
const registry = { revision: 3, apps: { 'mf-donate': published('new'), 'mf-mate': published('one') } };

const answers = (...given: (Response | Error)[]) => {
  const last = given.at(-1);
  return vi.stubGlobal(
    'fetch',
    vi.fn(async () => {
      const answer = given.shift() ?? last;
      if (answer instanceof Response) return answer.clone();
      throw answer;
    }),
  );
};

beforeEach(() => vi.useFakeTimers());

async function learned() {
  const apps = learnApps(opened);
  await vi.runAllTimersAsync();
  await apps.settled;
  return versionsOf(apps);
}

function versionsOf({ get }: AppSource) {
  return Object.fromEntries(Object.entries(get().table).map(([name, { version }]) => [name, version]));
}

const warnings = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);

describe('the apps that a page knows', () => {
  it('are only its own at first, whatever happens to the registry', () => {
    const apps = learnApps(opened, () => new Promise(() => undefined));
    expect(apps.get()).toEqual({ table: { 'mf-donate': opened }, registry: 'loading' });
  });

  it('are all deployed ones, its own in the version that rendered its HTML', async () => {
    answers(Response.json(registry));
    expect(await learned()).toEqual({ 'mf-donate': 'old', 'mf-mate': 'one' });
  });

  it.each([
    ['of before a deploy', 'older', { 'mf-donate': 'old' }],
    ['of the same deploys', 'newer', { 'mf-donate': 'old', 'mf-mate': 'one' }],
  ])("are those that the page's policy allows: of one %s", async (_, named, versions) => {
    const timings = [
      { name: 'cdn', description: 'hit' },
      { name: 'maps', description: named },
    ];
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ serverTiming: timings } as never]);
    answers(Response.json({ ...registry, maps: 'newer' }));
    expect(await learned()).toEqual(versions);
    vi.restoreAllMocks();
  });

  it('are reported to subscribers', async () => {
    answers(Response.json(registry));
    const apps = learnApps(opened);
    const seen = vi.fn(() => apps.get().registry);
    apps.subscribe(seen);
    await apps.settled;
    expect(seen).toHaveReturnedWith('read');
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('are learned on a retry', async () => {
    answers(new Error('offline'), new Response('', { status: 502 }), Response.json(registry));
    expect(await learned()).toEqual({ 'mf-donate': 'old', 'mf-mate': 'one' });
  });

  const faults: [string, Response | Error][] = [
    ['away', new Error('offline')],
    ['corrupt', new Response('{"apps":')],
    ['something else', Response.json({ apps: null })],
    ['answered with an error', Response.json({}, { status: 500 })],
  ];
  for (const [what, fault] of faults) {
    it(`are only its own when the registry is ${what}`, async () => {
      const warning = warnings();
      answers(fault);
      expect(await learned()).toEqual({ 'mf-donate': 'old' });
      expect(warning).toHaveBeenCalledTimes(1);
    });
  }

  it('are only its own when the registry hangs for ten seconds', async () => {
    warnings();
    const apps = learnApps(opened, () => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(apps.get().registry).toBe('error');
    expect(versionsOf(apps)).toEqual({ 'mf-donate': 'old' });
  });
});

describe('a malformed entry of the registry', () => {
  const route = {
    id: 'mate',
    path: '/mate-2025',
    page: './EventPage.tsx',
    title: 'MATE 2025',
    description: '',
    frame: 'none',
    access: { kind: 'open' },
    prerender: true,
    variants: [{ title: 'MATE 2025', description: '', params: { day: 'friday' } }],
    links: [{ in: 'a list of a newer version', label: 'MATE 2025' }],
  };
  const whole = { ...published('two'), routes: [route] };

  const malformed: Record<string, unknown> = {
    'is nothing': null,
    'is text': 'mf-mate',
    'has no version': { ...whole, version: undefined },
    'has no entry': { ...whole, entry: 7 },
    'has no contract': { ...whole, contract: '1' },
    'has no routes': { ...whole, routes: undefined },
    'has a route that is nothing': { ...whole, routes: [null] },
    'has a route without a path': { ...whole, routes: [{ ...route, path: undefined }] },
    'has a route with a foreign path': { ...whole, routes: [{ ...route, path: 'mate' }] },
    'has a route in an unknown frame': { ...whole, routes: [{ ...route, frame: 'round' }] },
    'has a route without access': { ...whole, routes: [{ ...route, access: undefined }] },
    'has a route that leads nowhere': { ...whole, routes: [{ ...route, access: { kind: 'signed-out' } }] },
    'has a variant without a title': { ...whole, routes: [{ ...route, variants: [{ params: {} }] }] },
    'has a variant without parameters': { ...whole, routes: [{ ...route, variants: [{ title: 'x' }] }] },
    'has links that are no list': { ...whole, routes: [{ ...route, links: 'header' }] },
    'has a link that is nothing': { ...whole, routes: [{ ...route, links: [null] }] },
    'has a link without a label': { ...whole, routes: [{ ...route, links: [{ in: 'header' }] }] },
  };
  for (const [what, entry] of Object.entries(malformed)) {
    it(`that ${what} is skipped with a warning and affects no other`, async () => {
      const warning = warnings();
      answers(Response.json({ apps: { ...registry.apps, 'mf-broken': entry, 'mf-whole': whole } }));
      expect(await learned()).toEqual({ 'mf-donate': 'old', 'mf-mate': 'one', 'mf-whole': 'two' });
      expect(warning).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('mf-broken'));
    });
  }
});

describe('whether an app has a newer deploy', () => {
  it('is decided by its version', async () => {
    answers(Response.json(registry));
    expect(await isStale('mf-donate', 'old')).toBe(true);
    expect(await isStale('mf-donate', 'new')).toBe(false);
  });
});
