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
/** What is generated for an app, as a contract in the backend has it. */
const GENERATED = 'mf-competition/src/api/generated/endpoints.ts';
/** What no build reads; of `shared`, a test changes some of it. */
const OF_TESTS = /\.test\.tsx?$|\/(?:backend|shell|mf-[^/]+)\/e2e$/;

interface PackageFile {
  readonly workspaces?: readonly string[];
  readonly scripts?: Readonly<Record<string, string>>;
}

interface LockFile {
  readonly packages: Readonly<Record<string, object>>;
}

/** The workspace with its own sources and settings; its builds only note that they ran. */
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
    // By Nx itself, which saves the start of npm for each.
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

/** A change of a file that is there. */
function change(file: string) {
  write(file, `${readFileSync(join(copy, file), 'utf8')}\n// changed\n`);
}

/** A change of what the lock file says of one package, or lines for a new one. */
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

/** Runs the build of everything, and says what it built. */
async function build(): Promise<string[]> {
  write('built.log', '');
  await nx('run-many', '-t', 'build', '--outputStyle=static');
  return readFileSync(join(copy, 'built.log'), 'utf8').split('\n').filter(Boolean).sort();
}

/** The apps that Nx would build and test again after a change of some files. */
async function affectedBy(files: readonly string[]): Promise<string[]> {
  const projects = await nx('show', 'projects', '--affected', `--files=${files.join(',')}`, '--json');
  return (JSON.parse(projects) as string[])
    .map((name) => name.replace('@school/', ''))
    .filter((name) => ALL.includes(name))
    .sort();
}

// Each build asks Nx anew, which takes seconds: changes that concern different apps share one.
test('a build makes what changed, and nothing else', { timeout: 600_000 }, async () => {
  expect(await build(), 'the first time all').toEqual(ALL);

  // Nothing is built for tests, texts, leftovers, a new remote, or to fetch a build back.
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
  // A remote is, for a file of its own, and for what is generated for it, of which git does not know; and who uses a
  // package of which the lock file says something new.
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
    ['backend', 'mf-donate', 'mf-public'],
  ],
  // The page of what is stored, in mf-public, says how long a guardian is waited for.
  [['shared/src/schemas/competition/entry.ts'], ['backend', 'mf-admin', 'mf-competition', 'mf-public']],
  [['shared/src/schemas/common/text.ts'], ALL],
])('a change of %j concerns %j', { timeout: 120_000 }, async (files, apps) => {
  expect(await affectedBy(files)).toEqual(apps);
});
