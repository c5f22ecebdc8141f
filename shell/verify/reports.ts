import { readFileSync } from 'node:fs';
import type { Outcome, Part } from './result';

interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
}

interface BrowserSuite {
  readonly suites?: readonly BrowserSuite[];
  readonly specs?: readonly {
    readonly tests: readonly {
      readonly projectName: string;
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
}

interface BrowserReport extends BrowserSuite {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** Counts the report of the unit and API tests. @param ok whether its runner was content */
export function readUnitReport(ok: boolean, file: string): Outcome {
  return counted(ok, file, ({ numPassedTests, numFailedTests, numFailedTestSuites }: UnitReport) => ({
    passed: numPassedTests,
    failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
  }));
}

/** Counts the report of the browser tests, with the seconds of each app's. @param ok whether its runner was content */
export function readBrowserReport(ok: boolean, file: string): Outcome {
  return counted(ok, file, (report: BrowserReport) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected + report.stats.skipped,
    parts: secondsOfProjects(report),
  }));
}

/** A runner that fails without saying which test did has failed one. */
function counted<Report>(ok: boolean, file: string, count: (report: Report) => Outcome): Outcome {
  try {
    const outcome = count(JSON.parse(readFileSync(file, 'utf8')) as Report);
    return { ...outcome, failed: ok ? outcome.failed : Math.max(outcome.failed, 1) };
  } catch (error) {
    console.error(`${file} could not be read: ${String(error)}`);
    return { passed: 0, failed: 1 };
  }
}

function secondsOfProjects(report: BrowserReport): Part[] {
  const seconds = new Map<string, number>();
  for (const { projectName, results } of testsIn(report))
    for (const { duration } of results)
      seconds.set(projectName, (seconds.get(projectName) ?? 0) + duration / 1000);
  return [...seconds].map(([name, value]) => ({ name, seconds: value }));
}

function testsIn({ suites = [], specs = [] }: BrowserSuite): {
  readonly projectName: string;
  readonly results: readonly { readonly duration: number }[];
}[] {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsIn)];
}
