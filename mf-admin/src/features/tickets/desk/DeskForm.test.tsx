import { useState } from 'react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithStore } from '../../../testing/inShell';
import { refusal, stubApi } from '../../../testing/stubApi';
import type { StaffTicketType } from '../api';
import { DeskForm } from './DeskForm';

const student: StaffTicketType = {
  id: 'student',
  sale: 'public',
  name: 'Student',
  note: '',
  price: 8_000,
  tone: 'rose',
  admits: 1,
  pool: null,
  capacity: 10,
  sold: 0,
  held: 0,
  left: 10,
  maxPerOrder: 8,
  isOpen: true,
  position: 1,
  waiting: 0,
};

function Desk({ onSold }: { readonly onSold: () => void }) {
  const [price, setPrice] = useState(student.price);
  return (
    <DeskForm
      types={[{ ...student, price }]}
      chosen={[]}
      onSold={onSold}
      onPricesChanged={() => setPrice(9_000)}
    />
  );
}

it('sells for the total shown, and shows a changed total before it sells', async () => {
  const asked = stubApi(({ body }) =>
    (body as { seenTotal: number }).seenTotal === 18_000
      ? {}
      : refusal(409, 'total_changed', 'The total is now GH₵ 180.00.'),
  );
  const onSold = vi.fn<() => void>();
  renderWithStore(<Desk onSold={onSold} />);
  fireEvent.input(await screen.findByLabelText(/^Student/), { target: { value: '2' } });
  fireEvent.input(screen.getByLabelText('Name of the buyer'), { target: { value: 'Kofi' } });
  await screen.findByText('GH₵ 160.00');
  const sell = () => fireEvent.click(screen.getByRole('button', { name: 'Paid, sell tickets' }));
  sell();
  await screen.findByText('The total is now GH₵ 180.00.');
  await screen.findByText('GH₵ 180.00');
  expect(onSold).not.toHaveBeenCalled();
  sell();
  await waitFor(() => expect(onSold).toHaveBeenCalledOnce());
  expect(asked.map(({ body }) => body)).toMatchObject([
    { name: 'Kofi', seenTotal: 16_000 },
    { name: 'Kofi', seenTotal: 18_000 },
  ]);
});
