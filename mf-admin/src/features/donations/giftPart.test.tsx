import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderWithStore, shellWithStore } from '../../testing/inShell';
import type { GiftOfDonation } from './api';
import { GiftPart } from './GiftPart';

const gift = { id: 'g1', state: 'active', amount: 5_000, fee: 0, byItself: true, nextAt: null } as const;
/** What the API was asked to change. */
let asked: unknown[];
let shell: ReturnType<typeof shellWithStore>;

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push([request.method, new URL(request.url).pathname, await request.json()]);
    return Response.json(gift);
  });
  shell = shellWithStore();
});

const show = (state: GiftOfDonation['state'], email = 'efua@example.com') =>
  renderWithStore(<GiftPart gift={{ ...gift, state }} donor="Efua" email={email} />, shell);
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

const links = ['Email its link', 'Replace its link'];

it.each([
  ['starting', []],
  ['active', ['Pause monthly gift', 'End monthly gift', ...links]],
  ['paused', ['Resume monthly gift', 'End monthly gift', ...links]],
  ['stopped', links],
] as const)('offers what can be done with a gift that is %s', (state, expected) => {
  show(state);
  expect(buttons()).toEqual(expected);
});

it('offers no link of a gift whose donor is erased', () => {
  show('stopped', '');
  expect(buttons()).toEqual([]);
});

it('pauses a gift and says that the donor is told', async () => {
  show('active');
  fireEvent.click(screen.getByRole('button', { name: 'Pause monthly gift' }));
  await waitFor(() => expect(shell.toast.add).toHaveBeenCalled());
  expect(asked).toEqual([['PATCH', '/api/staff/monthly-gifts/g1', { state: 'paused' }]]);
  expect(shell.toast.add.mock.lastCall?.[0]).toBe(
    'The monthly gift was paused. Efua gets an email about it.',
  );
});

it.each(['End monthly gift', 'Replace its link'])('asks first: %s', (name) => {
  show('active');
  fireEvent.click(screen.getByRole('button', { name }));
  expect(asked).toEqual([]);
});
