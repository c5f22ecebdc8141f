import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { inStore } from '../testing/inStore';
import { PaidOrder } from './PaidOrder';

const order = { email: 'ama@example.com', amount: 15_000, method: 'card', state: 'paid', needsStaff: false };

function renderPaid(answer: object) {
  vi.stubGlobal('fetch', async () => Response.json({ ...order, ...answer }));
  const { shell, wrapper } = inStore();
  const token = '4f6c0f5e-6d53-4f0e-9c9b-0d2b8f1f6a11';
  render(<PaidOrder sale="public" token={token} update={vi.fn()} />, { wrapper });
  return shell;
}

afterEach(async () => {
  // Drawings load when they are shown.
  await vi.dynamicImportSettled();
});

it.each(['given', 'other_seats'])('shows the tickets once they are %s', async (fulfilment) => {
  const { navigate } = renderPaid({ fulfilment, orderKey: 'key' });
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledWith('/mate-2025/purchase-success#order=key', { replace: true }),
  );
});

it('says that a payment which came too late is refunded automatically', async () => {
  const { navigate } = renderPaid({ fulfilment: 'sent_back', orderKey: null });
  await screen.findByRole('heading', { name: 'We are refunding your money' });
  expect(document.body.textContent).toContain('You need not do anything. We have written to ama@example.com');
  expect(navigate).not.toHaveBeenCalled();
});

it('waits while the tickets are issued', async () => {
  const { navigate } = renderPaid({ fulfilment: 'waiting', orderKey: null });
  await screen.findByRole('heading', { name: 'Payment received!' });
  expect(navigate).not.toHaveBeenCalled();
});
