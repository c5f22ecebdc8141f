import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { WORKSPACE } from '../workspace/workspace';
import { faultOf } from './commitSubjects';

/** Commits before this time had no such rule. */
const SINCE = '2026-11-26T11:30:00Z';

it.each([
  'fix(tickets): release seats when a hold expires',
  'feat(mf-admin): add volunteers from their list',
  'build(workspace): embed fonts in the build',
])('takes “%s”', (subject) => {
  expect(faultOf(subject)).toBeUndefined();
});

it.each([
  ['release seats', 'type(scope)'],
  ['fix: release seats', 'type(scope)'],
  ['tidy(tickets): release seats', 'type tidy'],
  ['fix(seats): release seats', 'scope seats'],
  ['fix(tickets): Release seats', 'lower case'],
  ['fix(tickets): release seats.', 'lower case'],
  ['fix(tickets): released seats', 'imperative'],
  ['fix(tickets): releasing seats', 'imperative'],
  [`fix(tickets): ${'release seats '.repeat(6).trim()}`, '72'],
])('refuses “%s”', (subject, fault) => {
  expect(faultOf(subject)).toContain(fault);
});

const hasHistory = existsSync(join(WORKSPACE, '.git'));
if (!hasHistory) console.info('No history is here: subjects of commits are not checked.');

it.skipIf(!hasHistory)('each commit since the rule says what it does', () => {
  const log = execFileSync(
    'git',
    ['-c', 'safe.directory=*', 'log', `--since=${SINCE}`, '--no-merges', '--format=%s'],
    {
      cwd: WORKSPACE,
      encoding: 'utf8',
    },
  );
  const subjects = log.split('\n').filter(Boolean);
  expect(subjects.filter((subject) => faultOf(subject))).toEqual([]);
});
