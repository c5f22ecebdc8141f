import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderWithStore, shellWithStore } from '../../testing/inShell';
import { Erasures } from './Erasures';
import { remainingText } from './remainingText';
import { PersonData } from './PersonData';
import { personPath } from '../../kit/people/personPath';

const email = 'ama@example.com';
const found = { email, records: [{ name: 'Messages', count: 2 }], files: 1, mails: 0 };
let admin = true;
let refuses = false;
/** What is left once it is erased. */
let erased: typeof left = null;
/** What is still being removed, as the API tells it. */
let left: { [name: string]: unknown } | null = null;
const someLeft = {
  email,
  erasedAt: '2025-03-01T12:00:00.000Z',
  files: 2,
  mails: false,
  attempts: 3,
  nextTryAt: '2025-03-01T12:05:00.000Z',
  problem: 'The place where files are kept does not answer.',
};
/** What was asked: method, path and body. */
let asked: string[] = [];

beforeEach(() => {
  [admin, refuses, asked, left, erased] = [true, false, [], null, null];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (input: Request | string, init?: RequestInit) => {
      const request = input instanceof Request ? input : new Request(new URL(input, location.origin), init);
      const { pathname } = new URL(request.url);
      asked.push(`${request.method} ${pathname} ${await request.text()}`);
      if (pathname.endsWith('/me')) return Response.json({ staff: true, admin, roles: [] });
      if (pathname.endsWith('/erasures')) return Response.json(left ? [left] : []);
      if (pathname.endsWith('/erasure')) left = erased;
      if (refuses) return Response.json({ error: { code: 'internal', message: 'No.' } }, { status: 500 });
      if (pathname.endsWith('/archive')) return new Response('zip');
      return Response.json(pathname.endsWith('/erasure') ? { ...found, left } : found);
    }),
  );
});

/** The panel in a shell whose modal has a place. */
function show() {
  const shell = shellWithStore();
  const onErased = vi.fn();
  renderWithStore(<PersonData email={email} onErased={onErased} />, shell);
  return { shell, onErased };
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const erasures = () => asked.filter((line) => line.includes('/erasure '));

it('is only for people who may erase', async () => {
  admin = false;
  show();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});

it('lists the data, erases it after confirmation, and informs the page', async () => {
  const { shell, onErased } = show();
  await press('Erase everything');
  expect(await screen.findByText('Messages')).toBeTruthy();
  expect(erasures()).toEqual([]);
  await press('Erase permanently');
  await waitFor(() => expect(onErased).toHaveBeenCalledOnce());
  expect(erasures()).toEqual([`POST /api/staff/people/erasure {"email":"${email}"}`]);
  expect(shell.toast.add).toHaveBeenCalledWith('All data of this address was erased.', {
    type: 'success',
  });
});

it('then says that the data is erased and what is still being removed', async () => {
  erased = someLeft;
  const { shell, onErased } = show();
  await press('Erase everything');
  await press('Erase permanently');
  await waitFor(() => expect(onErased).toHaveBeenCalledOnce());
  expect(shell.toast.add).toHaveBeenCalledWith('The data was erased; 2 files are still being removed.', {
    type: 'info',
  });
  const state = await screen.findByRole('status');
  expect(state.textContent).toContain('The data was erased; 2 files are still being removed');
  expect(state.textContent).toMatch(/Erased on .*Tried 3 times since then; the next attempt is at /);
  expect(state.textContent).toContain('Last attempt: The place where files are kept does not answer.');
});

it('does not claim a result without a response, and offers a check', async () => {
  const { shell, onErased } = show();
  await press('Erase everything');
  await screen.findByText('Messages');
  refuses = true;
  await press('Erase permanently');
  await waitFor(() => expect(onErased).toHaveBeenCalledOnce());
  expect(shell.toast.add).toHaveBeenCalledWith(
    'We do not know whether the data was erased. Check what is shown now. You can safely erase again. No.',
    { type: 'error' },
  );
});

it.each([
  [{ files: 1, mails: false }, '1 file is still being removed'],
  [{ files: 2, mails: true }, '2 files and mails in the outbox folder are still being removed'],
  [{ files: 0, mails: true }, 'mails in the outbox folder are still being removed'],
  [{ files: 0, mails: false }, 'the rest is still being removed'],
])('describes %o as %s', (what, words) => {
  expect(remainingText(what)).toBe(words);
});

it('lists everybody whose data is still being removed, to people who may erase', async () => {
  left = { ...someLeft, nextTryAt: null };
  renderWithStore(<Erasures />);
  expect((await screen.findByRole('link', { name: /^All records/ })).getAttribute('href')).toBe(
    personPath(email),
  );
  expect(screen.getByRole('status').textContent).toContain('it was cancelled');
});

it('erases nothing when the question is dismissed', async () => {
  const { onErased } = show();
  await press('Erase everything');
  await press('Cancel');
  await waitFor(() => expect(screen.queryByText('Messages')).toBeNull());
  expect([erasures(), onErased.mock.calls]).toEqual([[], []]);
});

it('posts the address for the archive, and reports when it could not be made', async () => {
  const { shell } = show();
  refuses = true;
  await press('Export everything');
  await waitFor(() =>
    expect(shell.toast.add).toHaveBeenCalledWith('The archive could not be made. No.', { type: 'error' }),
  );
  expect(asked.at(-1)).toBe(`POST /api/staff/people/archive {"email":"${email}"}`);
});
