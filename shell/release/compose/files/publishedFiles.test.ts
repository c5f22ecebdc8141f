import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { contentDocument } from '@school/shared/content';
import { declareContent, line } from '@school/shared/content/declare';
import { z } from 'zod';
import { deploy } from '../../deploy/deploy';
import { republish } from '../../deploy/republish';
import { folderStore } from '../../site/folderStore';
import type { SiteStore } from '../../site/store';
import { builtRemote, builtShell, routeEntry, temporaryFolder } from '../../../testing/builtApps';

const settings = { origin: 'https://school.example' };
const FACT = '/content/mf-music/fact';
const declared = declareContent(contentDocument(FACT, { day: 'Monday' }), {
  title: 'A fact',
  about: '',
  schema: z.object({ day: line('Day', { max: 20 }) }),
  shownOn: [],
});
const music = (makes: string) =>
  builtRemote({
    name: 'mf-music',
    routes: [routeEntry('/when', { resources: [FACT] })],
    makes,
    files: {
      'server/content.json': JSON.stringify([declared]),
      'server/files.json': JSON.stringify({ of: [FACT], paths: ['/day.ics', '/monday.ics'] }),
      'root/day.ics': 'Monday',
      'root/monday.ics': 'Monday alone',
      'root/plain.txt': 'plain',
    },
  });
const MAKES = `({ resources, publishedAt }) => ({ '/day.ics': resources['${FACT}'].day + ', ' + publishedAt })`;
const taken = new Date('2025-10-02T08:00:00Z');

let store: SiteStore;
beforeEach(async () => {
  store = folderStore(join(temporaryFolder(), 'site'));
  await deploy(store, [builtShell(), music(MAKES)], settings, new Date(0));
});

const publish = (versions: Record<string, string>, value: unknown) =>
  republish(
    store,
    settings,
    versions,
    async () => ({ json: JSON.stringify(value) }),
    () => taken,
  );

async function fileAt(path: string): Promise<string | undefined> {
  const { files } = await store.registry();
  const object = files[path]?.object;
  return object && String(await store.read(object));
}

it('a file uses published content instead of the build’s, and the build’s again after a reset', async () => {
  expect(await fileAt('/day.ics')).toBe('Monday');
  await publish({ [FACT]: '1' }, { day: 'Tuesday' });
  expect(await fileAt('/day.ics')).toBe('Tuesday, 2025-10-02T08:00:00.000Z');
  expect(await fileAt('/monday.ics'), 'what is not made any more is gone').toBeUndefined();
  expect(await fileAt('/plain.txt')).toBe('plain');
  await deploy(store, [music(MAKES.replace("', '", "' of '"))], settings, new Date(1));
  expect(await fileAt('/day.ics'), 'a new version generates it again').toBe(
    'Tuesday of 2025-10-02T08:00:00.000Z',
  );
  await publish({}, undefined);
  expect([await fileAt('/day.ics'), await fileAt('/monday.ics')]).toEqual(['Monday', 'Monday alone']);
});

it('an invalid document generates no file', async () => {
  await publish({ [FACT]: '1' }, { day: '' });
  expect(await fileAt('/day.ics')).toBe('Monday');
});

it('an app that cannot generate its files is not deployed, and the site stays unchanged', async () => {
  await publish({ [FACT]: '1' }, { day: 'Tuesday' });
  const before = await store.registry();
  const broken = music(`() => { throw new Error('no such day') }`);
  await expect(deploy(store, [broken], settings, new Date(1))).rejects.toThrow(/mf-music: .* no such day/);
  expect(await store.registry()).toEqual(before);
});
