import { SurroundingsContext } from '@school/shared';
import { standInShell } from '@school/shared/testing';
import { configure, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubApi } from '../testing/stubApi';
import { MonthlyGift } from './MonthlyGift';

// The API client loads with the first request, which takes time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const gift = {
  state: 'active',
  method: 'card',
  byItself: true,
  amount: 5_000,
  nextAt: null,
  project: { kind: 'project', slug: 'mate', name: 'MATE' },
  months: [],
};

test('a double click on the button that stops does not end the gift, and the question can be cancelled', async () => {
  const requests = stubApi({ '/monthly-gifts/mine': [{ body: gift }] });
  render(
    <SurroundingsContext value={{ shell: standInShell(), base: '' }}>
      <MonthlyGift token="a-key" />
    </SurroundingsContext>,
  );
  const stop = await screen.findByRole('button', { name: 'Stop giving' });
  fireEvent.click(stop);
  fireEvent.click(stop);
  expect(screen.getByRole('status').textContent).toContain('Do you want to end your monthly gift?');
  expect(requests).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Keep giving' }));
  expect(screen.queryByRole('button', { name: 'Yes, stop my gift' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Stop giving' })).toBeTruthy();
});

test('a donor leaves out the fee of the months to come', async () => {
  const requests = stubApi({
    '/monthly-gifts/mine': [{ body: { ...gift, fee: 98 } }, { body: { ...gift, fee: 0 } }],
  });
  render(
    <SurroundingsContext value={{ shell: standInShell(), base: '' }}>
      <MonthlyGift token="a-key" />
    </SurroundingsContext>,
  );
  expect(await screen.findByText('You add GH₵ 0.98 each month for the payment fee.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Leave out the fee' }));
  expect((await screen.findByRole('status')).textContent).toContain('you do not add the payment fee');
  expect(screen.queryByRole('button', { name: 'Leave out the fee' })).toBeNull();
  expect(screen.queryByText(/^You add/)).toBeNull();
  expect(requests).toHaveLength(2);
});
