import { join } from 'node:path';
import { expect, it } from 'vitest';
import { WORKSPACE } from '../workspace/workspace';
import { refusedImports, type GroupRules } from './groupArrows';

/** The admin area: one list hands the features to the frame, and no feature imports another. */
const adminArea: GroupRules = { kit: [], app: ['kit'], 'features/*': ['app', 'kit'] };

const base = ['staff', 'site', 'payments', 'platform'];
const features = ['lessons', 'community', 'competition', 'tickets', 'donations'];

/** The groups of the backend, as ARCHITECTURE.md draws them; lessons also read what community holds. */
const backend: GroupRules = {
  app: ['office', ...features, ...base],
  office: [...features, ...base],
  ...Object.fromEntries(features.map((name) => [name, base])),
  lessons: ['community', ...base],
  staff: ['site', 'payments', 'platform'],
  site: ['payments', 'platform'],
  payments: ['platform'],
  platform: [],
};

it('refuses each import against the arrows: of a value, of a type, lazy, and of the list of features', () => {
  expect(refusedImports(join(WORKSPACE, 'shell/checks/samples/groups'), adminArea)).toEqual([
    'app/frame.ts imports features',
    'app/frame.ts imports features/tickets/feature',
    'features/jury/feature.ts imports features/tickets/feature',
    'kit/list.ts imports app/area',
    'kit/list.ts imports features/tickets/feature',
  ]);
});

it('the groups of the admin area import along the arrows, their tests as well', () => {
  expect(refusedImports(join(WORKSPACE, 'mf-admin/src'), adminArea)).toEqual([]);
});

// A test of the backend may start the whole of it.
it('the groups of the backend import along the arrows', () => {
  expect(refusedImports(join(WORKSPACE, 'backend/src'), backend, 'without tests')).toEqual([]);
});
