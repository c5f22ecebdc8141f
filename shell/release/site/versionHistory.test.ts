import { expect, it } from 'vitest';
import { CONTRACT_VERSION } from '@school/shared/contract';
import { EMPTY_REGISTRY, type Registry, type Release } from './registry';
import { versionsOf } from './versionHistory';

const day = (number: number) => new Date(Date.UTC(2030, 0, number));

function release(name: string, version: string): Release {
  const manifest = { name, contract: CONTRACT_VERSION, entry: 'remoteEntry.js', routes: [], preloads: {} };
  return { version, deployedAt: day(1).toISOString(), manifest };
}

type Entry = readonly [current: string, previous?: string];

/** Creates a history, published on one day after the other. */
function historyOf(...steps: { by?: string; apps: Record<string, Entry> }[]) {
  const registries = steps.map(({ by, apps }, index): Registry => {
    const entries = Object.entries(apps).map(([name, [current, previous]]) => {
      const entry = {
        current: release(name, current),
        ...(previous && { previous: release(name, previous) }),
      };
      return [name, entry] as const;
    });
    return { ...EMPTY_REGISTRY, revision: index + 1, by, apps: Object.fromEntries(entries) };
  });
  return registries
    .map((registry, index) => ({
      registry,
      until: index + 1 < registries.length ? day(index + 2) : undefined,
    }))
    .reverse();
}

const lines = (history: ReturnType<typeof historyOf>) =>
  [...versionsOf(history)].flatMap(([app, versions]) =>
    versions.map(({ version, state, since, by }) => `${app} ${version} ${state} ${since.slice(8, 10)} ${by}`),
  );

it('lists every version with its state, since when and by whom', () => {
  const history = historyOf(
    { apps: { 'mf-a': ['v1'], 'mf-b': ['w1'] } },
    { by: 'ama', apps: { 'mf-a': ['v2', 'v1'], 'mf-b': ['w1'] } },
    { by: 'kofi', apps: { 'mf-a': ['v3', 'v2'], 'mf-b': ['w1'] } },
  );
  expect(lines(history)).toEqual([
    'mf-a v3 current 03 kofi',
    'mf-a v2 previous 02 ama',
    'mf-a v1 earlier 01 undefined',
    'mf-b w1 current 01 undefined',
  ]);
});

it('counts from the rollback that restored a version', () => {
  const history = historyOf(
    { by: 'ama', apps: { 'mf-a': ['v1'] } },
    { by: 'ama', apps: { 'mf-a': ['v2', 'v1'] } },
    { by: 'kofi', apps: { 'mf-a': ['v1', 'v2'] } },
  );
  expect(lines(history)).toEqual(['mf-a v1 current 03 kofi', 'mf-a v2 previous 02 ama']);
});

it('lists removed apps with the version that a rollback restores', () => {
  const history = historyOf(
    { apps: { 'mf-a': ['v1'], 'mf-b': ['w1'] } },
    { by: 'ama', apps: { 'mf-a': ['v2', 'v1'], 'mf-b': ['w1'] } },
    { by: 'kofi', apps: { 'mf-b': ['w1'] } },
  );
  expect(lines(history)).toEqual([
    'mf-b w1 current 01 undefined',
    'mf-a v2 removed 03 kofi',
    'mf-a v1 earlier 01 undefined',
  ]);
});

it('lists the previous version although the registry that had it was pruned', () => {
  expect(lines(historyOf({ by: 'ama', apps: { 'mf-a': ['v2', 'v1'] } }))).toEqual([
    'mf-a v2 current 01 ama',
    'mf-a v1 previous 01 undefined',
  ]);
});
