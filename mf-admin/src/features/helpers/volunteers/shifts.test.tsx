import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderWithStore, shellWithStore } from '../../../testing/inShell';
import { expectPeriods, terms, termsPath } from '../../../testing/periods';
import { refusal, stubApi, type StubbedRequest } from '../../../testing/stubApi';
import { Shifts } from './Shifts';

/** The last volunteer is far beyond the first page. */
const names = ['Ama', 'Kofi', ...Array.from({ length: 600 }, (_, nth) => `Volunteer ${nth + 1}`), 'Zainab'];
const people = names.map((name) => ({
  id: name,
  name,
  email: `${name}@example.com`,
  phone: null,
  note: null,
  isActive: true,
  addedAt: '2025-03-01T12:00:00.000Z',
  shifts: 0,
}));
/** The volunteers of the shift at the API. */
let doing: string[];
/** The planned shifts, and whether the API accepts another. */
let planned: object[];
let isAway: boolean;
let shell: ReturnType<typeof shellWithStore>;
let asked: readonly StubbedRequest[];

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  doing = [];
  planned = [];
  isAway = false;
  asked = stubApi(({ method, path, body }) => {
    if (path === termsPath) return { shown: terms };
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
      ? pageOf(new URLSearchParams(path.split('?')[1]))
      : { shifts: [shift(), ...planned] };
  });
  shell = shellWithStore();
  renderWithStore(<Shifts />, shell);
  await screen.findByText(/08:00 to 12:00, Door/);
});

function pageOf(query: URLSearchParams) {
  expect([query.get('state'), query.get('sort'), query.get('order')]).toEqual(['helps', 'name', 'asc']);
  const perPage = Number(query.get('perPage'));
  const fitting = people.filter(({ name }) => name.includes(query.get('search') ?? ''));
  return { total: fitting.length, more: false, page: 1, perPage, rows: fitting.slice(0, perPage) };
}

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
  fireEvent.click(screen.getByRole('button', { name: /^Assign volunteer/ }));
  fireEvent.click(await screen.findByRole('button', { name: `Assign to ${name}` }));
}

it('is assigned and unassigned, and shows how many places are left', async () => {
  expect(screen.getByText('0 of 2, 2 needed')).toBeTruthy();
  await give('Ama');
  await screen.findByText('1 of 2, 1 needed');
  expect(asked.filter(({ method }) => method === 'PUT')).toMatchObject([
    { path: '/staff/volunteer-shifts/door/volunteers/Ama' },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Ama from Door' }));
  await screen.findByText('0 of 2, 2 needed');
});

it('says why a volunteer is unavailable, and leaves the choice open', async () => {
  await give('Kofi');
  expect((await screen.findByText(/^Has another shift then/)).closest('li')?.textContent).toContain('Kofi');
  fireEvent.click(screen.getByRole('button', { name: 'Assign to Ama' }));
  await screen.findByText('1 of 2, 1 needed');
  expect(screen.queryByText('Assign a volunteer to Door at 08:00')).toBeNull();
});

it('is assigned to any of hundreds of volunteers, found by a search of the API', async () => {
  fireEvent.click(screen.getByRole('button', { name: /^Assign volunteer/ }));
  await screen.findByText('These are the first 25 by name. Search to find the others.');
  expect(screen.queryByText('Zainab')).toBeNull();
  const field = screen.getByRole('searchbox', { name: 'Search' });
  fireEvent.change(field, { target: { value: 'Zai' } });
  fireEvent.submit(field);
  fireEvent.click(await screen.findByRole('button', { name: 'Assign to Zainab' }));
  await screen.findByText('1 of 2, 1 needed');
  expect(doing).toEqual(['Zainab']);
});

it('shows what a colleague assigned, without a reload', async () => {
  doing = ['Ama'];
  await vi.advanceTimersByTimeAsync(25_000);
  expect(await screen.findByText('1 of 2, 1 needed')).toBeTruthy();
});

it('is printed on a sheet for the wall', async () => {
  await give('Ama');
  await screen.findByText('1 of 2, 1 needed');
  fireEvent.click(screen.getByRole('button', { name: 'Print view' }));
  expect(screen.queryByRole('button', { name: /^Assign / })).toBeNull();
  expect(document.body.textContent).toContain('Ama');
});

it('is planned with errors at their fields, and sent again with the same key after a lost response', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Add shift' }));
  const form = within(screen.getByRole('dialog'));
  const type = (label: string, value: string) =>
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  const send = () => fireEvent.click(form.getByRole('button', { name: 'Add shift' }));
  const posts = () => asked.filter(({ method }) => method === 'POST');
  await form.findByLabelText('Task');
  type('Task', 'Stage');
  type('Place', 'Great hall');
  type('From (UTC)', '2025-10-11T13:00');
  type('To (UTC)', '2025-10-11T12:00');
  type('Volunteers needed', '3');
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
  expect(screen.getByText('0 of 3, 3 needed')).toBeTruthy();
  expect(shell.toast.add).toHaveBeenCalledWith('Stage was added.', { type: 'success' });
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

it('is filtered by a period with a table to export, and shows coming shifts without one', async () => {
  vi.setSystemTime(new Date('2025-03-31T23:59:59Z'));
  cleanup();
  renderWithStore(<Shifts />, shell);
  const field = await screen.findByLabelText<HTMLSelectElement>('Period');
  expect(field.selectedOptions[0]?.text).toBe('From today');
  const shifts = (path: string) => path.startsWith('/staff/volunteer-shifts');
  const lastAsked = () => asked.map(({ path }) => path).findLast(shifts) ?? '';
  await expectPeriods(() => lastAsked().split('?')[1] ?? '');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  fireEvent.change(field, { target: { value: 'month' } });
  fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() =>
    expect(asked.map(({ path }) => path)).toContain(
      '/staff/volunteer-shifts/export?from=2025-03-01&to=2025-03-31',
    ),
  );
});
