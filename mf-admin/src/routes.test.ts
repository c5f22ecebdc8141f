import { expect, it } from 'vitest';
import { appManifestSchema } from '@school/shared/contract/manifest';
import { ADMIN_PAGES } from '../e2e/pages';
import { app } from './app';
import { routes } from './routes';

it('has every address of the admin area, each with a page of the build', () => {
  expect(routes.map(({ path }) => path).toSorted()).toEqual(['/login', ...ADMIN_PAGES].toSorted());
  for (const { page } of routes) expect(Object.keys(app.pages)).toContain(page);
});

it('publishes routes that fit the contract, with unique titles', () => {
  expect(routes.find(({ path }) => path === '/admin/helpers')?.title).toBe('Helpers, admin area');
  for (const route of routes) expect(appManifestSchema.shape.routes.element.parse(route)).toEqual(route);
  expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
  // The overview has two addresses.
  const pages = routes.filter(({ path }) => path !== '/admin');
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
});

it('admits only signed-in people, and only signed-out ones to the sign-in page', () => {
  const [login, ...rest] = routes;
  expect(login).toMatchObject({ access: { kind: 'signed-out', redirectSignedIn: true, target: '/admin' } });
  for (const route of rest) expect(route.access.kind).toBe('signed-in');
});
