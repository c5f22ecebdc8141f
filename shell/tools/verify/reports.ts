import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { WORKSPACE } from '../../workspace/workspace';
import type { Outcome, Part } from './result';

interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface BrowserTest {
  readonly projectName: string;
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  /** Its tries. */
  readonly results: readonly {
    readonly duration: number;
    readonly errors: readonly { readonly message?: string }[];
  }[];
}

interface BrowserSpec {
  readonly file: string;
  readonly title: string;
  readonly tests: readonly BrowserTest[];
}

interface BrowserSuite {
  readonly suites?: readonly BrowserSuite[];
  readonly specs?: readonly BrowserSpec[];
}

interface BrowserReport extends BrowserSuite {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/**
 * Summarises the report of unit and API tests.
 * @param ok whether its runner succeeded
 * @param unhandled a file with a line per error outside of tests, if there were any
 */
export function readUnitReport(ok: boolean, file: string, unhandled: string): Outcome {
  const outcome = counted(ok, file, (report: UnitReport) => ({
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0),
    remarks: report.testResults.flatMap(failuresOf),
  }));
  const errors = existsSync(unhandled) ? readFileSync(unhandled, 'utf8').trim().split('\n') : [];
  return { ...outcome, remarks: [...(outcome.remarks ?? []), ...errors.map((line) => `unhandled: ${line}`)] };
}

/** Summarises the report of browser tests, with the seconds of each app. @param ok whether its runner succeeded */
export function readBrowserReport(ok: boolean, file: string): Outcome {
  return counted(ok, file, (report: BrowserReport) => {
    const tests = testsIn(report);
    return {
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected + report.stats.skipped,
      parts: secondsOfProjects(tests),
      remarks: tests.filter(({ status }) => status !== 'expected').map(remarkOf),
    };
  });
}

/** A runner that fails without naming a test counts as one failure. */
function counted<Report>(ok: boolean, file: string, count: (report: Report) => Outcome): Outcome {
  try {
    const outcome = count(JSON.parse(readFileSync(file, 'utf8')) as Report);
    if (ok || outcome.failed > 0) return outcome;
    return { ...outcome, failed: 1, remarks: ['failed: the runner, though no test did'] };
  } catch (error) {
    const remark = `${file} could not be read: ${String(error)}`;
    return { passed: 0, failed: 1, remarks: [remark] };
  }
}

/** A file that could not be loaded has a reason but no tests. */
function failuresOf({
  name,
  status,
  message,
  assertionResults,
}: UnitReport['testResults'][number]): string[] {
  const file = relative(WORKSPACE, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length > 0) {
    return failed.map(({ fullName, failureMessages }) =>
      withReasons(`failed: ${file}: ${fullName}`, failureMessages),
    );
  }
  return status === 'failed' ? [`failed: ${file}: ${firstLine(message)}`] : [];
}

const OUTCOMES = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' } as const;

function remarkOf({ status, projectName, file, title, results }: SpecTest): string {
  // The path from the configuration's folder.
  const name = `${OUTCOMES[status]}: ${projectName}: ${join('shell/e2e', file)}: ${title}`;
  return withReasons(
    name,
    results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
  );
}

/** The reasons are repeated at the end, because a log that is cut off keeps that. */
const withReasons = (name: string, messages: readonly string[]): string =>
  [name, ...new Set(messages.flatMap(reasonOf).map((line) => `  ${line}`))].join('\n');

/** The first lines of an error: a matcher's first one does not say what it looked for. */
const reasonOf = (message: string): string[] =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 3);

const firstLine = (message: string): string => stripVTControlCharacters(message).split('\n', 1)[0] ?? '';

function secondsOfProjects(tests: readonly SpecTest[]): Part[] {
  const seconds = new Map<string, number>();
  for (const { projectName, results } of tests)
    for (const { duration } of results)
      seconds.set(projectName, (seconds.get(projectName) ?? 0) + duration / 1000);
  return [...seconds].map(([name, value]) => ({ name, seconds: value }));
}

type SpecTest = BrowserTest & Pick<BrowserSpec, 'file' | 'title'>;

function testsIn({ suites = [], specs = [] }: BrowserSuite): SpecTest[] {
  const own = specs.flatMap(({ file, title, tests }) => tests.map((test) => ({ ...test, file, title })));
  return [...own, ...suites.flatMap(testsIn)];
}
