import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { needChromium } from './chromium';
import { NX_ENVIRONMENT } from '../workspace/processes';
import { remoteNames, WORKSPACE } from '../workspace/workspace';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const REPORTS = join(WORKSPACE, '.test');

/** Everything that CI checks, in the order of how soon it tells. Each suite runs, whatever the ones before it said. */
const SUITES: readonly [name: string, run: () => Count][] = [
  ['format', () => one('npm', ['run', '-s', 'format:check'])],
  ['lint and boundaries', () => one('npm', ['run', '-s', 'lint'])],
  ['types', () => one('npm', ['run', '-s', 'typecheck'])],
  ['builds', builds],
  ['unit and API tests', unit],
  ['browser tests', browser],
];

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const counts = SUITES.map(([name, run]) => {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const count = run();
  console.log(
    `── ${name}: ${count.passed} passed, ${count.failed} failed, ${Math.round((Date.now() - started) / 1000)} s`,
  );
  return count;
});
const { passed, failed } = sum(counts);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);

function one(program: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Count {
  return run(program, args, env) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function builds(): Count {
  const env = { ...process.env, ...NX_ENVIRONMENT };
  return sum(
    ['shell', ...remoteNames(), 'backend'].map((name) =>
      one('npx', ['nx', 'run', `@school/${name}:build`, '--outputStyle=static'], env),
    ),
  );
}

function sum(counts: readonly Count[]): Count {
  return counts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }));
}

function unit(): Count {
  const report = join(REPORTS, 'unit.json');
  const ok = run('npx', [
    'vitest',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return counted(ok, report, ({ numPassedTests = 0, numFailedTests = 0, numFailedTestSuites = 0 }) => ({
    passed: numPassedTests,
    failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
  }));
}

function browser(): Count {
  needChromium();
  const report = join(REPORTS, 'browser.json');
  const ok = run('npx', ['playwright', 'test', '-c', 'shell/e2e/playwright.config.ts']);
  return counted(ok, report, ({ stats }) => ({
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: (stats?.unexpected ?? 0) + (stats?.skipped ?? 0),
  }));
}

interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numFailedTestSuites?: number;
  readonly stats?: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** A runner that fails without saying which test did has failed one. */
function counted(ok: boolean, report: string, count: (report: Report) => Count): Count {
  try {
    const { passed, failed } = count(JSON.parse(readFileSync(report, 'utf8')) as Report);
    return { passed, failed: ok ? failed : Math.max(failed, 1) };
  } catch (error) {
    console.error(`${report} could not be read: ${String(error)}`);
    return { passed: 0, failed: 1 };
  }
}

function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): boolean {
  return spawnSync(program, args, { cwd: WORKSPACE, stdio: 'inherit', env }).status === 0;
}
