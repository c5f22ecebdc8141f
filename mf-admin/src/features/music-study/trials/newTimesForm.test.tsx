import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithStore } from '../../../testing/inShell';
import { stubApi } from '../../../testing/stubApi';
import { NewTimesForm } from './NewTimesForm';

const yaa = '9b2f6c1e-58a4-4a53-9a63-0c8a7f0b7d11';
const kofi = '1f0e4f66-3c1b-4f0e-8d4c-6f2b9a0d5e22';
const teachers = [
  { id: kofi, name: 'Kofi Mensah', instruments: ['cello'], venues: ['accra'] },
  { id: yaa, name: 'Yaa Boateng', instruments: ['piano'], venues: ['accra'] },
].map((teacher) => ({ ...teacher, isActive: true, lessons: 0, trials: 0 }));
const taught = 'Yaa Boateng has another lesson then: Tuesdays, 15:00 to 16:00';

/** Opens the form. @param add what the API answers to new times */
function openForm(add: () => object) {
  const asked = stubApi(({ method }) => (method === 'POST' ? add() : { teachers, clashes: [] }));
  const done = vi.fn();
  renderWithStore(<NewTimesForm onDone={done} />);
  const set = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  return { asked, done, set };
}

async function fillIn(set: (label: string, value: string) => void) {
  await screen.findByRole('option', { name: 'Yaa Boateng' });
  set('Instrument', 'piano');
  set('Venue', 'accra');
  set('Teacher', yaa);
  set('Day', '2035-03-06');
  set('From (UTC)', '15:00');
  set('To (UTC)', '16:00');
  fireEvent.click(screen.getByRole('button', { name: 'Add times' }));
}

it('lists the teachers of the chosen instrument first, keeps the choice, and sends the key of the record', async () => {
  const { asked, done, set } = openForm(() => ({ added: 2 }));
  await fillIn(set);
  const options = within(screen.getByLabelText('Teacher')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Please choose',
    'Yaa Boateng',
    'Other teachers',
    'Kofi Mensah (Cello, Accra)',
  ]);
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
    teacher: yaa,
    instrument: 'piano',
  });
});

it('reports a conflicting lesson of the teacher at its field, and keeps everything typed', async () => {
  const fields = [{ field: 'from', message: taught }];
  const { done, set } = openForm(() =>
    Response.json({ error: { code: 'conflict', message: taught, requestId: 'r', fields } }, { status: 409 }),
  );
  await fillIn(set);
  await waitFor(() => expect(screen.getByLabelText('From (UTC)').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(taught).length).toBeGreaterThan(0);
  expect(screen.getByLabelText<HTMLSelectElement>('Teacher').value).toBe(yaa);
  expect(screen.getByLabelText<HTMLInputElement>('To (UTC)').value).toBe('16:00');
  expect(done).not.toHaveBeenCalled();
});
