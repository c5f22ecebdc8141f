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
