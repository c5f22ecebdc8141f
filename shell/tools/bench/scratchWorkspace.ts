import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { NX_ENVIRONMENT, run } from '../../workspace/processes';
import { remoteNames, WORKSPACE } from '../../workspace/workspace';

/** Generated folders, which a copy omits. Installed packages are linked, not copied. */
const MADE = new Set(['node_modules', 'dist', '.nx', '.site', '.data', '.test', '.git']);

/** A copy of the workspace that can be built and changed. */
export interface ScratchWorkspace {
  readonly root: string;
  /** The folder of its site store. */
  readonly siteDir: string;
  /** Runs `npm run site -- …` in it. */
  readonly site: (...args: readonly string[]) => Promise<void>;
  /** Changes one line of an app's source. */
  readonly changeOneLine: (app: string, mark: number) => Promise<void>;
  /** Deletes all builds, the cache and the site. */
  readonly forgetBuilds: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Copies the workspace's sources to a temporary folder. */
export async function scratchWorkspace(): Promise<ScratchWorkspace> {
  const folder = await mkdtemp(join(tmpdir(), 'school-scratch-'));
  // Its tests may start PostgreSQL, which runs as another user and needs access.
  await chmod(folder, 0o711);
  const root = join(folder, 'workspace');
  const siteDir = join(folder, 'site');
  await cp(WORKSPACE, root, { recursive: true, filter: (path) => !MADE.has(basename(path)) });
  await linkPackages(root);

  return {
    root,
    siteDir,
    site: (...args) =>
      run(join(root, 'node_modules/.bin/tsx'), ['shell/tools/cli/site.ts', ...args], {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, ...NX_ENVIRONMENT, SITE_DIR: siteDir },
      }),
    async changeOneLine(app, mark) {
      const file = join(root, app, 'src/routes.ts');
      const changed = withMarkedTitle(await readFile(file, 'utf8'), mark);
      if (!changed) throw new Error(`${file} has no title to change`);
      await writeFile(file, changed);
    },
    async forgetBuilds() {
      const made = ['shell', ...remoteNames()].map((app) => join(root, app, 'dist'));
      await Promise.all(
        [...made, join(root, '.nx'), siteDir].map((path) => rm(path, { recursive: true, force: true })),
      );
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Adds a number to the first title in an app's routes; returns undefined when there is none. */
export function withMarkedTitle(source: string, mark: number): string | undefined {
  const title = /title: ((?:pageTitle\()?['`])(?:\d+ )?/;
  return title.test(source)
    ? source.replace(title, (_, opening: string) => `title: ${opening}${mark} `)
    : undefined;
}

/** Links the installed packages of the workspace, but uses the copy's own packages. */
async function linkPackages(root: string): Promise<void> {
  const rooms = await readdir(join(WORKSPACE, 'node_modules/@school'));
  await mkdir(join(root, 'node_modules/@school'), { recursive: true });
  const packages = (await readdir(join(WORKSPACE, 'node_modules'))).filter((name) => name !== '@school');
  await Promise.all([
    ...packages.map((name) =>
      symlink(join(WORKSPACE, 'node_modules', name), join(root, 'node_modules', name)),
    ),
    ...rooms.map((room) => symlink(join(root, room), join(root, 'node_modules/@school', room))),
    ...rooms.map((room) => linkOwnPackages(join(WORKSPACE, room), join(root, room))),
  ]);
}

/** Links the packages that are installed for one package only. */
async function linkOwnPackages(from: string, to: string): Promise<void> {
  const names: string[] = await readdir(from);
  if (names.includes('node_modules')) await symlink(join(from, 'node_modules'), join(to, 'node_modules'));
}
