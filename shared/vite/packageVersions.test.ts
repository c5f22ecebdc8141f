import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { neededVersions, providedVersions } from './packageVersions';

let root: string;
beforeEach(async () => {
  // Below this package, so that installed packages are found.
  root = await mkdtemp(join(import.meta.dirname, '.versions-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const declare = (content: object) => writeFile(join(root, 'package.json'), JSON.stringify(content));

it('lists what the shell provides', async () => {
  const versions = await providedVersions();
  expect(Object.keys(versions)).toEqual(['react', 'react-dom', 'styled-components', '@school/shared']);
  for (const version of Object.values(versions)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

it('lists what an app declares, and what is installed otherwise', async () => {
  await declare({
    dependencies: { react: '^18.2.0', '@school/shared': 'file:../shared-1.0.0.tgz' },
    peerDependencies: { 'react-dom': '>=18 <20', 'styled-components': '*' },
  });
  const provided = await providedVersions();
  expect(await neededVersions(root)).toEqual({
    react: '^18.2.0',
    'react-dom': '>=18 <20',
    'styled-components': `^${provided['styled-components']}`,
    '@school/shared': `^${provided['@school/shared']}`,
  });
});
