import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { WORKSPACE } from '../workspace/workspace';
import { faultOf } from './commitSubjects';

/** Earlier commits do not follow the rule. */
const SINCE = '2026-11-26T11:30:00Z';

it.each([
  'fix(tickets): release seats when a hold expires',
  'feat(mf-admin): add volunteers from their list',
  'build(workspace): embed fonts in the build',
])('accepts “%s”', (subject) => {
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
])('rejects “%s”', (subject, fault) => {
  expect(faultOf(subject)).toContain(fault);
});

const { status, stdout } = spawnSync(
  'git',
  ['-c', 'safe.directory=*', 'log', `--since=${SINCE}`, '--no-merges', '--format=%s'],
  { cwd: WORKSPACE, encoding: 'utf8' },
);
if (status !== 0) console.info('Git tells no history here: subjects of commits are not checked.');

it.skipIf(status !== 0)('each commit since the rule says what it does', () => {
  const subjects = stdout.split('\n').filter(Boolean);
  expect(subjects.filter((subject) => faultOf(subject))).toEqual([]);
});
