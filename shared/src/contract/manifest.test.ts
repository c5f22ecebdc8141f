import { expect, it } from 'vitest';
import { publicAccess, signedInAccess, type RouteEntry } from './index';
import { appManifestSchema, builtManifestSchema } from './manifest';

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
  builtManifestSchema.shape.routes.safeParse([route]).error?.issues.map(({ message }) => message) ?? [];

it('rejects prerendering of pages that require sign-in', () => {
  expect(refusals({ ...members, prerender: true })).toEqual([
    'a page for signed-in people is not prerendered: its HTML could be read by everybody',
  ]);
  expect(refusals(members)).toEqual([]);
  expect(refusals({ ...members, access: publicAccess, prerender: true })).toEqual([]);
});

const staffLink = { in: 'staff', motif: 'keys', label: 'Members', about: 'All members.' } as const;
const card = { in: 'home', label: 'Camp', about: 'A week.', action: 'Join' } as const;
const tile = { in: 'overview', label: 'Members', about: 'Who has joined.' } as const;

it.each<[string, object, string[]]>([
  ['its lists', { links: [staffLink, { in: 'header', label: 'Members' }] }, []],
  ['a column of the footer', { links: [{ in: 'footer', under: 'Education', label: 'Members' }] }, []],
  [
    'a column that the footer lacks',
    { links: [{ in: 'footer', under: 'Elsewhere', label: 'Members' }] },
    ['Invalid option: expected one of "About"|"Categories"|"Education"|"Community"'],
  ],
  ['a card', { access: publicAccess, links: [card] }, []],
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
    ['"Members" counts an export or a stream, which has no total'],
  ]),
  [
    'a number with a blank label',
    { links: [{ ...tile, count: { path: '/staff/members', label: '  ' } }] },
    ['"Members" has a label that is blank, or begins or ends with a space'],
  ],
  [
    'a label with a space at its end',
    { links: [{ in: 'header', label: 'Members ' }] },
    ['"Members " has a label that is blank, or begins or ends with a space'],
  ],
  ...['x'.repeat(161), ' '].map((about): [string, object, string[]] => [
    `a text of ${about.length} characters`,
    { links: [{ ...staffLink, about }] },
    ['"Members" has a text of more than 160 characters, or a blank one'],
  ]),
  [
    'a card of a page for signed-in users',
    { links: [card] },
    ['"Camp" is a card of a page that not everybody may read'],
  ],
  [
    'two cards of one page',
    { access: publicAccess, links: [card, { ...card, label: 'Camp again' }] },
    ['"Camp again" is a second card of the same page'],
  ],
  [
    'a tile of a public page',
    { access: publicAccess, links: [tile] },
    ['"Members" is a tile of a page that is not for staff'],
  ],
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

it('still reads links of a deployed version that a new build may not have', () => {
  const { routes } = appManifestSchema.shape;
  expect(routes.safeParse([{ ...members, links: [{ ...card, label: 'Camp ' }] }]).success).toBe(true);
});
