import { useState } from 'react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithStore } from '../../../testing/inShell';
import { stubApi } from '../../../testing/stubApi';
import type { VolunteerRow } from '../api';
import { VolunteerForm } from './VolunteerForm';

const ama: VolunteerRow = {
  id: 'ama',
  name: 'Ama',
  email: 'ama@example.com',
  phone: '+233244123456',
  note: 'Door',
  isActive: true,
  addedAt: '2025-03-01T12:00:00.000Z',
  shifts: 0,
};

/** The form, with a record that a colleague changes. */
function ChangedByColleague() {
  const [volunteer, setVolunteer] = useState(ama);
  const changed = { ...ama, phone: '+233200000000', note: 'Cloakroom' };
  return (
    <>
      <button onClick={() => setVolunteer(changed)}>A colleague changes it</button>
      <button onClick={() => setVolunteer({ ...changed, note: 'Stage' })}>A colleague writes the same</button>
      <VolunteerForm volunteer={volunteer} onDone={() => undefined} />
    </>
  );
}

it('follows changes of a colleague, keeps typed text, and marks what was changed in both', async () => {
  const asked = stubApi(() => new Response(null, { status: 204 }));
  renderWithStore(<ChangedByColleague />);
  const value = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
  fireEvent.change(await screen.findByLabelText(/^Note/), { target: { value: 'Stage' } });
  fireEvent.click(screen.getByRole('button', { name: 'A colleague changes it' }));
  await waitFor(() => expect(value(/^Phone/)).toBe('+233200000000'));
  expect(value(/^Note/)).toBe('Stage');
  expect((await screen.findByRole('alert')).textContent).toContain('Note is now “Cloakroom”.');
  expect(screen.queryByText(/Phone is now/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'A colleague writes the same' }));
  await waitFor(() => expect(screen.queryByText(/Note is now/)).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({
      name: 'Ama',
      email: 'ama@example.com',
      phone: '+233200000000',
      note: 'Stage',
    }),
  );
});
