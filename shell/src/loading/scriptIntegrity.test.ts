// @vitest-environment happy-dom
import { beforeEach, afterEach, expect, it, vi } from 'vitest';
import type { Lifecycles } from '@school/shared';
import { CONTRACT_VERSION } from '@school/shared/contract';
import type { FederationRuntime } from './remotes';

const HASHES: Readonly<Record<string, string>> = { first: 'sha256-first=', further: 'sha256-further=' };
const FOLDER = '/apps/mf-donate/abc/';

/** The server's files by URL; a browser accepts them only with this hash. */
let served: Record<string, { readonly text: string; readonly hash: string | undefined }>;
let requested: string[];

beforeEach(() => {
  vi.useFakeTimers();
  // Maps last for the life of a page.
  vi.resetModules();
  requested = [];
  served = { [`${FOLDER}integrity.json`]: { text: '{"first":1}', hash: HASHES['first'] } };
  for (let number = 1; number <= 11; number++)
    served[`${FOLDER}~${number}/further.json`] = { text: '{"further":1}', hash: HASHES['further'] };
  vi.stubGlobal('fetch', async (address: string, { integrity }: RequestInit) => {
    requested.push(address);
    const found = served[address];
    if (found?.hash !== integrity) throw new TypeError('Failed to fetch');
    return new Response(found?.text);
  });
});

afterEach(() => {
  document.head.replaceChildren();
});

const maps = () =>
  [...document.querySelectorAll('script[type=importmap]')].map(({ textContent }) => textContent);

const remote: Lifecycles = {
  contract: CONTRACT_VERSION,
  bootstrap: async () => undefined,
  mount: async () => undefined,
  unmount: async () => undefined,
  prepare: async () => undefined,
};

/** Loads a remote whose first attempts fail. */
async function remoteOf(failures: number, integrity: readonly string[] | undefined = Object.values(HASHES)) {
  const { createRemotes } = await import('./remotes');
  const imported: string[] = [];
  const runtime: FederationRuntime = {
    registerRemotes: ([next]) => void imported.push(`${next?.entry} with ${maps().length}`),
    loadRemote: async <Module>() => {
      if (imported.length <= failures) throw new TypeError('Importing a module script failed.');
      return remote as Module;
    },
  };
  const app = { version: 'abc', contract: CONTRACT_VERSION, entry: 'remoteEntry.js', routes: [], integrity };
  const remotes = createRemotes(() => app, runtime);
  const load = async () => {
    const outcome = remotes.load('mf-donate').then(
      () => 'loaded',
      (error: Error) => error.message,
    );
    await vi.runAllTimersAsync();
    return outcome;
  };
  return { load, renew: () => remotes.renew('mf-donate'), imported };
}

it('is set before anything of an app is imported, once for each kind of URL', async () => {
  const { load, renew, imported } = await remoteOf(0);
  expect(await load()).toBe('loaded');
  for (let time = 0; time < 2; time++) {
    renew();
    expect(await load()).toBe('loaded');
  }
  expect(maps()).toEqual(['{"first":1}', '{"further":1}']);
  expect(requested).toEqual([`${FOLDER}integrity.json`, `${FOLDER}~1/further.json`]);
  expect(imported).toEqual([
    `${FOLDER}remoteEntry.js with 1`,
    `${FOLDER}~1/remoteEntry.js with 2`,
    `${FOLDER}~2/remoteEntry.js with 2`,
  ]);
});

it('is fetched from elsewhere when the first map does not match, and nothing is imported from there', async () => {
  served[`${FOLDER}integrity.json`] = { text: '{}', hash: 'sha256-other=' };
  const { load, imported } = await remoteOf(0);
  expect(await load()).toBe('loaded');
  expect(imported).toEqual([`${FOLDER}~1/remoteEntry.js with 1`]);
});

it('is required: an app whose maps cannot be fetched cannot be loaded', async () => {
  served = {};
  const { load, imported } = await remoteOf(0);
  expect(await load()).toBe('Loading chunk mf-donate failed');
  expect(imported).toEqual([]);
  expect(maps()).toEqual([]);
});

it('covers all requested URLs; when they are used up, only a page load has new ones', async () => {
  const { load, renew, imported } = await remoteOf(100);
  const left: boolean[] = [];
  for (let time = 0; time < 4; time++) {
    expect(await load()).toBe('Loading chunk mf-donate failed');
    left.push(renew());
  }
  expect(left).toEqual([true, true, false, false]);
  const numbers = imported.map((entry) => /~(\d+)/.exec(entry)?.[1] ?? '0');
  expect(numbers).toEqual([...Array(12).keys(), 1, 2, 3, 4].map(String));
});

it('is not fetched for an app that has none', async () => {
  const { load, imported } = await remoteOf(0, []);
  expect(await load()).toBe('loaded');
  expect(requested).toEqual([]);
  expect(imported).toEqual([`${FOLDER}remoteEntry.js with 0`]);
});
