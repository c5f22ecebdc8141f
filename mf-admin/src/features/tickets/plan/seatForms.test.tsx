import { useState } from 'react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithStore } from '../../../testing/inShell';
import { stubApi } from '../../../testing/stubApi';
import type { StaffSeat } from '../api';
import { PlaceForm } from './PlaceForm';
import { SeatsForm } from './SeatsForm';

const seat: StaffSeat = {
  id: 'C-1-1',
  block: 'C',
  row: 1,
  number: 1,
  label: 'Centre, row 1, seat 1',
  pool: 'regular',
  kind: 'seat',
  beside: null,
  table: null,
  x: 10,
  y: 20,
  note: null,
  state: 'free',
  ticket: null,
};

/** Both forms over one seat, and what comes of it when a colleague changes it. */
function ChangedByColleague() {
  const [now, setNow] = useState(seat);
  const changed: StaffSeat = { ...seat, state: 'blocked', note: 'A camera', x: 15, y: 25 };
  return (
    <>
      <button onClick={() => setNow(changed)}>A colleague changes it</button>
      <SeatsForm seats={[now, { ...seat, id: 'C-1-2' }]} isBlocked onDone={() => undefined} />
      <PlaceForm seat={now} plan={{ width: 100, height: 80 }} />
    </>
  );
}

it('show changes of a seat by a colleague, and keep the typed place', async () => {
  const asked = stubApi(() => ({}));
  renderWithStore(<ChangedByColleague />);
  const value = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
  fireEvent.change(await screen.findByLabelText(/^Across/), { target: { value: '12' } });
  expect(screen.queryAllByRole('alert')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'A colleague changes it' }));
  await waitFor(() => expect(value(/^Down/)).toBe('25'));
  expect(value(/^Across/)).toBe('12');
  const said = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(said).toEqual([
    expect.stringContaining('Centre, row 1, seat 1 is now blocked, pool regular, “A camera”.'),
    expect.stringContaining('Across, 0 to 100 is now “15”.'),
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Move seat' }));
  await waitFor(() => expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ x: 12, y: 25 }));
});
