import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderWithStore, shellWithStore } from '../../testing/inShell';
import { refusal, stubApi, type StubbedRequest } from '../../testing/stubApi';
import { PeopleWithAccessPage } from './PeopleWithAccessPage';

const seenAt = '2025-03-01T12:00:00.000Z';
const kofi = {
  account: 'auth0|kofi',
  name: 'Kofi Antwi',
  email: 'kofi@example.com',
  roles: ['door', 'staff'],
  seenAt,
  devices: ['Firefox on Windows'],
  signedOut: null as { at: string; by: string } | null,
  isSelf: false,
};
const akosua = {
  ...kofi,
  account: 'auth0|akosua',
  name: 'Akosua Owusu',
  email: null,
  devices: [],
  isSelf: true,
};

let admin: boolean;
let isAway: boolean;
let asked: readonly StubbedRequest[];
let shell: ReturnType<typeof shellWithStore>;

beforeEach(() => {
  admin = true;
  isAway = false;
  let people = [akosua, kofi];
  asked = stubApi(({ method, path }) => {
    if (path === '/me')
      return { id: 'auth0|akosua', name: 'Akosua', staff: true, admin, door: false, jury: false };
    if (isAway) return refusal(503, 'unavailable', 'The service is away.');
    if (method === 'DELETE') {
      const signedOut = { ...kofi, devices: [], signedOut: { at: seenAt, by: 'Akosua Owusu' } };
      people = [akosua, signedOut];
      return signedOut;
    }
    return people;
  });
  shell = shellWithStore();
  renderWithStore(<PeopleWithAccessPage />, shell);
});

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const signOut = async () =>
  fireEvent.click(within(await rowOf('Kofi Antwi')).getByRole('button', { name: /Sign out everywhere/ }));
const confirm = async () =>
  fireEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out everywhere' }),
  );
const ended = () => asked.filter(({ method }) => method === 'DELETE').map(({ path }) => path);

it('lists roles, last visit and devices, and offers no way to sign oneself out', async () => {
  expect((await rowOf('Kofi Antwi')).textContent).toMatch(
    /kofi@example\.com.*door, staff.*Mar 01, 2025.*Firefox on Windows/,
  );
  const own = await rowOf('Akosua Owusu');
  expect(own.textContent).toContain('You');
  expect(within(own).queryByRole('button')).toBeNull();
});

it('signs a colleague out after confirmation, and shows by whom', async () => {
  await signOut();
  expect(ended()).toEqual([]);
  await confirm();
  await waitFor(() => expect(ended()).toEqual(['/staff/access/auth0%7Ckofi/sessions']));
  await waitFor(async () =>
    expect((await rowOf('Kofi Antwi')).textContent).toMatch(
      /no known device.*Signed out on .* by Akosua Owusu/,
    ),
  );
  expect(shell.toast.add).toHaveBeenCalledWith('Kofi Antwi was signed out everywhere.', { type: 'success' });
});

it('says that nobody was signed out when the API fails', async () => {
  await signOut();
  isAway = true;
  await confirm();
  await waitFor(() =>
    expect(shell.toast.add).toHaveBeenCalledWith('Kofi Antwi was not signed out. The service is away.', {
      type: 'error',
    }),
  );
});
