import { useState } from 'react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithStore } from '../../../testing/inShell';
import { stubApi } from '../../../testing/stubApi';
import type { StaffTicketType } from '../api';
import { TypeForm } from './TypeForm';

const family: StaffTicketType = {
  id: 'family',
  sale: 'public',
  name: 'Family',
  note: 'Two and two',
  price: 8000,
  tone: 'gold',
  admits: 1,
  pool: null,
  capacity: 40,
  sold: 3,
  held: 0,
  left: 37,
  maxPerOrder: 8,
  isOpen: true,
  position: 1,
  waiting: 0,
};

/** The form, and what comes of the type when a colleague changes it. */
function ChangedByColleague() {
  const [type, setType] = useState(family);
  const changed: StaffTicketType = { ...family, price: 9000, capacity: 50, tone: 'palm', isOpen: false };
  return (
    <>
      <button onClick={() => setType(changed)}>A colleague changes it</button>
      <TypeForm type={type} onDone={() => undefined} />
    </>
  );
}

it("does not revert changes of a colleague, and marks what differs from one's own", async () => {
  const asked = stubApi(({ method }) => (method === 'GET' ? [family] : family));
  renderWithStore(<ChangedByColleague />);
  const input = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
  fireEvent.change(await screen.findByLabelText(/^Stock/), { target: { value: '60' } });
  fireEvent.click(screen.getByRole('button', { name: 'A colleague changes it' }));
  await waitFor(() => expect(input(/^Price/).value).toBe('90'));
  expect(input(/^Ticket colour/).value).toBe('palm');
  expect(input(/^For sale/).checked).toBe(false);
  expect(input(/^Stock/).value).toBe('60');
  const said = (await screen.findByRole('alert')).textContent;
  expect(said).toContain('Stock is now “50”.');
  expect(said).not.toContain('Price');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({
      name: 'Family',
      note: 'Two and two',
      price: 9000,
      capacity: 60,
      maxPerOrder: 8,
      tone: 'palm',
      isOpen: false,
    }),
  );
});
