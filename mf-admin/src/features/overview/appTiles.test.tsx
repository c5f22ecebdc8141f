import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createValue, staffRoute, type PageLink } from '@school/shared/contract';
import { renderWithStore, shellWithStore } from '../../testing/inShell';
import { refusal, stubApi } from '../../testing/stubApi';
import { AppTiles } from './AppTiles';

const tile = (label: string, path?: string): PageLink => ({
  in: 'overview',
  label,
  about: 'Who comes.',
  ...(path && { count: { path, label: 'new' } }),
});

function show(...links: readonly PageLink[]): void {
  const route = { id: 'camp', path: '/admin/camp', page: './CampPage.tsx', title: 'Camp', description: '' };
  const apps = createValue({ table: { 'mf-camp': { routes: [{ ...staffRoute(route), links }] } } });
  renderWithStore(<AppTiles />, { ...shellWithStore(), apps });
}

it('shows the tiles of other apps with the number of rows of their lists', async () => {
  const asked = stubApi(() => ({ total: 1200, more: true, rows: [] }));
  show(tile('Camp', '/staff/camp?state=new'), tile('Rooms'));
  expect((await screen.findByText('1,200+')).parentElement?.textContent).toBe('1,200+ new');
  expect(screen.getByRole('link', { name: 'Camp' }).getAttribute('href')).toBe('/admin/camp');
  expect(screen.getByRole('link', { name: 'Rooms' })).toBeTruthy();
  expect(asked.map(({ path }) => path)).toEqual(['/staff/camp?state=new']);
});

it('says when a number is not available, and keeps the link', async () => {
  stubApi(() => refusal(404, 'not_found', 'This address was not found.'));
  show(tile('Camp', '/staff/camp'));
  expect(await screen.findByText('The number could not be loaded.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Camp' })).toBeTruthy();
});

it.each([[[{ total: 1 }]], [null], ['3 rows'], [{ rows: [] }], [{ total: '3' }]])(
  'says so when the answer has no number, and keeps the other tiles: %j',
  async (answer) => {
    stubApi(({ path }) => (path === '/staff/rooms' ? { total: 4 } : Response.json(answer)));
    show(tile('Camp', '/staff/camp'), tile('Rooms', '/staff/rooms'));
    expect(await screen.findByText('The number could not be loaded.')).toBeTruthy();
    expect((await screen.findByText('4')).parentElement?.textContent).toBe('4 new');
    expect(screen.getByRole('link', { name: 'Camp' })).toBeTruthy();
  },
);

it('keeps the other tiles when one throws', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  stubApi(() => ({ total: 4 }));
  // A link of an app that was deployed before labels were checked.
  const broken = { ...tile('Camp'), label: {} as string };
  show(broken, tile('Rooms'));
  expect(screen.getByText('This tile could not be shown.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Rooms' })).toBeTruthy();
});

it('is nothing without tiles', () => {
  show({ in: 'header', label: 'Camp' });
  expect(document.querySelector('section')).toBeNull();
});
