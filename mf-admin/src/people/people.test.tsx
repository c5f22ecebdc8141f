// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StoreProvider } from '@school/shared/api';
import { renderIn, shellWithStore } from '../testing/inShell';
import { PersonData } from './PersonData';

const email = 'ama@example.com';
const found = { email, records: [{ name: 'Messages', count: 2 }], files: 1, mails: 0 };
let admin = true;
let refuses = false;
/** What was asked: method, path and body. */
let asked: string[] = [];

beforeEach(() => {
  [admin, refuses, asked] = [true, false, []];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (input: Request | string, init?: RequestInit) => {
      const request = input instanceof Request ? input : new Request(new URL(input, location.origin), init);
      const { pathname } = new URL(request.url);
      asked.push(`${request.method} ${pathname} ${await request.text()}`);
      if (pathname.endsWith('/me')) return Response.json({ staff: true, admin, roles: [] });
      if (refuses) return Response.json({ error: { code: 'internal', message: 'No.' } }, { status: 500 });
      if (pathname.endsWith('/archive')) return new Response('zip');
      return Response.json(found);
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** The panel in a shell whose modal has a place. */
function show() {
  const shell = shellWithStore();
  const onErased = vi.fn();
  renderIn(
    shell,
    <StoreProvider>
      <PersonData email={email} onErased={onErased} />
    </StoreProvider>,
  );
  return { shell, onErased };
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const erasures = () => asked.filter((line) => line.includes('/erasure'));

it('is for those alone who may erase', async () => {
  admin = false;
  show();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});

it('says what there is, erases after a yes, and tells the page', async () => {
  const { shell, onErased } = show();
  await press('Erase everything');
  expect(await screen.findByText('Messages')).toBeTruthy();
  expect(erasures()).toEqual([]);
  await press('Erase for good');
  await waitFor(() => expect(onErased).toHaveBeenCalledOnce());
  expect(erasures()).toEqual([`POST /api/staff/people/erasure {"email":"${email}"}`]);
  expect(shell.toast.add).toHaveBeenCalledWith('Everything under this address is erased.', {
    type: 'success',
  });
});

it('erases nothing when the question is left', async () => {
  const { onErased } = show();
  await press('Erase everything');
  await press('Cancel');
  await waitFor(() => expect(screen.queryByText('Messages')).toBeNull());
  expect([erasures(), onErased.mock.calls]).toEqual([[], []]);
});

it('posts the address for the archive, and says when it could not be made', async () => {
  const { shell } = show();
  refuses = true;
  await press('Export everything');
  await waitFor(() =>
    expect(shell.toast.add).toHaveBeenCalledWith('The archive could not be made. No.', { type: 'error' }),
  );
  expect(asked.at(-1)).toBe(`POST /api/staff/people/archive {"email":"${email}"}`);
});
