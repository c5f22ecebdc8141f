import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { TicketPrice } from '../api';
import { useHold } from '../hold/useHold';
import { NOTHING, type Purchase } from '../purchase/purchase';
import { inStore } from '../testing/inStore';
import { DetailsStep } from './DetailsStep';

const token = '4f6c0f5e-6d53-4f0e-9c9b-0d2b8f1f6a11';
const lineOf = (quantity: number) => ({ type: 'regular', name: 'Regular', quantity, price: 10_000 });

const holdOf = (quantity: number) => ({
  state: 'active',
  expiresAt: '2025-03-01T12:15:00.000Z',
  expiresInSeconds: 900,
  isPaymentPending: false,
  sale: 'public',
  isOffer: false,
  lines: [{ ...lineOf(quantity), admits: 1 }],
  tickets: Array.from({ length: quantity }, () => ({ type: 'regular', typeName: 'Regular', seat: null })),
  amount: quantity * 10_000,
  hasOrder: false,
});

/** An API with a hold, the discount of a promo code, and a record of the orders sent. */
function boxOffice() {
  const api = { quantity: 4, discount: 0, sent: [] as { seenTotal?: number; name?: string }[] };
  const totalOf = () => api.quantity * 10_000 - api.discount;
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api', '');
    if (path === '/tickets/hold') return Response.json(holdOf(api.quantity));
    if (path === '/tickets/hold/price') {
      const subtotal = api.quantity * 10_000;
      const { discount } = api;
      const lines = [{ ...lineOf(api.quantity), discount }];
      const price: TicketPrice = { lines, subtotal, discount, amount: totalOf(), promoCode: null };
      return Response.json(price);
    }
    const buyer = (await request.json()) as { seenTotal?: number };
    api.sent.push(buyer);
    const total = totalOf();
    if (buyer.seenTotal !== total) {
      const message = `The total is now GH₵ ${total / 100}.00.`;
      return Response.json(
        { error: { code: 'total_changed', message, total, requestId: 'r' } },
        { status: 409 },
      );
    }
    return Response.json({ order: { state: 'paid', needsStaff: false }, checkout: null });
  });
  return api;
}

function Page() {
  const [purchase, setPurchase] = useState<Purchase>({ ...NOTHING, holdToken: token });
  const { hold, ask } = useHold(token);
  const update = (change: object) => setPurchase((known) => ({ ...known, ...change }));
  if (!hold) return null;
  return (
    <DetailsStep
      sale={{ name: 'public' } as never}
      {...{ purchase, update, hold, ask }}
      above={null}
      bar={null}
    />
  );
}

afterEach(async () => {
  await vi.dynamicImportSettled();
});

async function fillIn() {
  const type = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  await screen.findByRole('button', { name: 'Pay GH₵ 400.00' });
  type('Your name', 'Ama Danso');
  type('Email', 'ama@example.com');
  fireEvent.input(screen.getByLabelText(/^Phone/), { target: { value: '024 123 4567' } });
}

it('shows a changed total before it is paid, and keeps the typed text', async () => {
  const api = boxOffice();
  render(<Page />, { wrapper: inStore().wrapper });
  await fillIn();
  // Another window adds a ticket.
  api.quantity = 5;
  fireEvent.click(screen.getByRole('button', { name: 'Pay GH₵ 400.00' }));
  await screen.findByText('The total is now GH₵ 500.00.');
  await screen.findByRole('button', { name: 'Pay GH₵ 500.00' });
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Ama Danso');
  fireEvent.click(screen.getByRole('button', { name: 'Pay GH₵ 500.00' }));
  await waitFor(() => expect(api.sent).toHaveLength(2));
  expect(api.sent).toMatchObject([{ seenTotal: 40_000 }, { seenTotal: 50_000, name: 'Ama Danso' }]);
  await waitFor(() => expect(screen.queryByText('The total is now GH₵ 500.00.')).toBeNull());
});

it('shows the current discount of a promo code', async () => {
  const api = boxOffice();
  render(<Page />, { wrapper: inStore().wrapper });
  await fillIn();
  api.discount = 4_000;
  fireEvent.click(screen.getByRole('button', { name: 'Pay GH₵ 400.00' }));
  await screen.findByText('The total is now GH₵ 360.00.');
  expect(await screen.findByRole('button', { name: 'Pay GH₵ 360.00' })).toBeTruthy();
});
