// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StoreProvider } from '@school/shared/api';
import { renderIn, shellWithStore } from '../../testing/inShell';
import { refusal, stubApi, type AskedOnce } from '../../testing/stubApi';
import { Shifts } from './Shifts';

const people = ['Ama', 'Kofi'].map((name) => ({
  id: name,
  name,
  email: `${name}@example.com`,
  phone: null,
  note: null,
  isActive: true,
  shifts: 0,
}));
/** Who does the one shift, by the API. */
let doing: string[];
/** Shifts that were planned here, and whether the API takes another one. */
let planned: object[];
let isAway: boolean;
let shell: ReturnType<typeof shellWithStore>;
let asked: readonly AskedOnce[];

beforeEach(async () => {
  doing = [];
  planned = [];
  isAway = false;
  asked = stubApi(({ method, path, body }) => {
    if (method === 'POST' && isAway) return refusal(503, 'unavailable', 'The service is away.');
    if (method === 'POST') {
      planned.push({ ...(body as object), id: 'new', note: null, helpers: [] });
      return planned.at(-1) ?? {};
    }
    const who = path.split('/volunteers/')[1];
    if (who === 'Kofi') return refusal(409, 'conflict', 'Has another shift then');
    if (who && method !== 'GET') {
      doing = method === 'PUT' ? [who] : [];
      return new Response(null, { status: 204 });
    }
    return path.startsWith('/staff/volunteers')
      ? { total: 2, more: false, page: 1, perPage: 500, rows: people }
      : { shifts: [shift(), ...planned] };
  });
  shell = shellWithStore();
  renderIn(
    shell,
    <StoreProvider>
      <Shifts />
    </StoreProvider>,
  );
  await screen.findByText(/08:00 to 12:00, Door/);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const shift = () => ({
  id: 'door',
  task: 'Door',
  place: 'Main hall',
  startsAt: '2025-10-11T08:00:00.000Z',
  endsAt: '2025-10-11T12:00:00.000Z',
  needed: 2,
  note: null,
  helpers: doing.map((who) => ({
    assignment: who,
    volunteer: who,
    name: who,
    phone: null,
    email: `${who}@example.com`,
  })),
});

async function give(name: string): Promise<void> {
  const field = await screen.findByLabelText('Who does Door at 08:00');
  fireEvent.change(field, { target: { value: name } });
  fireEvent.click(screen.getByRole('button', { name: 'Give the shift' }));
}

it('is given to a helper and taken back, and says how many it still takes', async () => {
  expect(screen.getByText('0 of 2, 2 wanted')).toBeTruthy();
  await give('Ama');
  await screen.findByText('1 of 2, 1 wanted');
  expect(asked.filter(({ method }) => method === 'PUT')).toMatchObject([
    { path: '/staff/volunteer-shifts/door/volunteers/Ama' },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Take Ama out of Door' }));
  await screen.findByText('0 of 2, 2 wanted');
});

it('says at the field why somebody cannot do it, and keeps who was chosen', async () => {
  await give('Kofi');
  expect(await screen.findByText(/^Kofi: Has another shift then/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Who does Door at 08:00').value).toBe('Kofi');
});

it('stands on a sheet for the wall', async () => {
  await give('Ama');
  await screen.findByText('1 of 2, 1 wanted');
  fireEvent.click(screen.getByRole('button', { name: 'Sheet to print' }));
  expect(screen.queryByRole('button', { name: 'Give the shift' })).toBeNull();
  expect(document.body.textContent).toContain('Ama');
});

it('is planned: what is missing is said at its field, and a lost answer is asked for again by the same key', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Plan a shift' }));
  const form = within(screen.getByRole('dialog'));
  const type = (label: string, value: string) =>
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  const send = () => fireEvent.click(form.getByRole('button', { name: 'Plan it' }));
  const posts = () => asked.filter(({ method }) => method === 'POST');
  await form.findByLabelText('Task');
  type('Task', 'Stage');
  type('Place', 'Great hall');
  type('From (UTC)', '2025-10-11T13:00');
  type('To (UTC)', '2025-10-11T12:00');
  type('Helpers it takes', '3');
  send();
  await waitFor(() => expect(form.getByLabelText('To (UTC)').getAttribute('aria-invalid')).toBe('true'));
  expect(form.getAllByText('This is not after the beginning').length).toBeGreaterThan(0);
  expect(posts()).toEqual([]);

  type('To (UTC)', '2025-10-11T17:30');
  isAway = true;
  send();
  await waitFor(() => expect(posts()).toHaveLength(1));
  await form.findByText(/The service is away/);
  isAway = false;
  send();
  await screen.findByText(/13:00 to 17:30, Stage/);
  expect(screen.getByText('0 of 3, 3 wanted')).toBeTruthy();
  expect(shell.toast.add).toHaveBeenCalledWith('Stage is planned.', { type: 'success' });
  expect(form.queryByLabelText('Task')).toBeNull();
  const [first, second] = posts();
  expect(second?.body).toEqual({
    task: 'Stage',
    place: 'Great hall',
    startsAt: '2025-10-11T13:00:00.000Z',
    endsAt: '2025-10-11T17:30:00.000Z',
    needed: 3,
  });
  expect(second).toEqual(first);
  expect(first?.path).toBe('/staff/volunteer-shifts');
  expect(first?.key).toMatch(/^[\da-f-]{36}$/);
});
