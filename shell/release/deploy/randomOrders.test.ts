import { join } from 'node:path';
import { expect, it } from 'vitest';
import { apiDocument, object } from '../../testing/apiDocuments';
import { builtBackend, builtRemote, builtShell, temporaryFolder } from '../../testing/builtApps';
import { randomOf } from '../../tools/mutate/sample';
import { readApiBuild } from './apiBuild';
import { folderStore } from '../site/folderStore';
import { versionOf } from '../site/version';
import { deploy } from './deploy';
import { rollBack } from './rollBack';
import { undeploy } from './undeploy';

/*
 * Random orders of deploys, rollbacks, undeploys and prunes against tabs that are up to seven days old. What must be
 * accepted and refused is computed here anew, from sets of letters: an app reads fields of the API and needs names of
 * the shell.
 */

const CORE = '@school/shared';
const REMOTES = ['mf-a', 'mf-b'] as const;
const DAY_MS = 24 * 60 * 60_000;
const ORDERS = 50;
const STEPS = 10;

/** A build of an app, of the shell or of the API. */
interface Build {
  readonly name: string;
  readonly folder: string;
  readonly version: string;
  /** Fields that an app reads, or that the API has. */
  readonly fields: string;
  /** Names that an app needs, or that the shell provides. */
  readonly names: string;
}

type Site = Readonly<Record<string, Build>>;

/** A page that was opened, and when. */
interface Tab {
  readonly site: Site;
  readonly at: number;
}

const isWithin = (part: string, whole = '') => [...part].every((letter) => whole.includes(letter));
const fieldsOf = (fields: string) => ({
  answer: object(Object.fromEntries([...fields].map((field) => [field, { type: 'string' }])), [...fields]),
});

async function makeBuilds(): Promise<readonly Build[]> {
  const shells = ['U', 'UL', 'ULP', 'UP'].map((names) => ({
    name: 'shell',
    names,
    fields: '',
    folder: builtShell(names, {}, undefined, { [CORE]: [...names] }),
  }));
  const remotes = REMOTES.flatMap((name) =>
    ['a U', 'ab UL', 'bc U', 'c UP'].map((words) => {
      const [fields = '', names = ''] = words.split(' ');
      const needs = { [CORE]: [...names] };
      return {
        name,
        names,
        fields,
        folder: builtRemote({ name, words, routes: [], needs, api: apiDocument(fieldsOf(fields)) }),
      };
    }),
  );
  const apis = ['abc', 'abcd', 'ab', 'bc'].map((fields) => ({
    name: 'backend',
    names: '',
    fields,
    folder: builtBackend(apiDocument(fieldsOf(fields))),
  }));
  const builds = [...shells, ...remotes, ...apis].map(async (build) => {
    const api = await readApiBuild(build.folder, new Date(0));
    return { ...build, version: api?.release.version ?? (await versionOf(build.folder)) };
  });
  return Promise.all(builds);
}

/** Returns the versions that speak against a change: current apps that would lack something, or else open tabs. */
function objections(before: Site, next: Site, open: readonly Build[]): string[] {
  const { shell, backend } = next;
  const lacks = ({ fields }: Build) => backend && !isWithin(fields, backend.fields);
  const current = REMOTES.flatMap((name) => next[name] ?? []).filter(
    (build) => lacks(build) || !isWithin(build.names, shell?.names),
  );
  const broken = backend === before['backend'] ? [] : open.filter(lacks);
  return (current.length > 0 ? current : broken).map(({ version }) => version);
}

/** Runs one order. @returns how many changes were accepted and refused */
async function runOrder(seed: number, builds: readonly Build[]) {
  const random = randomOf(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const store = folderStore(join(temporaryFolder(), 'site'));
  let clock = Date.UTC(2030, 0, 1);
  const settings = { origin: 'http://site.example', now: () => new Date(clock) };
  let site: Site = {};
  const past: { readonly build: Build; until: number }[] = [];
  let tabs: Tab[] = [];
  const done = { accepted: 0, refused: 0 };

  const openBuilds = () => past.filter(({ until }) => clock - until < 7 * DAY_MS).map(({ build }) => build);
  const apps = (of: Site) => Object.values(of).filter(({ name }) => name !== 'backend');

  function accept(next: Site): void {
    for (const build of apps(site)) {
      past.push({ build, until: clock });
      tabs.push({ site, at: clock });
    }
    site = next;
    tabs.push({ site, at: clock });
    done.accepted++;
  }

  async function change(next: Site, action: () => Promise<unknown>, where: string): Promise<void> {
    const against = objections(site, next, [...openBuilds(), ...apps(site)]);
    const refusal = await action().then(
      () => undefined,
      (error: unknown) => (error as Error).message,
    );
    if (refusal?.match(/no longer in the store|was never deployed in version|^No app called/)) {
      const [target] = Object.values(next).filter((build) => !Object.values(site).includes(build));
      expect(openBuilds(), `${where}: ${refusal}`).not.toContain(target);
    } else if (against.length === 0) {
      expect(refusal, where).toBeUndefined();
      accept(next);
    } else {
      for (const version of against) expect(refusal, where).toContain(version);
      expect(refusal, where).toMatch(/needs (changeProject of the API|.+ of @school\/shared)/);
      done.refused++;
    }
  }

  /** Lets each open tab request its files and its data, and try again after a throw. */
  async function visitTabs(where: string): Promise<void> {
    tabs = tabs.filter(({ at }) => clock - at < 7 * DAY_MS);
    const { unfitShells = {} } = await store.registry();
    const files = new Set(tabs.flatMap((tab) => apps(tab.site)));
    for (const { name, version } of files) {
      const file = name === 'shell' ? 'assets/main.js' : 'assets/Page.js';
      expect(
        await store.read(`apps/${name}/${version}/${file}`),
        `${where}: ${name} ${version}`,
      ).toBeDefined();
    }
    for (const tab of tabs) {
      for (const { name, names } of apps(site).filter(({ name }) => name !== 'shell')) {
        const isOffered = !unfitShells[name]?.includes(tab.site['shell']!.version);
        expect(isOffered, `${where}: ${name} in an open tab`).toBe(isWithin(names, tab.site['shell']?.names));
      }
      for (const { fields, version } of site['backend'] ? apps(tab.site) : [])
        expect(isWithin(fields, site['backend']?.fields), `${where}: requests of ${version}`).toBe(true);
    }
  }

  const first = [
    builds.find(({ names }) => names === 'ULP')!,
    builds.find(({ fields }) => fields === 'abcd')!,
  ];
  for (let step = 0; step < STEPS; step++) {
    const where = `seed ${seed}, step ${step}`;
    clock += Math.floor(random() * 3 * DAY_MS);
    const kind =
      step === 0 ? 'deploy' : pick(['deploy', 'deploy', 'deploy', 'rollback', 'undeploy', 'prune']);
    if (kind === 'prune') {
      await store.prune({ days: 0, revisions: 0, tabDays: 7 }, new Date(clock));
    } else if (kind === 'deploy') {
      const chosen = step === 0 ? first : [pick(builds), ...(random() < 0.3 ? [pick(builds)] : [])];
      const named: Site = Object.fromEntries(chosen.map((build) => [build.name, build]));
      const folders = Object.values(named).map(({ folder }) => folder);
      await change({ ...site, ...named }, () => deploy(store, folders, settings, new Date(clock)), where);
    } else if (kind === 'rollback') {
      const earlier = [...new Set(past.map(({ build }) => build))].filter(
        (build) => build !== site[build.name],
      );
      if (earlier.length === 0) continue;
      const build = pick(earlier);
      const back = () => rollBack(store, build.name, settings, build.version);
      if (build.name !== 'backend' || site['backend'])
        await change({ ...site, [build.name]: build }, back, where);
    } else {
      const name = pick(REMOTES);
      const { [name]: gone, ...rest } = site;
      if (gone) await change(rest, () => undeploy(store, name, settings), where);
    }
    await visitTabs(where);
  }
  return done;
}

it(
  `${ORDERS} random orders break no open tab, and refuse nothing without a reason`,
  { timeout: 120_000 },
  async () => {
    const builds = await makeBuilds();
    const seeds = Array.from({ length: ORDERS }, (_, nth) => nth + 1);
    const done = await Promise.all(seeds.map((seed) => runOrder(seed, builds)));
    const sumOf = (what: 'accepted' | 'refused') => done.reduce((sum, each) => sum + each[what], 0);
    // Otherwise the orders would show nothing.
    expect(sumOf('accepted')).toBeGreaterThan(3 * ORDERS);
    expect(sumOf('refused')).toBeGreaterThan(ORDERS);
  },
);
