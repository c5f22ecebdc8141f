// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createValue, type PlacedLink } from '@school/shared/contract';
import { renderIn, shellForTests } from '../../testing/inShell';
import { AdminFrame } from '../frame/AdminFrame';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const links = createValue<readonly PlacedLink[]>([
  { in: 'header', label: 'Camp', to: '/camp' },
  { in: 'staff', label: 'Camp sign-ups', about: 'Who comes.', motif: 'wave', to: '/admin/camp' },
]);

it('puts staff pages of other apps behind its own in the sidebar', () => {
  window.history.replaceState(null, '', '/admin/camp');
  const shell = { ...shellForTests(), links };
  renderIn(shell, <AdminFrame title="Camp sign-ups">Something</AdminFrame>);
  const sidebar = within(screen.getByRole('navigation', { name: 'Admin' }));
  expect(sidebar.getAllByRole('link').at(-1)?.textContent).toBe('Camp sign-ups');
  expect(sidebar.queryByRole('link', { name: 'Camp' })).toBeNull();
  expect(sidebar.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/admin/camp');
  expect(shell.page.get().title).toBe('Camp sign-ups, admin area');
});
