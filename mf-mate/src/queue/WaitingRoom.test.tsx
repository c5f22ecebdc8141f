import { ticketOffer } from '@school/shared/tickets';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { initialSale } from '../sale/saleFacts';
import { inStore } from '../testing/inStore';
import { WaitingRoom } from './WaitingRoom';

const place = {
  state: 'waiting',
  key: 'k'.repeat(54),
  position: 7,
  minutes: 3,
  minutesToHold: 5,
  until: null,
  opensAt: null,
  isPaused: false,
  askAfter: 60,
};
const sale = initialSale(ticketOffer.seed, 'public');

const show = (left: number) => {
  vi.stubGlobal('fetch', async () => Response.json(place));
  const types = sale.types.map((type) => ({ ...type, left, hasWaitingList: true }));
  render(<WaitingRoom sale={{ ...sale, types }} hasChosen onEnter={vi.fn()} />, inStore());
  return screen.findByText(/you have 5 minutes to hold tickets/);
};

it('says how long a turn lasts', async () => {
  await show(1);
  expect(screen.queryByText('All tickets are taken right now')).toBeNull();
});

it('says that nothing is left, and leads to the waiting lists', async () => {
  await show(0);
  expect(screen.getByText('All tickets are taken right now')).toBeTruthy();
  const lists = screen.getAllByRole('link', { name: /^Join the waiting list for / });
  expect(lists.map((link) => link.getAttribute('href'))).toEqual(
    sale.types.map(({ id }) => expect.stringContaining(`/mate-2025?wait=${id}`)),
  );
});
