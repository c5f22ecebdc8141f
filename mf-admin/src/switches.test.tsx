import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { putStaffParts } from '@school/shared/staff';
import { generatedApi as registrationsApi } from './features/registrations/api';
import { renderWithStore, shellWithStore } from './testing/inShell';
import { refusal, stubApi, type StubbedRequest } from './testing/stubApi';
import { generatedApi as ticketsApi } from './features/tickets/api';
import { Switches } from './features/helpers/Switches';

const entries = '/staff/competition/settings';
const sale = '/staff/tickets/sales/public';
const project = '/staff/projects/vehicle';

/** What is open, by the API; each is changed at its path. */
let isOpen: Record<string, boolean>;
let isAway: boolean;
let asked: readonly StubbedRequest[];
let shell: ReturnType<typeof shellWithStore>;

const noTimes = { opensAt: null, closesAt: null };
const answers = (): Record<string, object> => ({
  [entries]: { ...noTimes, isOpen: isOpen[entries], isBlind: false, movesUntil: null },
  '/staff/tickets/sales': [{ ...noTimes, sale: 'public', isOpen: isOpen[sale], isOpenNow: isOpen[sale] }],
  '/projects': [{ slug: 'vehicle', kind: 'asset', name: 'A vehicle', isOpen: isOpen[project] }],
});

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  isOpen = { [entries]: true, [sale]: true, [project]: true };
  isAway = false;
  asked = stubApi(({ method, path, body }) => {
    if (method === 'PATCH' && isAway) return refusal(503, 'unavailable', 'The service is away.');
    if (method === 'PATCH') isOpen[path] = (body as { isOpen: boolean }).isOpen;
    return answers()[path] ?? {};
  });
  putStaffParts({
    BesideRecord: ({ record: { kind, id }, refetch }) => (
      <button onClick={() => void refetch()}>{`At ${kind}/${id}`}</button>
    ),
  });
  shell = shellWithStore();
  // Each feature's switches come as a chunk of their own.
  await act(async () => {
    renderWithStore(<Switches />, shell);
  });
});

const tableOf = async (caption: string) => within(await screen.findByRole('table', { name: caption }));
const press = async (caption: string, name: string) =>
  fireEvent.click((await tableOf(caption)).getByRole('button', { name }));
const confirm = async (name: string) =>
  fireEvent.click(await within(screen.getByRole('dialog')).findByRole('button', { name }));
/** As when the page hears of what a colleague does. */
async function readAnew(): Promise<void> {
  const { dispatch } = await shell.store();
  const anew = { forceRefetch: true };
  await dispatch(registrationsApi.endpoints.adminGetCompetitionSettings.initiate(undefined, anew));
  await dispatch(ticketsApi.endpoints.adminListTicketSales.initiate(undefined, anew));
}
const changes = () =>
  asked.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body] as const);

it.each([
  [
    'Registration and auditions',
    entries,
    ['Close entries', 'Close entries'],
    ['Open entries', 'Open entries'],
  ],
  ['Ticket sales', sale, ['Close Public sale', 'Close sale'], ['Open Public sale', 'Open sale']],
  // A project opens again without a question.
  ['Donations', project, ['Close A vehicle', 'Close to donations'], ['Reopen A vehicle', undefined]],
] as const)('%s: is closed after confirmation and reopened', async (caption, path, close, open) => {
  await press(caption, close[0]);
  expect(changes()).toEqual([]);
  await confirm(close[1]);
  expect(await (await tableOf(caption)).findByText('Closed')).toBeTruthy();
  expect(changes()).toEqual([[path, { isOpen: false }]]);

  await press(caption, open[0]);
  if (open[1]) await confirm(open[1]);
  expect(await (await tableOf(caption)).findByText('Open')).toBeTruthy();
  expect(changes()).toEqual([
    [path, { isOpen: false }],
    [path, { isOpen: true }],
  ]);
});

it('stays unchanged after a dismissal, and when the API rejects it, with a message', async () => {
  await press('Ticket sales', 'Close Public sale');
  await confirm('Cancel');
  expect(changes()).toEqual([]);
  isAway = true;
  await press('Ticket sales', 'Close Public sale');
  await confirm('Close sale');
  await waitFor(() =>
    expect(shell.toast.add).toHaveBeenCalledWith(expect.stringMatching(/^Public sale was not changed\. /), {
      type: 'error',
    }),
  );
  expect((await tableOf('Ticket sales')).getByText('Open')).toBeTruthy();
});

it.each([
  ['Registration and auditions', entries, 'Close entries', 'Open entries', 'Close entries'],
  ['Ticket sales', sale, 'Close Public sale', 'Open Public sale', 'Close sale'],
] as const)(
  '%s: does what was requested, whatever a colleague does meanwhile',
  async (caption, path, ask, now, yes) => {
    await press(caption, ask);
    isOpen[path] = false;
    await readAnew();
    await (await tableOf(caption)).findByRole('button', { name: now });
    await confirm(yes);
    await waitFor(() => expect(changes()).toEqual([[path, { isOpen: false }]]));
  },
);

it('shows what a colleague opened or closed, without a reload', async () => {
  await (await tableOf('Ticket sales')).findByText('Open');
  isOpen = { [entries]: false, [sale]: false, [project]: false };
  // Sales and projects are read now and then; what stands beside the competition's settings hears of each change.
  fireEvent.click(screen.getByRole('button', { name: 'At competition-settings/1' }));
  await vi.advanceTimersByTimeAsync(25_000);
  for (const caption of ['Registration and auditions', 'Ticket sales', 'Donations'])
    expect(await (await tableOf(caption)).findByText('Closed')).toBeTruthy();
});

it("shows who else has the competition's settings open, and names them in the question about a sale", async () => {
  await screen.findByRole('button', { name: 'At competition-settings/1' });
  expect(screen.queryByRole('button', { name: 'At ticket-sale/public' })).toBeNull();
  await press('Ticket sales', 'Close Public sale');
  const question = within(screen.getByRole('dialog'));
  expect(await question.findByRole('button', { name: 'At ticket-sale/public' })).toBeTruthy();
});

it('lists the switches of the features in their order', async () => {
  const tables = await screen.findAllByRole('table');
  expect(tables.map((table) => table.querySelector('caption')?.textContent)).toEqual([
    'Registration and auditions',
    'Ticket sales',
    'Donations',
  ]);
});
