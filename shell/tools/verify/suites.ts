import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { needChromium } from '../../workspace/chromium';
import { needEngines } from '../../workspace/engines';
import { NX_ENVIRONMENT } from '../../workspace/processes';
import { remoteNames, WORKSPACE } from '../../workspace/workspace';
import { FIRST_VISITS, heavyFirstVisits } from './firstVisits';
import { readBrowserReport, readUnitReport } from './reports';
import type { Outcome } from './result';
import { foldersUsedBy } from './selection';

/** The folder of the runners' reports. */
export const REPORTS = join(WORKSPACE, '.test');

export interface Suite {
  readonly name: string;
  /**
   * Mostly waits, as on a slow line, and runs in parallel with the previous suite. Its output is printed at the end.
   */
  readonly beside?: true;
  readonly run: () => Promise<Outcome>;
}

/** Returns the checks of everything or of one package, fastest feedback first. */
export function suitesOf(selection: string | undefined): Suite[] {
  const hasBrowserTests = selection === undefined || projectsOf(selection).length > 0;
  return [
    { name: 'format', run: () => one('npm', ['run', '-s', 'format:check']) },
    { name: 'lint and boundaries', run: () => one('npm', ['run', '-s', 'lint']) },
    { name: 'types', run: () => one('npm', ['run', '-s', 'typecheck']) },
    ...(selection === 'shared' ? [] : [{ name: 'builds', run: () => builds(selection) }]),
    { name: 'unit and API tests', run: () => unit(selection) },
    ...(selection === undefined && hasBench()
      ? [{ name: 'benchmarks (one run)', beside: true, run: bench } as const]
      : []),
    ...(hasBrowserTests ? [{ name: 'browser tests', run: () => browser(selection) }] : []),
  ];
}

async function builds(selection: string | undefined): Promise<Outcome> {
  const env = { ...process.env, ...NX_ENVIRONMENT };
  const all = ['shell', ...remoteNames(), 'backend'].map((name) => `@school/${name}`);
  const names = selection ? all.filter((name) => name === `@school/${selection}`) : all;
  const together = ['nx', 'run-many', '-t', 'build', '-p', names.join(','), '--parallel=2'];
  const { ok: areBuilt } = await run('npx', [...together, '--outputStyle=static'], { env });
  if (areBuilt && selection !== undefined) return { passed: names.length, failed: 0 };
  if (areBuilt) return sum([{ passed: names.length, failed: 0 }, firstVisits()]);
  // Builds one by one to report which failed; successful ones are cached.
  const outcomes: Outcome[] = [];
  for (const name of names)
    outcomes.push(await one('npx', ['nx', 'run', `${name}:build`, '--outputStyle=static'], { env }));
  return sum(outcomes);
}

/** Checks the builds against the budgets of first visits. */
function firstVisits(): Outcome {
  const heavy = heavyFirstVisits(WORKSPACE);
  return { passed: FIRST_VISITS.length - heavy.length, failed: heavy.length, remarks: heavy };
}

async function unit(selection: string | undefined): Promise<Outcome> {
  const report = join(REPORTS, 'unit.json');
  const folders = selection ? foldersUsedBy(selection).map((name) => `${join(WORKSPACE, name)}/`) : [];
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const unhandled = join(REPORTS, 'unhandled.txt');
  rmSync(unhandled, { force: true });
  const env = { ...process.env, UNHANDLED_ERRORS: unhandled };
  const { ok } = await run('npx', ['vitest', 'run', ...reporters, ...folders], { env });
  return readUnitReport(ok, report, unhandled);
}

function hasBench(): boolean {
  const { scripts } = JSON.parse(readFileSync(join(WORKSPACE, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  return 'bench' in scripts;
}

/**
 * Checks that benchmarks work before their figures are needed. Retries once, like other tests on a shared CI machine.
 */
async function bench(): Promise<Outcome> {
  needChromium();
  const quick = () => one('npm', ['run', '-s', 'bench', '--', '--quick'], { quiet: true });
  const first = await quick();
  if (first.failed === 0 || !process.env['CI']) return first;
  const second = await quick();
  const remarks = first.remarks?.map((line) => line.replace(/^failed/, 'flaky')) ?? [];
  return { ...second, remarks: [...remarks, ...(second.remarks ?? [])] };
}

async function browser(selection: string | undefined): Promise<Outcome> {
  needChromium();
  // Only in a whole run: a team's run uses the newest Chromium.
  const skipped = selection ? [] : needEngines();
  const projects = selection ? projectsOf(selection).flatMap((name) => ['--project', name]) : [];
  const { ok } = await run('npx', [
    'playwright',
    'test',
    '-c',
    'shell/e2e/playwright.config.ts',
    ...projects,
  ]);
  const outcome = readBrowserReport(ok, join(REPORTS, 'browser.json'));
  return { ...outcome, remarks: [...skipped, ...(outcome.remarks ?? [])] };
}

/** Returns the projects of a package's browser tests; the shell's also run on a site with a sample remote. */
function projectsOf(name: string): string[] {
  if (name === 'shell') return ['shell', 'sample'];
  return existsSync(join(WORKSPACE, name, 'e2e')) && remoteNames().includes(name) ? [name] : [];
}

async function one(program: string, args: readonly string[], options?: RunOptions): Promise<Outcome> {
  const { ok, lastLine } = await run(program, args, options);
  if (ok) return { passed: 1, failed: 0 };
  return { passed: 0, failed: 1, remarks: [`failed: ${[program, ...args].join(' ')} ${lastLine}`.trimEnd()] };
}

/** Combines several outcomes. */
export function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((all, { passed }) => all + passed, 0),
    failed: outcomes.reduce((all, { failed }) => all + failed, 0),
    remarks: outcomes.flatMap(({ remarks = [] }) => remarks),
  };
}

interface RunOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Buffers its output until it has ended, because another suite is printing. */
  readonly quiet?: boolean;
}

interface Ended {
  /** Whether the program succeeded. */
  readonly ok: boolean;
  /** Its last line of output, in quiet mode. */
  readonly lastLine: string;
}

/** Runs a program to its end. */
function run(
  program: string,
  args: readonly string[],
  { env = process.env, quiet = false }: RunOptions = {},
): Promise<Ended> {
  const stdio = quiet ? 'pipe' : 'inherit';
  const child = spawn(program, args, { cwd: WORKSPACE, stdio, env });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part));
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => {
      const text = Buffer.concat(said);
      process.stdout.write(text);
      done({ ok: code === 0, lastLine: text.toString().trimEnd().split('\n').at(-1) ?? '' });
    });
  });
}
