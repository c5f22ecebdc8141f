import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { ENGINES } from '../../workspace/engines';
import { remoteNames, WORKSPACE } from '../../workspace/workspace';
import { budgetTable } from './budgets';
import budgets from './budgets.json';
import { readBrowserReport, readUnitReport } from './reports';
import { runSuites } from './runSuites';
import { foldersUsedBy, readSelection } from './selection';
import { suitesOf, type Suite } from './suites';

const folder = mkdtempSync(join(tmpdir(), 'verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reportOf(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

/** A run without errors outside of tests writes none. */
const unitReportOf = (ok: boolean, report: string) =>
  readUnitReport(ok, report, join(folder, 'no-unhandled.txt'));

describe('selection', () => {
  test('is everything by default, or one package by its name', () => {
    expect(readSelection([])).toBeUndefined();
    expect(readSelection(['mf-donate'])).toBe('mf-donate');
  });

  test('rejects unknown and further names with one line that lists the valid ones', () => {
    for (const args of [['mf-nothing'], ['mf-donate', 'mf-mate'], ['']]) {
      expect(() => readSelection(args)).toThrow(/^npm run verify -- \[.*mf-donate.*\] .*$/);
    }
  });

  test('includes all dependencies of an app', () => {
    const folders = foldersUsedBy('mf-donate');
    expect(folders).toContain('mf-donate');
    expect(folders).toContain('shared');
    expect(folders.filter((name) => ['shell', 'backend', 'mf-public'].includes(name))).toEqual([]);
  });

  test('includes a budget for each suite of a whole run and the browser tests of each app', () => {
    const unbudgeted = suitesOf(undefined).filter(({ name }) => !(name in budgets.suites));
    expect(unbudgeted).toEqual([]);
    expect(Object.keys(budgets.browser).sort()).toEqual(
      [...remoteNames(), 'shell', 'sample', 'sample-site', ...ENGINES].sort(),
    );
  });

  test('includes no browser tests for a package without pages', () => {
    const namesOf = (selection: string) => suitesOf(selection).map(({ name }) => name);
    expect(namesOf('backend')).not.toContain('browser tests');
    expect(namesOf('mf-donate')).toContain('browser tests');
  });
});

describe('suites', () => {
  const suite = (name: string, log: string[], beside?: true): Suite => ({
    name,
    ...(beside && { beside }),
    run: async () => {
      log.push(`${name} begins`);
      await new Promise((resume) => setImmediate(resume));
      log.push(`${name} ends`);
      return { passed: 1, failed: 0 };
    },
  });

  test('run one after the other, with a mostly waiting one in parallel', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const log: string[] = [];
    const results = await runSuites([suite('unit', log), suite('bench', log, true), suite('browser', log)]);
    expect(results.map(({ name, passed }) => [name, passed])).toEqual([
      ['unit', 1],
      ['bench', 1],
      ['browser', 1],
    ]);
    expect(log).toEqual([
      'unit begins',
      'bench begins',
      'unit ends',
      'bench ends',
      'browser begins',
      'browser ends',
    ]);
  });
});

describe('reports of runners', () => {
  test('count unit tests, and a file that cannot be loaded as failed', () => {
    const broken = {
      name: join(WORKSPACE, 'shell/a.test.ts'),
      status: 'failed',
      message: 'No such module\nat …',
    };
    const report = {
      numPassedTests: 5,
      numFailedTests: 0,
      numFailedTestSuites: 1,
      testResults: [{ ...broken, assertionResults: [] }],
    };
    expect(unitReportOf(false, reportOf(report))).toEqual({
      passed: 5,
      failed: 1,
      remarks: ['failed: shell/a.test.ts: No such module'],
    });
    expect(unitReportOf(true, reportOf({ ...report, numFailedTestSuites: 0, testResults: [] }))).toEqual({
      passed: 5,
      failed: 0,
      remarks: [],
    });
  });

  test('name errors outside of tests, which fail the run', () => {
    const unhandled = join(folder, 'unhandled.txt');
    writeFileSync(unhandled, 'shell/a.test.ts: Error: gone\n');
    const report = { numPassedTests: 2, numFailedTests: 0, numFailedTestSuites: 0, testResults: [] };
    expect(readUnitReport(false, reportOf(report), unhandled)).toEqual({
      passed: 2,
      failed: 1,
      remarks: ['failed: the runner, though no test did', 'unhandled: shell/a.test.ts: Error: gone'],
    });
  });

  test('list failed unit tests, each with its file and reason', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'one and one', failureMessages: [] },
      {
        status: 'failed',
        fullName: 'one and two',
        failureMessages: ['Error: 3 is not 4\n    at b.test.ts:7'],
      },
    ];
    const testResults = [
      { name: join(WORKSPACE, 'shell/b.test.ts'), status: 'failed', message: '', assertionResults },
    ];
    const report = { numPassedTests: 1, numFailedTests: 1, numFailedTestSuites: 1, testResults };
    expect(unitReportOf(false, reportOf(report)).remarks).toEqual([
      'failed: shell/b.test.ts: one and two\n  Error: 3 is not 4\n      at b.test.ts:7',
    ]);
  });

  const spec = (projectName: string, status: string, ...durations: readonly number[]) => ({
    file: `../../${projectName}/e2e/a.spec.ts`,
    title: 'a page',
    tests: [{ projectName, status, results: durations.map((duration) => ({ duration, errors: [] })) }],
  });
  const late = { message: '\u001b[31mError: Give can be pressed\u001b[39m\n\nTimeout' };
  const flaky = {
    ...spec('mf-donate', 'flaky'),
    tests: [
      {
        projectName: 'mf-donate',
        status: 'flaky',
        results: [
          { duration: 500, errors: [late, late] },
          { duration: 1000, errors: [] },
        ],
      },
    ],
  };
  const browserReport = {
    stats: { expected: 2, unexpected: 0, flaky: 1, skipped: 1 },
    suites: [
      {
        specs: [spec('mf-donate', 'expected', 1500)],
        suites: [{ specs: [flaky] }],
      },
      { specs: [spec('shell', 'expected', 250), spec('shell', 'skipped')] },
    ],
  };

  test('count browser tests, skipped ones as failed, and add up the seconds of each app', () => {
    expect(readBrowserReport(true, reportOf(browserReport))).toEqual({
      passed: 3,
      failed: 1,
      parts: [
        { name: 'mf-donate', seconds: 3 },
        { name: 'shell', seconds: 0.25 },
      ],
      remarks: [
        'flaky: mf-donate: mf-donate/e2e/a.spec.ts: a page\n  Error: Give can be pressed\n  Timeout',
        'skipped: shell: shell/e2e/a.spec.ts: a page',
      ],
    });
  });

  test('count a failing runner as a failed test, whatever the report contains', () => {
    const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };
    expect(readBrowserReport(false, reportOf({ suites: [], stats }))).toMatchObject({
      failed: 1,
      remarks: ['failed: the runner, though no test did'],
    });
    expect(unitReportOf(true, join(folder, 'missing.json'))).toEqual({
      passed: 0,
      failed: 1,
      remarks: [expect.stringContaining('missing.json could not be read')],
    });
  });
});

test('the table compares seconds with their budgets and marks exceeded ones', () => {
  const limits = {
    all: 60,
    app: 20,
    suites: { format: 5, 'browser tests': 40 },
    browser: { 'mf-donate': 30 },
  };
  const results = [
    { name: 'format', passed: 1, failed: 0, seconds: 6.2 },
    { name: 'browser tests', passed: 9, failed: 0, seconds: 15, parts: [{ name: 'mf-donate', seconds: 28 }] },
  ];
  expect(budgetTable({ results, seconds: 21.4, selection: undefined }, limits).split('\n')).toEqual([
    'format                6 s of 5 s  OVER ITS BUDGET',
    'browser tests        15 s of 40 s',
    'mf-donate browser    28 s of 30 s',
    'all                  21 s of 60 s',
  ]);
  expect(budgetTable({ results, seconds: 21.4, selection: 'mf-donate' }, limits).split('\n')).toEqual([
    'format                6 s',
    'browser tests        15 s',
    'mf-donate browser    28 s of 30 s',
    'all of mf-donate     21 s of 20 s  OVER ITS BUDGET',
  ]);
});
