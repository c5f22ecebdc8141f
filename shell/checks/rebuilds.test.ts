import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NX_ENVIRONMENT } from '../workspace/processes';

const run = promisify(execFile);
const WORKSPACE = resolve(import.meta.dirname, '../..');
const SETTINGS = ['nx.json', '.nxignore', 'package.json', 'package-lock.json', 'tsconfig.base.json'];
const LEFT_OUT = new Set(['node_modules', 'dist', 'dist.part', 'generated', 'public', 'drizzle']);
const REMOTES = readdirSync(WORKSPACE).filter((name) => name.startsWith('mf-'));
const ALL = ['backend', 'shell', ...REMOTES].sort();
/** An app's generated endpoints, from a contract in the backend. */
const GENERATED = 'mf-competition/src/api/generated/endpoints.ts';
/** Files that no build reads; a test changes some of those in `shared`. */
const OF_TESTS = /\.test\.tsx?$|\/(?:backend|shell|mf-[^/]+)\/e2e$/;

interface PackageFile {
  readonly workspaces?: readonly string[];
  readonly scripts?: Readonly<Record<string, string>>;
}

interface LockFile {
  readonly packages: Readonly<Record<string, object>>;
}

/** The workspace's sources and settings, with builds that only record that they ran. */
let copy: string;

beforeAll(() => {
  mkdirSync(join(WORKSPACE, '.test'), { recursive: true });
  copy = mkdtempSync(join(WORKSPACE, '.test/rebuilds-'));
  for (const file of SETTINGS) cpSync(join(WORKSPACE, file), join(copy, file));
  cpSync(join(WORKSPACE, '.gitignore'), join(copy, '.gitignore'));
  write(`backend/contracts/${GENERATED}`, '// generated\n');
  for (const name of readJson<PackageFile>('package.json').workspaces ?? []) {
    const filter = (file: string) => !LEFT_OUT.has(basename(file)) && !OF_TESTS.test(file);
    cpSync(join(WORKSPACE, name), join(copy, name), { recursive: true, filter });
    const { scripts, ...rest } = readJson<PackageFile>(`${name}/package.json`);
    // Runs Nx directly, which saves starting npm for each.
    const command = `mkdir -p dist && touch dist/app.json && echo ${name} >> ../built.log`;
    const targets = {
      ...(scripts?.['build'] && { build: { command, options: { cwd: name } } }),
      ...(scripts?.['codegen'] && { codegen: { command: 'cp -R contracts/. ..', options: { cwd: name } } }),
    };
    writeJson(`${name}/package.json`, { ...rest, nx: { targets } });
  }
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(join(copy, file), 'utf8')) as T;
}

function writeJson(file: string, value: object) {
  write(file, JSON.stringify(value, null, 2));
}

function write(file: string, text: string) {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}

/** Changes an existing file. */
function change(file: string) {
  write(file, `${readFileSync(join(copy, file), 'utf8')}\n// changed\n`);
}

/** Changes the lock file's entry of one package, or adds one. */
function lock(name: string, lines: object) {
  const file = readJson<LockFile>('package-lock.json');
  const entry = { ...file.packages[name], ...lines };
  writeJson('package-lock.json', { ...file, packages: { ...file.packages, [name]: entry } });
}

async function nx(...args: string[]): Promise<string> {
  const { stdout } = await run(join(WORKSPACE, 'node_modules/.bin/nx'), args, {
    cwd: copy,
    env: { ...process.env, ...NX_ENVIRONMENT, NX_WORKSPACE_ROOT_PATH: copy },
  });
  return stdout;
}

/** Builds everything and returns which builds ran. */
async function build(): Promise<string[]> {
  write('built.log', '');
  await nx('run-many', '-t', 'build', '--outputStyle=static');
  return readFileSync(join(copy, 'built.log'), 'utf8').split('\n').filter(Boolean).sort();
}

/** Returns the apps that Nx would build and test again after a change of some files. */
async function affectedBy(files: readonly string[]): Promise<string[]> {
  const projects = await nx('show', 'projects', '--affected', `--files=${files.join(',')}`, '--json');
  return (JSON.parse(projects) as string[])
    .map((name) => name.replace('@school/', ''))
    .filter((name) => ALL.includes(name))
    .sort();
}

// Each build starts Nx, which takes seconds, so independent changes share one.
test('a build runs only for changed projects', { timeout: 600_000 }, async () => {
  expect(await build(), 'the first time all').toEqual(ALL);

  // Nothing is built for tests, documents, leftovers, a new remote, or to restore a build from the cache.
  write('mf-public/src/order.test.ts', '// a test\n');
  write('mf-public/e2e/order.spec.ts', '// a test\n');
  change('shared/e2e/mails.ts');
  change('shared/src/testing/standInShell.ts');
  for (const file of ['README.md', 'mf-public/README.md', 'shared/README.md'])
    write(file, 'A new sentence.\n');
  write('mf-public/dist.part/left-behind.js', '// by a build that failed\n');
  rmSync(join(copy, 'mf-admin/dist'), { recursive: true });
  lock('mf-lessons', { name: '@school/mf-lessons', version: '1.0.0' });
  lock('node_modules/@school/mf-lessons', { resolved: 'mf-lessons', link: true });
  // A remote is built for its own file and for its generated endpoints, which git ignores; and so is every user of a
  // package whose lock file entry changed.
  write('mf-donate/src/year.ts', 'export const year = 2025;\n');
  change(`backend/contracts/${GENERATED}`);
  lock('node_modules/nodemailer', { integrity: 'sha512-other' });
  lock('node_modules/qr', { integrity: 'sha512-other' });
  expect(await build(), 'two remotes, the one user of a package, and the two of another').toEqual([
    'backend',
    'mf-admin',
    'mf-competition',
    'mf-donate',
    'mf-mate',
  ]);

  change('shared/src/ui/action/Button.tsx');
  expect(await build(), 'what is shown in a browser after a change of the UI kit').toEqual(
    ALL.filter((name) => name !== 'backend'),
  );

  lock('node_modules/vite', { integrity: 'sha512-other' });
  expect(await build(), 'all after a change of what builds them').toEqual(ALL);
});

test.each([
  [
    [
      'shared/src/schemas/donation/donation.ts',
      'shared/src/schemas/careers/jobApplication.ts',
      'shared/README.md',
    ],
    ['backend', 'mf-admin', 'mf-donate', 'mf-public'],
  ],
  [['shared/src/schemas/competition/entry.ts'], ['backend', 'mf-admin', 'mf-competition']],
  [['shared/src/schemas/common/text.ts'], ALL],
])('a change of %j affects %j', { timeout: 120_000 }, async (files, apps) => {
  expect(await affectedBy(files)).toEqual(apps);
});
