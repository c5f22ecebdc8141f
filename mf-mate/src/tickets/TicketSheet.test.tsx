import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { IssuedTicket } from '../api';
import { inStore } from '../testing/inStore';
import { issuedTicket, ticketEvent } from '../testing/issuedTicket';
import type { TicketSet } from './data/keptTickets';
import { TicketSheet } from './TicketSheet';

const order: NonNullable<TicketSet['order']> = {
  number: 'T-000001',
  sale: 'public',
  state: 'paid',
  amount: 15_000,
  discount: 0,
  refunded: 0,
  paidAt: '2025-11-01T10:00:00Z',
  method: 'card',
  name: 'Ama Serwaa',
  email: 'ama@example.com',
  hasOtherSeats: false,
  canReturnUntil: '2025-12-06T18:30:00Z',
};

function renderSheet(
  change: Partial<typeof order>,
  tickets: readonly IssuedTicket[] = [issuedTicket],
  canChange = true,
) {
  const set = { event: ticketEvent, tickets: [...tickets], order: { ...order, ...change } };
  const opened = { kind: 'order', key: 'key' } as const;
  render(<TicketSheet opened={opened} set={set} notice={null} canChange={canChange} />, {
    wrapper: inStore().wrapper,
  });
}

const text = () => document.body.textContent;

// Drawings load when they are shown.
afterEach(async () => {
  vi.restoreAllMocks();
  await vi.dynamicImportSettled();
});

it('explains that other seats replace the chosen ones after a late payment', () => {
  renderSheet({ hasOtherSeats: true });
  expect(text()).toContain('Other seats, as good as yours');
  cleanup();
  renderSheet({});
  expect(text()).not.toContain('Other seats');
});

it('states until when tickets can be returned, and what was refunded', () => {
  renderSheet({ refunded: 15_000 });
  expect(text()).toContain('Tickets can be returned until Dec 06, 2025, 18:30 UTC.');
  expect(text()).toMatch(/Refunded.*150\.00/);
});

it('offers the actions of a ticket, and none after its deadline', () => {
  renderSheet({});
  for (const name of ['Change the name', 'Transfer ticket', 'Return it'])
    screen.getByRole('button', { name });
  cleanup();
  renderSheet({ canReturnUntil: null }, [{ ...issuedTicket, canChange: false, canReturn: false }]);
  for (const name of ['Change the name', 'Transfer ticket', 'Return it'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(text()).not.toContain('can be returned');
});

it('offers the PDF of valid tickets only', () => {
  renderSheet({});
  const link = screen.getByRole('link', { name: 'Download as PDF' });
  expect(link.getAttribute('href')).toBe('/api/tickets/tickets.pdf?key=key');
  cleanup();
  renderSheet({}, [{ ...issuedTicket, state: 'returned', code: null }]);
  expect(screen.queryByRole('link', { name: 'Download as PDF' })).toBeNull();
  cleanup();
  // Tickets that are stored on the device, without a connection.
  renderSheet({}, [issuedTicket], false);
  expect(screen.queryByRole('link', { name: 'Download as PDF' })).toBeNull();
});

it('offers the pass that a device opens', () => {
  const agent = vi.spyOn(navigator, 'userAgent', 'get');
  const passOf = (device: string, changes: Partial<IssuedTicket>) => {
    agent.mockReturnValue(`Mozilla/5.0 (${device}) AppleWebKit/605.1.15`);
    renderSheet({}, [{ ...issuedTicket, ...changes }]);
    const link = screen.queryByRole('link', { name: /Wallet$/ });
    const found = link && [link.textContent, link.getAttribute('href')];
    cleanup();
    return found;
  };
  const both = { hasPass: true, hasGooglePass: true, canChange: false, canReturn: false };
  const apple = ['Add to Apple Wallet', '/api/tickets/ticket.pkpass?key=key&ticket=t1'];
  expect(passOf('iPhone; CPU iPhone OS 18_1', both)).toEqual(apple);
  expect(passOf('Macintosh; Intel Mac OS X 10_15_7', both)).toEqual(apple);
  const google = ['Add to Google Wallet', '/api/tickets/google-pass?key=key&ticket=t1'];
  expect(passOf('Linux; Android 14', both)).toEqual(google);
  expect(passOf('Windows NT 10.0', both)).toBeNull();
  expect(passOf('iPhone; CPU iPhone OS 18_1', { hasGooglePass: true })).toBeNull();
  expect(passOf('Linux; Android 14', { hasPass: true })).toBeNull();
});

it('states date and place on each ticket, for a guest who has it alone', () => {
  renderSheet({}, [issuedTicket, { ...issuedTicket, id: 't2', name: 'Kofi Serwaa' }]);
  const cards = screen.getAllByRole('listitem');
  expect(cards).toHaveLength(2);
  for (const card of cards) {
    expect(card.textContent).toContain('MATE 2025, Dec 13, 2025');
    expect(card.textContent).toContain('Doors 17:30, music at 18:30, Grand Hall, Accra');
  }
});
