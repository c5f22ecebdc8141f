import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { remoteNames } from '../workspace/workspace';
import { usersOfShared } from './usersOfShared';

const WORKSPACE = resolve(import.meta.dirname, '../..');

/** Build tools of all apps count as a user as well. */
const BUILD = ['shared/pictures', 'shared/vite', 'shared/alone'];

/** Names that may have fewer than two users, as `file#name`, and why. */
const REASONS: readonly (readonly [path: RegExp, why: string])[] = [
  [/^contract\//, 'the contract between shell and remotes'],
  [/^staff\/|#(adminTitle|headingOf)$/, 'staff pages of other apps: mf-admin offers their frame'],
  [/^theme\//, 'the look of all apps: the shell provides its global styles, the build checks its contrasts'],
  [/^testing\/|uploadForm\.tsx#|#((beatSet|motif|scene|instrument)Names|durationOf)$/, 'for tests'],
  [/^runtime\/|^api\/connection/, 'the runtime core and the base API, which the shell provides once'],
  [/^schemas\/uploads\//, 'the rules of a file, beside the schema that all forms with one send'],
  [
    /^schemas\/sent\/linkPage/,
    'pages and files of links, beside what the API says of them, whose test reads it',
  ],
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

/** Returns the names of shared that fewer than two apps use, without types, which are not part of builds. */
function ofOneApp(root: string, apps: readonly string[]): string[] {
  return usersOfShared(root, apps)
    .filter(({ users, type }) => users.size < 2 && !type)
    .map(({ file, names }) => `${file.replace('shared/src/', '')}#${names.join(',')}`);
}

test('a name that only one app uses is found, and dependencies of used names are not', () => {
  const sample = join(WORKSPACE, 'shell/checks/samples/users');
  expect(ofOneApp(sample, ['mf-one', 'mf-two'])).toEqual([
    'art/drawings.ts#ticket',
    'art/index.ts#Ticket',
    'ui/Stepper.ts#Stepper',
  ]);
});

test('shared contains only what at least two apps use, or has a reason', () => {
  const alone = ofOneApp(WORKSPACE, ['backend', 'shell', ...remoteNames(), ...BUILD]);
  expect(alone.filter((file) => !REASONS.some(([path]) => path.test(file)))).toEqual([]);
  const idle = REASONS.filter(([path]) => !alone.some((file) => path.test(file))).map(([, why]) => why);
  expect(idle, 'unused reasons').toEqual([]);
});
