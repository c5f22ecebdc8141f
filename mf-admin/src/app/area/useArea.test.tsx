import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createValue, staffRoute, type PageLink, type RouteEntry } from '@school/shared/contract';
import { renderIn, shellForTests } from '../../testing/inShell';
import { AdminFrame } from '../frame/AdminFrame';

const camp = (path: string, link: PageLink): RouteEntry => ({
  ...staffRoute({ id: path, path, page: './CampPage.tsx', title: 'Camp', description: '' }),
  links: [link],
});

const apps = createValue({
  table: {
    'mf-camp': {
      routes: [
        camp('/camp', { in: 'header', label: 'Camp' }),
        camp('/admin/camp', { in: 'staff', label: 'Camp sign-ups', about: 'Who comes.', motif: 'wave' }),
      ],
    },
  },
});

it('puts staff pages of other apps behind its own in the sidebar', () => {
  window.history.replaceState(null, '', '/admin/camp');
  const shell = { ...shellForTests(), apps };
  renderIn(shell, <AdminFrame title="Camp sign-ups">Something</AdminFrame>);
  const sidebar = within(screen.getByRole('navigation', { name: 'Admin' }));
  expect(sidebar.getAllByRole('link').at(-1)?.textContent).toBe('Camp sign-ups');
  expect(sidebar.queryByRole('link', { name: 'Camp' })).toBeNull();
  expect(sidebar.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/admin/camp');
  expect(shell.page.get().title).toBe('Camp sign-ups, admin area');
});
