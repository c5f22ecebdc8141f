import { expect, it } from 'vitest';
import { publicAccess, signedInAccess, type RouteEntry } from './index';
import { appManifestSchema } from './manifest';

const members: RouteEntry = {
  id: 'members',
  path: '/members',
  page: './MembersPage.tsx',
  title: 'Members',
  description: 'For members.',
  frame: 'site',
  access: signedInAccess,
  prerender: false,
};

const refusals = (route: RouteEntry) =>
  appManifestSchema.shape.routes.safeParse([route]).error?.issues.map(({ message }) => message) ?? [];

it('rejects prerendering of pages that require sign-in', () => {
  expect(refusals({ ...members, prerender: true })).toEqual([
    'a page for signed-in people is not prerendered: its HTML could be read by everybody',
  ]);
  expect(refusals(members)).toEqual([]);
  expect(refusals({ ...members, access: publicAccess, prerender: true })).toEqual([]);
});

const staffLink = { in: 'staff', motif: 'keys', label: 'Members', about: 'All members.' } as const;
const tile = { in: 'overview', label: 'Members', about: 'Who has joined.' } as const;

it.each<[string, object, string[]]>([
  ['its lists', { links: [staffLink, { in: 'header', label: 'Members' }] }, []],
  ['a column of the footer', { links: [{ in: 'footer', under: 'Education', label: 'Members' }] }, []],
  [
    'a column that the footer lacks',
    { links: [{ in: 'footer', under: 'Elsewhere', label: 'Members' }] },
    ['Invalid option: expected one of "About"|"Categories"|"Education"|"Community"'],
  ],
  ['a card', { links: [{ in: 'home', label: 'Camp', about: 'A week.', action: 'Join' }] }, []],
  ['a tile', { links: [tile] }, []],
  [
    'a number of a tile',
    { links: [{ ...tile, count: { path: '/staff/members?state=new', label: 'new' } }] },
    [],
  ],
  [
    'a number outside of the lists of staff',
    { links: [{ ...tile, count: { path: '/donations', label: 'new' } }] },
    ['is not a list of staff in the API'],
  ],
  ...['/staff/members/export', '/staff/members/stream?state=new'].map((path): [string, object, string[]] => [
    `a number of ${path}`,
    { links: [{ ...tile, count: { path, label: 'new' } }] },
    ['is not a list of staff in the API'],
  ]),
  ['another list', { links: [{ in: 'sky', label: 'Members' }] }, [expect.any(String)]],
  [
    'a drawing that does not exist',
    { links: [{ ...staffLink, motif: 'skull' }] },
    [expect.stringContaining('Invalid option')],
  ],
  [
    'a label that is too long',
    { links: [{ in: 'header', label: 'x'.repeat(25) }] },
    ['Too big: expected string to have <=24 characters'],
  ],
  [
    'many pages',
    { path: '/members/:id', links: [staffLink] },
    ['a link needs one address, but the path has parameters'],
  ],
])('checks the links of a page: %s', (_, changes, messages) => {
  expect(refusals({ ...members, ...changes })).toEqual(messages);
});
