import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { useReleaseTicketHoldMutation, type TicketHold } from '../api';
import { useHold } from '../hold/useHold';
import { inStore } from '../testing/inStore';
import { Offer } from './Offer';

const token = '4f6c0f5e-6d53-4f0e-9c9b-0d2b8f1f6a11';

/** An API whose response about a release is delayed until `heard`. */
function boxOffice() {
  let heard = () => {};
  const wait = new Promise<void>((resolve) => void (heard = resolve));
  let state: TicketHold['state'] = 'active';
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'DELETE') {
      state = 'released';
      return new Response(null, { status: 204 });
    }
    if (state === 'released') await wait;
    return Response.json({ sale: 'public', state, isOffer: true, lines: [] });
  });
  return heard;
}

/** The page of a purchase from the offer, which can release it. */
function GivesBack() {
  useHold(token);
  const [release, { isSuccess }] = useReleaseTicketHoldMutation();
  useEffect(() => void release({ 'hold-token': token }), [release]);
  return isSuccess && <p>Given back</p>;
}

it('opens a hold, but not one that was released in the same tab', async () => {
  const heard = boxOffice();
  const { shell, wrapper } = inStore();
  const offer = render(<Offer token={token} />, { wrapper });
  const there = ['/mate-2025?buy=details', { replace: true }];
  await waitFor(() => expect(shell.navigate).toHaveBeenCalledExactlyOnceWith(...there));
  offer.unmount();
  const elsewhere = render(<GivesBack />, { wrapper });
  await screen.findByText('Given back');
  elsewhere.unmount();

  render(<Offer token={token} />, { wrapper });
  expect(await screen.findByRole('heading', { name: 'This offer has expired' })).toBeTruthy();
  heard();
  await act(async () => {});
  expect(screen.getByRole('heading', { name: 'This offer has expired' })).toBeTruthy();
  expect(shell.navigate).toHaveBeenCalledOnce();
});
