import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { remoteNames } from '../workspace/workspace';
import { usersOfShared } from './usersOfShared';

const WORKSPACE = resolve(import.meta.dirname, '../..');

/** What the builds of all apps are made with counts as a user as well. */
const BUILD = ['shared/pictures', 'shared/vite', 'shared/alone'];

/** What may have fewer than two users, as `file#name`, and why. */
const REASONS: readonly (readonly [path: RegExp, why: string])[] = [
  [/^contract\//, 'the contract between shell and remotes'],
  [/^theme\//, 'the look of all apps: the shell provides its global styles, the build checks its contrasts'],
  [/^testing\/|uploadForm\.tsx#|#(beatSet|motif|scene|instrument)Names$/, 'for tests'],
  [/^runtime\/|^api\/connection/, 'the runtime core and the base API, which the shell provides once'],
  [/#(instrumentCss|standalone)$/, 'the rules of all drawings: the shell writes them into the page'],
  [/^schemas\/uploads\//, 'the rules of a file, beside the schema that all forms with one send'],
  [/^schemas\/sign-in\//, 'one sign-in, in mf-admin’s page and the shell’s pop-up'],
  [/^form\/drafts\.ts#isBegun$/, 'reads drafts, whose form on the device is the form room’s own'],
  [
    /^api\/(index|requestGuard)\.ts#setRequestGuard$/,
    'stands before the requests of the one API; what puts a guard there is an app, the requests are shared’s',
  ],
  [/^private-links\//, 'what proves a right in an address, in one place: made by mails, moved by the shell'],
  [/#(newPassword|referral(Opening|Owner))$/, 'beside the schemas that they are made of'],
  [
    /^schemas\/stored\//,
    'what is stored of people: the page about privacy shows it, a test of the API holds it to the tables',
  ],
];

/** The names of shared that fewer than two apps use; types are left out, as they are no part of what is built. */
function ofOneApp(root: string, apps: readonly string[]): string[] {
  return usersOfShared(root, apps)
    .filter(({ users, type }) => users.size < 2 && !type)
    .map(({ file, names }) => `${file.replace('shared/src/', '')}#${names.join(',')}`);
}

test('what one app alone uses is found, and what a used part is made of is not', () => {
  const sample = join(WORKSPACE, 'shell/checks/samples/users');
  expect(ofOneApp(sample, ['mf-one', 'mf-two'])).toEqual([
    'art/drawings.ts#ticket',
    'art/index.ts#Ticket',
    'ui/Stepper.ts#Stepper',
  ]);
});

test('shared holds what at least two apps use, or has a reason', () => {
  const alone = ofOneApp(WORKSPACE, ['backend', 'shell', ...remoteNames(), ...BUILD]);
  expect(alone.filter((file) => !REASONS.some(([path]) => path.test(file)))).toEqual([]);
  const idle = REASONS.filter(([path]) => !alone.some((file) => path.test(file))).map(([, why]) => why);
  expect(idle, 'reasons that nothing needs any more').toEqual([]);
});
