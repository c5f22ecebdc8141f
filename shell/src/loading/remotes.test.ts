import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lifecycles } from '@school/shared';
import { CONTRACT_VERSION } from '@school/shared/contract';
import type { PublishedApp } from './pageDescriptor';
import { appBase, createRemotes, type FederationRuntime } from './remotes';

const published: PublishedApp = {
  version: 'abc',
  contract: CONTRACT_VERSION,
  entry: 'remoteEntry.js',
  routes: [],
};
const elsewhere = { ...published, entry: 'https://cdn.example/donate/remoteEntry.js' };

const lifecycles = (changes: Partial<Lifecycles> = {}): Lifecycles => ({
  contract: CONTRACT_VERSION,
  bootstrap: vi.fn(async () => undefined),
  mount: async () => undefined,
  unmount: async () => undefined,
  prepare: async () => undefined,
  ...changes,
});

/** A federation runtime that loads what it is told to, and notes the addresses. */
function fakeRuntime(load: (id: string, attempt: number) => Promise<Lifecycles | null>) {
  const entries: string[] = [];
  const runtime: FederationRuntime = {
    registerRemotes: ([remote], options) => {
      expect(options?.force).toBe(true);
      entries.push(remote?.entry ?? '');
    },
    loadRemote: <Module>(id: string) => load(id, entries.length - 1) as Promise<Module | null>,
  };
  return { runtime, entries };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function failureOf(promise: Promise<unknown>): Promise<Error> {
  const outcome = promise.then(
    () => new Error('nothing failed'),
    (error: Error) => error,
  );
  await vi.runAllTimersAsync();
  return outcome;
}

describe('loading a remote', () => {
  it('loads its lifecycles once and starts them', async () => {
    const remote = lifecycles();
    const load = vi.fn(async () => remote);
    const { runtime } = fakeRuntime(load);
    const remotes = createRemotes({ 'mf-donate': published }, runtime);
    expect(await remotes.load('mf-donate')).toBe(remote);
    expect(await remotes.load('mf-donate')).toBe(remote);
    expect(load).toHaveBeenCalledExactlyOnceWith('mf_donate/lifecycles', 0);
    expect(remote.bootstrap).toHaveBeenCalledTimes(1);
  });

  it('tries again under a changed address', async () => {
    const remote = lifecycles();
    const { runtime, entries } = fakeRuntime(async (_, attempt) => {
      if (attempt < 2) throw new Error('503');
      return remote;
    });
    const loaded = createRemotes({ 'mf-donate': published }, runtime).load('mf-donate');
    await vi.runAllTimersAsync();
    expect(await loaded).toBe(remote);
    expect(entries.every((entry) => entry.startsWith('/apps/mf-donate/abc/remoteEntry.js'))).toBe(true);
    expect(new Set(entries).size).toBe(3);
  });

  it('gives up with the name of the chunk, and starts afresh when it is asked again', async () => {
    const remote = lifecycles();
    let away = true;
    const { runtime, entries } = fakeRuntime(async () => {
      if (away) throw new Error('503');
      return remote;
    });
    const remotes = createRemotes({ 'mf-donate': published }, runtime);
    expect(await failureOf(remotes.load('mf-donate'))).toMatchObject({
      message: 'Loading chunk mf-donate failed',
      cause: { message: '503' },
    });
    away = false;
    expect(await remotes.load('mf-donate')).toBe(remote);
    expect(new Set(entries).size, 'no address that failed is asked for again').toBe(entries.length);
  });

  it('ends a load that hangs, and a start that hangs, after 120 000 ms', async () => {
    const never = () => new Promise<never>(() => undefined);
    for (const load of [never, async () => lifecycles({ bootstrap: never })]) {
      const settled = vi.fn();
      const loading = createRemotes({ 'mf-donate': published }, fakeRuntime(load).runtime).load('mf-donate');
      const failure = loading.catch((error: Error) => error);
      void failure.then(settled);
      await vi.advanceTimersByTimeAsync(119_999);
      expect(settled).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(await failure).toMatchObject({ message: 'Loading chunk mf-donate failed' });
    }
  });

  it('refuses another contract in words, whether published or spoken', async () => {
    const load = vi.fn(async () => lifecycles({ contract: 99 }));
    const { runtime } = fakeRuntime(load);
    const remotes = createRemotes({ old: { ...published, contract: 98 }, liar: published }, runtime);
    const words = (app: string, spoken: number) =>
      `${app} speaks contract ${spoken}, but this site speaks ${CONTRACT_VERSION}`;
    expect((await failureOf(remotes.load('old'))).message).toBe(words('old', 98));
    expect(load, 'code for another contract is not even fetched').not.toHaveBeenCalled();
    expect((await failureOf(remotes.load('liar'))).message).toBe(words('liar', 99));
    expect(load, 'trying again would not help').toHaveBeenCalledTimes(1);
  });

  it('says when nothing of that name is deployed', async () => {
    const remotes = createRemotes({}, fakeRuntime(async () => null).runtime);
    expect((await failureOf(remotes.load('mf-x'))).message).toBe('No app called mf-x is deployed');
  });

  it('finds an app that is published from elsewhere', async () => {
    const { runtime, entries } = fakeRuntime(async () => lifecycles());
    await createRemotes({ far: elsewhere }, runtime).load('far');
    expect(entries[0]).toMatch(/^https:\/\/cdn\.example\/donate\/remoteEntry\.js/);
    expect(appBase('far', elsewhere)).toBe('https://cdn.example/donate/');
    expect(appBase('mf-donate', published)).toBe('/apps/mf-donate/abc/');
  });
});
