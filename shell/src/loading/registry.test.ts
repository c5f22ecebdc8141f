import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageDescriptor, PublishedApp } from './pageDescriptor';
import { isStale, learnApps } from './registry';

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
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function learned() {
  const apps = learnApps(opened);
  await vi.runAllTimersAsync();
  return Object.fromEntries(Object.entries(await apps).map(([name, { version }]) => [name, version]));
}

describe('which apps a page knows', () => {
  it('are all that are deployed, its own in the version that made its HTML', async () => {
    answers(Response.json(registry));
    expect(await learned()).toEqual({ 'mf-donate': 'old', 'mf-mate': 'one' });
  });

  it('are learned with another try', async () => {
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
    it(`is its own alone when the registry is ${what}`, async () => {
      const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      answers(fault);
      expect(await learned()).toEqual({ 'mf-donate': 'old' });
      expect(warning).toHaveBeenCalledTimes(1);
    });
  }

  it('is its own alone when the registry hangs for ten seconds', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const apps = learnApps(opened, () => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(Object.keys(await apps)).toEqual(['mf-donate']);
  });
});

describe('whether an app was deployed anew', () => {
  it('is told by its version', async () => {
    answers(Response.json(registry));
    expect(await isStale('mf-donate', 'old')).toBe(true);
    expect(await isStale('mf-donate', 'new')).toBe(false);
  });
});
