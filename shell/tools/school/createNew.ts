import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal } from '../../workspace/refusal';
import { WORKSPACE } from '../../workspace/workspace';
import { createOutside } from '../generator/createRemote';
import { planRemote, refuseUnfit } from '../generator/remotePlan';

/** Creates a remote in a new folder, with the packages of this version. */
export async function createNew(args: readonly string[]): Promise<void> {
  const options = {
    path: { type: 'string' },
    title: { type: 'string' },
    packages: { type: 'string' },
  } as const;
  const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [name, ...more] = positionals;
  if (!name || more.length > 0) throw new Refusal('Name one remote: school new mf-lessons');
  const plan = planRemote(name, values);
  refuseUnfit(plan, process.cwd(), {});
  const folder = resolve(plan.name);
  const { versions, archives } = await packagesFor(values.packages);
  const files = await createOutside(folder, plan, versions);
  for (const archive of archives) {
    await mkdir(join(folder, ARCHIVES), { recursive: true });
    await copyFile(archive, join(folder, ARCHIVES, basename(archive)));
  }
  console.log(`
  ${plan.name} is made: ${files.length} files, its page at ${plan.path},
  and its list for staff at /admin${plan.path}

  Next:
    cd ${plan.name} && npm install
    npx school alone --against URL     its page from source, with the API of the site
    npm run build && npx school verify --against URL
    npx school deploy --to URL         with SITE_DEPLOY_TOKEN
`);
}

/** The folder of the packed archives in a new remote, so that its repository needs nothing else. */
const ARCHIVES = 'packages';

interface Packages {
  readonly versions: Readonly<Record<string, string>>;
  readonly archives: readonly string[];
}

/** Returns what a new remote declares. @param folder has the packed archives; undefined where npm finds the packages */
async function packagesFor(folder: string | undefined): Promise<Packages> {
  const { versions } = await readJson<Packages>(join(WORKSPACE, 'package.json'));
  const { peerDependencies } = await readJson<{ peerDependencies: Packages['versions'] }>(
    createRequire(import.meta.url).resolve('@school/shared/package.json'),
  );
  const declared = { ...peerDependencies, ...versions };
  if (folder === undefined) return { versions: declared, archives: [] };
  const archives = ['shared', 'tools'].map((name) => [
    `@school/${name}`,
    `school-${name}-${versions[`@school/${name}`]}.tgz`,
  ]);
  const missing = archives.map(([, file = '']) => resolve(folder, file)).find((file) => !existsSync(file));
  if (missing)
    throw new Refusal(`There is no ${missing}: npm run pack in the workspace of the site makes it`);
  return {
    versions: {
      ...declared,
      ...Object.fromEntries(archives.map(([name, file]) => [name, `file:${ARCHIVES}/${file}`])),
    },
    archives: archives.map(([, file = '']) => resolve(folder, file)),
  };
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}
