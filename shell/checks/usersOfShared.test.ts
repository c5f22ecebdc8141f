import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { remoteNames } from '../workspace/workspace';
import { usersOfShared } from './usersOfShared';

const WORKSPACE = resolve(import.meta.dirname, '../..');

/** What may have fewer than two users, and why. */
const REASONS: readonly (readonly [path: RegExp, why: string])[] = [
  [/^contract\//, 'the contract between shell and remotes'],
  [/^theme\//, 'the look of all apps: the shell provides its global styles, the build checks its contrasts'],
  [/^testing\//, 'for tests'],
  [
    /^form\/upload\/|^ui\/field\/(FileField|FileRow)|^schemas\/uploads\//,
    'every form with files: careers today',
  ],
  [/^schemas\/sign-in\//, 'one sign-in, in mf-admin’s page and the shell’s pop-up'],
  [/^runtime\/Modal/, 'the runtime core, which the shell provides once'],
  [/^art\/(draw\/)?charts/, 'still to move to mf-admin'],
  [/^ui\/field\/(Checkbox(Grid|Group)|QuantityStepper)/, 'still to move to mf-public and mf-mate'],
];

/** The modules of shared that fewer than two apps use. */
function ofOneApp(root: string, apps: readonly string[]): string[] {
  return [...usersOfShared(root, apps)]
    .filter(([file, users]) => users.size < 2 && !file.endsWith('/index.ts'))
    .map(([file]) => file.replace('shared/src/', ''));
}

test('what one app alone uses is found, and what a used part is made of is not', () => {
  const sample = join(WORKSPACE, 'shell/checks/samples/users');
  expect(ofOneApp(sample, ['mf-one', 'mf-two'])).toEqual(['ui/Stepper.ts']);
});

test('shared holds what at least two apps use, or has a reason', () => {
  const alone = ofOneApp(WORKSPACE, ['backend', 'shell', ...remoteNames()]);
  expect(alone.filter((file) => !REASONS.some(([path]) => path.test(file)))).toEqual([]);
  const idle = REASONS.filter(([path]) => !alone.some((file) => path.test(file))).map(([, why]) => why);
  expect(idle, 'reasons that nothing needs any more').toEqual([]);
});
