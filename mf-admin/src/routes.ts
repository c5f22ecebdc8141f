import { defineRoutes, loginAccess, signedInAccess, type RouteEntry } from '@school/shared/contract';
import { deskPages } from './app/frame/deskPages';
import { entries, type Entry } from './app/frame/entries';
import { adminTitle, signInTitle } from './app/frame/adminTitle';
import { juryPage } from './features/jury/pages/juryPage';
import type { AreaPage } from './kit/page/areaPage';
import { registrationPages } from './features/registrations/pages/registrationPages';
import { checkInPage, ticketPages } from './features/tickets/pages/ticketPages';

type Page = Pick<RouteEntry, 'id' | 'path' | 'page' | 'title' | 'description' | 'permissions'>;

/** What staff use has no frame of the public site, is asked for by name only, and is never made ahead. */
const forStaff = (page: Page): RouteEntry => ({
  ...page,
  frame: 'none',
  access: signedInAccess,
  prerender: false,
  unlisted: true,
});

const fromEntry = ({ id, path, page, label, about }: Entry): RouteEntry =>
  forStaff({ id, path, page, title: adminTitle(label), description: about });

const fromAreaPage = ({ id, to, page, title, about, permissions }: AreaPage): RouteEntry =>
  forStaff({
    id,
    path: to,
    page,
    title: adminTitle(title),
    description: about,
    ...(permissions && { permissions }),
  });

const [overview] = entries;

/** The first of them is an entry of the sidebar already. */
const [, ...furtherRegistrationPages] = Object.values<AreaPage>(registrationPages);

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
  { ...fromEntry(overview), id: 'admin', path: '/admin' },
  ...entries.map(fromEntry),
  ...furtherRegistrationPages.map(fromAreaPage),
  ...Object.values<AreaPage>(deskPages).map(fromAreaPage),
  ...Object.values(ticketPages).map(fromAreaPage),
  fromAreaPage(checkInPage),
  fromAreaPage(juryPage),
  forStaff({
    id: 'settings',
    path: '/settings',
    page: './features/settings/SettingsPage.tsx',
    title: adminTitle('Settings'),
    description: 'Your account and how this site looks on this device.',
  }),
]);
