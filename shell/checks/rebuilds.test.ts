import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NX_ENVIRONMENT } from '../workspace/processes';

const run = promisify(execFile);
const WORKSPACE = resolve(import.meta.dirname, '../..');

interface PackageFile {
  readonly workspaces?: readonly string[];
  readonly scripts?: Readonly<Record<string, string>>;
}

/** The workspace's own settings and dependencies, with builds that only note that they ran. */
let copy: string;

beforeAll(() => {
  mkdirSync(join(WORKSPACE, '.test'), { recursive: true });
  copy = mkdtempSync(join(WORKSPACE, '.test/rebuilds-'));
  for (const file of ['nx.json', 'package.json', 'package-lock.json', 'tsconfig.base.json', '.gitignore'])
    cpSync(join(WORKSPACE, file), join(copy, file));
  for (const name of packageIn(WORKSPACE).workspaces ?? []) {
    const { scripts, ...rest } = packageIn(join(WORKSPACE, name));
    const build = `node -e "fs.mkdirSync('dist',{recursive:true});fs.writeFileSync('dist/app.json','');fs.appendFileSync('../built.log','${name}\\n')"`;
    write(
      `${name}/package.json`,
      JSON.stringify({ ...rest, ...(scripts?.['build'] && { scripts: { build } }) }),
    );
    write(`${name}/src/index.ts`, 'export {};\n');
  }
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function packageIn(folder: string): PackageFile {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;
}

function write(file: string, text: string) {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}

/** Runs the build of everything, and says what it built. */
async function build(): Promise<string[]> {
  write('built.log', '');
  await run(join(WORKSPACE, 'node_modules/.bin/nx'), ['run-many', '-t', 'build', '--outputStyle=static'], {
    cwd: copy,
    env: { ...process.env, ...NX_ENVIRONMENT, NX_WORKSPACE_ROOT_PATH: copy },
  });
  return readFileSync(join(copy, 'built.log'), 'utf8').split('\n').filter(Boolean).sort();
}

const REMOTES = readdirSync(WORKSPACE).filter((name) => name.startsWith('mf-'));

test('a build makes what changed, and nothing else', { timeout: 300_000 }, async () => {
  const all = ['backend', 'shell', ...REMOTES].sort();
  expect(await build(), 'the first time all').toEqual(all);
  expect(await build(), 'nothing when nothing changed').toEqual([]);

  write('mf-mate/src/index.ts', 'export const year = 2025;\n');
  expect(await build(), 'one remote alone when it changed').toEqual(['mf-mate']);

  write('mf-mate/src/order.test.ts', '// a test\n');
  write('mf-mate/README.md', 'words\n');
  write('shell/e2e/walk.spec.ts', '// a test\n');
  write('mf-mate/e2e/order.spec.ts', '// a test\n');
  write('shared/e2e/mails.ts', '// the test kit\n');
  write('mf-mate/dist.part/left-behind.js', '// by a build that failed\n');
  rmSync(join(copy, 'mf-donate/dist'), { recursive: true });
  expect(await build(), 'nothing for tests, words and leftovers, or to fetch a build back').toEqual([]);

  write('shared/src/index.ts', 'export const kit = 1;\n');
  expect(await build(), 'all that stands on shared when shared changed').toEqual(all);
});
