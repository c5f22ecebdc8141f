import { defineRoutes, loginAccess, signedInAccess, type RouteEntry } from '@school/shared/contract';
import { composeArea } from './app/area/composeArea';
import type { AreaPage } from './app/area/feature';
import { adminTitle, signInTitle } from './app/frame/adminTitle';
import { features } from './features';

/** What staff use has no frame of the public site, is asked for by name only, and is never made ahead. */
const toRoute = ({ id, to, page, title, about, permissions }: AreaPage): RouteEntry => ({
  id,
  path: to,
  page,
  title: adminTitle(title),
  description: about,
  ...(permissions && { permissions }),
  frame: 'none',
  access: signedInAccess,
  prerender: false,
  unlisted: true,
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
