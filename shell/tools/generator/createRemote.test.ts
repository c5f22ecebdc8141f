import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildProjects, run } from '../../workspace/processes';
import { builtFolders, WORKSPACE } from '../../workspace/workspace';
import { deploy } from '../../release/deploy/deploy';
import { folderStore } from '../../release/site/folderStore';
import { builtManifestSchema } from '@school/shared/contract/manifest';
import { createRemote } from './createRemote';
import { planRemote } from './remotePlan';

// Below the workspace, so that new remotes find the installed packages.
let workspace: string;
const plan = planRemote('mf-lessons', { title: 'Lessons & more' });

beforeAll(async () => {
  await mkdir(join(WORKSPACE, '.test'), { recursive: true });
  workspace = await mkdtemp(join(WORKSPACE, '.test/new-remote-'));
  await mkdir(join(workspace, 'shared'));
  await writeFile(
    join(workspace, 'package.json'),
    JSON.stringify({ workspaces: ['shared', 'mf-donate', 'backend'] }),
  );
  await writeFile(
    join(workspace, 'shared/package.json'),
    await readFile(join(WORKSPACE, 'shared/package.json')),
  );
});

afterAll(() => rm(workspace, { recursive: true, force: true }));

test('a new remote builds, and its page is on the site', async () => {
  await createRemote(workspace, plan);
  const folder = join(workspace, plan.name);
  await generateEndpoints(folder);
  // Builds must not see this test's environment.
  for (const name of ['NODE_ENV', 'VITEST', 'TEST', 'DEV', 'PROD', 'MODE']) vi.stubEnv(name, undefined);
  await run(join(WORKSPACE, 'node_modules/.bin/tsx'), ['shared/vite/build.ts', folder]);
  if (!existsSync(join(WORKSPACE, 'shell/dist/app.json'))) await buildProjects(['shell']);
  vi.unstubAllEnvs();

  const store = folderStore(join(workspace, 'site'));
  const { composed } = await deploy(
    store,
    [...builtFolders(['shell']), join(folder, 'dist')],
    { origin: 'https://school.example' },
    new Date(0),
  );

  expect(composed).toEqual(['/lessons', '/admin/lessons']);
  const { pages } = await store.registry();
  const html = (await store.read(pages['/lessons']?.object ?? ''))?.toString();
  expect(html).toContain('<title>Lessons &#38; more | Music School &#38; Conservatory</title>');
  expect(html).toMatch(/<h1[^>]*>Lessons &amp; more<\/h1>/);
}, 180_000);

/** Generates its endpoints as code generation does for the workspace, from those of the admin area. */
async function generateEndpoints(folder: string): Promise<void> {
  const generated = join(folder, 'src/staff/api/generated');
  await mkdir(generated);
  for (const file of ['endpoints.ts', 'api.json']) {
    const text = await readFile(
      join(WORKSPACE, 'mf-admin/src/features/enquiries/api/generated', file),
      'utf8',
    );
    await writeFile(
      join(generated, file),
      text.replace(
        /\b(use(?:Lazy)?)?([aA])dmin(?=[A-Z])/g,
        (_, hook = '', letter) => hook + (letter === 'A' ? 'Lessons' : 'lessons'),
      ),
    );
  }
}

test("a new remote is added to the workspace's remotes", async () => {
  const { workspaces } = JSON.parse(await readFile(join(workspace, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  expect(workspaces).toEqual(['shared', 'mf-donate', 'mf-lessons', 'backend']);
});

test('the links of a new remote with a long title fit the contract', async () => {
  const long = planRemote('mf-holidays', { title: 'Lessons in the holidays & on Saturdays' });
  await createRemote(workspace, long);
  const file = join(workspace, long.name, 'src/routes.ts');
  const { routes } = (await import(/* @vite-ignore */ file)) as { routes: unknown };
  expect(builtManifestSchema.shape.routes.safeParse(routes).error).toBeUndefined();
});

test('the operations of a new remote are in the API', async () => {
  const read = async (file: string) =>
    JSON.parse(await readFile(file, 'utf8')) as { endpoints: string[]; requests: string[] };
  const own = await read(join(import.meta.dirname, 'inside/src/staff/api/operations.json.txt'));
  const existing = await read(join(WORKSPACE, 'mf-admin/src/features/enquiries/api/operations.json'));
  expect(existing.endpoints).toEqual(expect.arrayContaining(own.endpoints));
  expect(existing.requests).toEqual(expect.arrayContaining(own.requests));
});

test('a failed creation leaves nothing behind', async () => {
  const elsewhere = join(workspace, 'elsewhere');
  await mkdir(join(elsewhere, 'shared'), { recursive: true });
  await writeFile(join(elsewhere, 'shared/package.json'), '{}');
  await expect(createRemote(elsewhere, plan)).rejects.toThrow(/Unknown placeholder in a template: react/);
  expect(existsSync(join(elsewhere, plan.name))).toBe(false);
});
