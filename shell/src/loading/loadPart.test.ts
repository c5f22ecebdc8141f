import { expect, it } from 'vitest';
import type { Lifecycles } from '@school/shared';
import { loadPart } from './loadPart';
import type { AppTable } from './pageDescriptor';
import { appBase } from './remotes';

const Frame = () => null;
const published = { version: 'abc', contract: 1, entry: 'remoteEntry.js', routes: [] };
const lifecycles = { parts: { StaffFrame: async () => Frame } } as unknown as Lifecycles;

/** A page that knows its own app until the registry is read. */
function page(load: (name: string) => Promise<Lifecycles>, deployed: AppTable = { 'mf-admin': published }) {
  let table: AppTable = {};
  const settled = Promise.resolve().then(() => void (table = deployed));
  return {
    apps: { get: () => ({ table, registry: 'read' as const }), settled },
    remotes: { load },
    baseOf: appBase,
  };
}

it('waits for the registry, and returns what the app offers with its folder', async () => {
  const site = page(async () => lifecycles);
  expect(await loadPart('mf-admin', 'StaffFrame', site)).toEqual({
    part: Frame,
    base: '/apps/mf-admin/abc/',
  });
});

it('fails when the app offers no such part, or none at all', async () => {
  const site = page(async () => lifecycles);
  await expect(loadPart('mf-admin', 'Palette', site)).rejects.toThrow('mf-admin offers no Palette');
  const older = page(async () => ({ ...lifecycles, parts: undefined }) as unknown as Lifecycles);
  await expect(loadPart('mf-admin', 'StaffFrame', older)).rejects.toThrow('mf-admin offers no StaffFrame');
});

it('fails like the app', async () => {
  const site = page(() => Promise.reject(new Error('No app called mf-admin is deployed')), {});
  await expect(loadPart('mf-admin', 'StaffFrame', site)).rejects.toThrow(
    'No app called mf-admin is deployed',
  );
});
