import { configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { baseApi, setRequestGuard } from '@school/shared/api';
import { StaffOnly } from '../access/StaffOnly';
import { renderIn, shellForTests } from '../../testing/inShell';
import { SessionWatch } from './SessionWatch';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    testGuests: build.query<{ name: string }, void>({ query: () => ({ url: '/staff/guests' }) }),
  }),
});

let isStaff = true;
const asked = vi.fn<(path: string) => void>();
const forbidden = () =>
  Response.json({ error: { code: 'forbidden', message: 'No', requestId: 'x' } }, { status: 403 });
const answers: Record<string, () => Response> = {
  '/api/me': () =>
    Response.json({ id: 'a', roles: isStaff ? ['staff'] : [], staff: isStaff, door: isStaff, jury: isStaff }),
  '/api/config': () => Response.json({ auth: { staffRoles: ['admin', 'staff'] } }),
  '/api/staff/guests': () => (isStaff ? Response.json({ name: 'Ama Serwaa' }) : forbidden()),
};

beforeEach(() => {
  isStaff = true;
  asked.mockClear();
  vi.stubGlobal('fetch', async (what: Request | string) => {
    const path = new URL(typeof what === 'string' ? what : what.url, 'http://localhost').pathname;
    asked(path);
    return (answers[path] ?? forbidden)();
  });
});
afterEach(() => {
  setRequestGuard(undefined);
});

function Guests() {
  const { data, refetch } = api.endpoints.testGuests.useQuery();
  return <button onClick={() => void refetch()}>{data?.name ?? 'On its way'}</button>;
}

it('says that the role was removed, hides the data, and stops requesting it', async () => {
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) =>
      defaults({ immutableCheck: false, serializableCheck: false }).concat(baseApi.middleware),
  });
  const ready = Promise.resolve(store as never);
  const shell = { ...shellForTests(), store: vi.fn(() => ready) };
  // The store loads first.
  await act(async () => {
    renderIn(
      shell,
      <>
        <SessionWatch />
        <StaffOnly>
          <Guests />
        </StaffOnly>
      </>,
    );
  });
  const data = await screen.findByRole('button', { name: 'Ama Serwaa' });
  isStaff = false;
  fireEvent.click(data);
  await screen.findByRole('heading', { name: 'You are signed in, but a role is missing' });
  expect(screen.getByText(/admin or staff/)).toBeTruthy();
  expect(screen.queryByText('Ama Serwaa')).toBeNull();
  const before = asked.mock.calls.length;
  await waitFor(() => expect(asked.mock.calls.filter(([path]) => path === '/api/me')).toHaveLength(2));
  expect(asked.mock.calls.length).toBe(before);
});
