import { beforeEach, describe, expect, it, vi } from 'vitest';
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

const only = (app: PublishedApp) => () => app;
const unreachable = () => new TypeError('Importing a module script failed.');
const garbage = () => new SyntaxError("Unexpected token '<'");

const lifecycles = (changes: Partial<Lifecycles> = {}): Lifecycles => ({
  contract: CONTRACT_VERSION,
  bootstrap: vi.fn(async () => undefined),
  mount: async () => undefined,
  unmount: async () => undefined,
  prepare: async () => undefined,
  ...changes,
});

/** Fakes a federation runtime with the given loads, and records the URLs. */
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
    const remotes = createRemotes(only(published), runtime);
    expect(await remotes.load('mf-donate')).toBe(remote);
    expect(await remotes.load('mf-donate')).toBe(remote);
    expect(load).toHaveBeenCalledExactlyOnceWith('mf_donate/lifecycles', 0);
    expect(remote.bootstrap).toHaveBeenCalledTimes(1);
  });

  it('retries from a cache-busted URL', async () => {
    const remote = lifecycles();
    const { runtime, entries } = fakeRuntime(async (_, attempt) => {
      if (attempt === 0) throw unreachable();
      if (attempt === 1) throw garbage();
      return remote;
    });
    const loaded = createRemotes(only(published), runtime).load('mf-donate');
    await vi.runAllTimersAsync();
    expect(await loaded).toBe(remote);
    expect(entries).toEqual([
      '/apps/mf-donate/abc/remoteEntry.js',
      '/apps/mf-donate/abc/~1/remoteEntry.js',
      '/apps/mf-donate/abc/~2/remoteEntry.js',
    ]);
  });

  it('fails with the name of the chunk, and starts again on the next request', async () => {
    const remote = lifecycles();
    let away = true;
    const { runtime, entries } = fakeRuntime(async () => {
      if (away) throw unreachable();
      return remote;
    });
    const remotes = createRemotes(only(published), runtime);
    expect(await failureOf(remotes.load('mf-donate'))).toMatchObject({
      message: 'Loading chunk mf-donate failed',
      cause: unreachable(),
    });
    away = false;
    expect(await remotes.load('mf-donate')).toBe(remote);
    expect(new Set(entries).size, 'no failed URL is requested again').toBe(entries.length);
  });

  const mistake = new TypeError('u is not a function');
  const mistakes: Record<string, () => Promise<Lifecycles>> = {
    'code that throws': () => Promise.reject(mistake),
    'a start that throws': async () => lifecycles({ bootstrap: () => Promise.reject(mistake) }),
  };
  for (const [what, load] of Object.entries(mistakes)) {
    it(`passes on the error of ${what} and runs it once until it is renewed`, async () => {
      const { runtime, entries } = fakeRuntime(load);
      const remotes = createRemotes(only(published), runtime);
      expect(await failureOf(remotes.load('mf-donate'))).toBe(mistake);
      expect(await failureOf(remotes.load('mf-donate'))).toBe(mistake);
      expect(entries).toHaveLength(1);
      remotes.renew('mf-donate');
      expect(await failureOf(remotes.load('mf-donate'))).toBe(mistake);
      expect(new Set(entries).size).toBe(2);
    });
  }

  it('restarts from cache-busted URLs when it is renewed while hanging, and ignores the old load', async () => {
    const remote = lifecycles();
    let fail: (error: Error) => void = () => undefined;
    const { runtime, entries } = fakeRuntime((_, attempt) =>
      attempt === 0 ? new Promise((_done, reject) => (fail = reject)) : Promise.resolve(remote),
    );
    const remotes = createRemotes(only(published), runtime);
    const hanging = failureOf(remotes.load('mf-donate'));
    remotes.renew('mf-donate');
    expect(await remotes.load('mf-donate')).toBe(remote);
    fail(unreachable());
    await hanging;
    await vi.runAllTimersAsync();
    expect(await remotes.load('mf-donate')).toBe(remote);
    expect(entries).toEqual(['/apps/mf-donate/abc/remoteEntry.js', '/apps/mf-donate/abc/~1/remoteEntry.js']);
  });

  it('ends a load or a start that hangs after 120 000 ms', async () => {
    const never = () => new Promise<never>(() => undefined);
    for (const load of [never, async () => lifecycles({ bootstrap: never })]) {
      const settled = vi.fn();
      const loading = createRemotes(only(published), fakeRuntime(load).runtime).load('mf-donate');
      const failure = loading.catch((error: Error) => error);
      void failure.then(settled);
      await vi.advanceTimersByTimeAsync(119_999);
      expect(settled).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(await failure).toMatchObject({ message: 'Loading chunk mf-donate failed' });
    }
  });

  it('refuses another contract with a message, whether declared in the registry or by the remote', async () => {
    const load = vi.fn(async () => lifecycles({ contract: 99 }));
    const { runtime } = fakeRuntime(load);
    const remotes = createRemotes(
      (name) => ({ old: { ...published, contract: 98 }, liar: published })[name],
      runtime,
    );
    const expectedMessage = (app: string, spoken: number) =>
      `${app} speaks contract ${spoken}, but this site speaks ${CONTRACT_VERSION}`;
    expect((await failureOf(remotes.load('old'))).message).toBe(expectedMessage('old', 98));
    expect(load, 'code for another contract is not even fetched').not.toHaveBeenCalled();
    expect((await failureOf(remotes.load('liar'))).message).toBe(expectedMessage('liar', 99));
    expect(load, 'a retry would not help').toHaveBeenCalledTimes(1);
  });

  it('reports an unknown name', async () => {
    const remotes = createRemotes(() => undefined, fakeRuntime(async () => null).runtime);
    expect((await failureOf(remotes.load('mf-x'))).message).toBe('No app called mf-x is deployed');
  });

  it('finds an app that is published on another server', async () => {
    const { runtime, entries } = fakeRuntime(async () => lifecycles());
    await createRemotes(only(elsewhere), runtime).load('far');
    expect(entries).toEqual([elsewhere.entry]);
    expect(appBase('far', elsewhere)).toBe('https://cdn.example/donate/');
    expect(appBase('mf-donate', published)).toBe('/apps/mf-donate/abc/');
  });
});
