import { defineRoutes, loginAccess, staffRoute, type RouteEntry } from '@school/shared/contract';
import { adminTitle } from '@school/shared/site';
import { composeArea } from './app/area/composeArea';
import type { AreaPage } from './app/area/feature';
import { signInTitle } from './app/login/titles';
import { features } from './features';

const toRoute = ({ id, to, page, title, about, permissions }: AreaPage): RouteEntry =>
  staffRoute({
    id,
    path: to,
    page,
    title: adminTitle(title),
    description: about,
    ...(permissions && { permissions }),
  });

const { pages } = composeArea(features);

export const routes = defineRoutes([
  {
    id: 'login',
    path: '/login',
    page: './app/login/LoginPage.tsx',
    title: signInTitle,
    description: 'Sign in to the admin area of the school.',
    frame: 'none',
    access: loginAccess,
    prerender: false,
    unlisted: true,
  },
  // The area itself shows its first page.
  ...pages.slice(0, 1).map((page) => ({ ...toRoute(page), id: 'admin', path: '/admin' })),
  ...pages.map(toRoute),
]);
