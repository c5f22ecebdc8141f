import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { serverReady } from '@school/shared';
import { renderWithStore, shellWithStore } from '../../../testing/inShell';
import { refusal, stubApi, type StubbedRequest } from '../../../testing/stubApi';
import { Outbox } from './Outbox';

const mail = {
  id: 'm1',
  kind: 'mail',
  what: 'A mail',
  to: 'ama@example.com',
  subject: 'Your receipt',
  state: 'failed',
  attempts: 12,
  createdAt: '2025-03-01T12:00:00.000Z',
  dueAt: null,
  endedAt: null,
  problem: 'The mailbox does not exist, or refuses our mails.',
  error: '550 5.1.1',
  dropReason: null,
  canRepeat: true,
};
/** What its drawer tells beside it. */
const detail = {
  ...mail,
  key: 'receipt-1',
  text: 'Dear Ama,\nthank you.',
  copies: [] as { id: string; state: string; createdAt: string }[],
};
let isAway: boolean;
let asked: readonly StubbedRequest[];

// What comes when it is wanted is there at once: a test waits for no download.
beforeAll(serverReady);
beforeEach(async () => {
  isAway = true;
  asked = stubApi(({ method, path }) => {
    if (path === '/me')
      return { id: 'a', roles: ['admin'], staff: true, admin: true, door: true, jury: true };
    if (method === 'POST' && isAway) return refusal(503, 'unavailable', 'Away');
    if (path === '/staff/outbox/bulk')
      return { at: mail.createdAt, selected: 1, changed: 1, unchanged: 0, refused: 0, reasons: [] };
    if (method === 'POST') return { ...detail, state: 'waiting' };
    if (path === '/staff/outbox/m1') return detail;
    if (path === '/staff/outbox/m2') return { ...detail, id: 'm2', subject: 'Your receipt once more' };
    const rows = path.includes('search=kojo') ? [] : [mail];
    return { total: rows.length, more: false, page: 1, perPage: 25, rows };
  });
  const shell = shellWithStore();
  shell.navigate.mockImplementation(async (to) => {
    window.history.replaceState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  window.history.replaceState(null, '', '/admin/helpers?part=outbox&state=failed');
  renderWithStore(<Outbox />, shell);
  await screen.findByText(mail.to);
});
afterEach(() => {
  detail.copies = [];
});

const posts = () => asked.filter(({ method }) => method === 'POST');
const drawer = async () => within(await screen.findByRole('dialog', { name: /Your receipt/ }));
async function openIt() {
  fireEvent.click(screen.getByRole('button', { name: 'Your receipt' }));
  return drawer();
}

it('shows what failed and why, and retries it with the same key after a lost response', async () => {
  expect(asked.some(({ path }) => path.includes('state=failed'))).toBe(true);
  expect(screen.getByText(mail.problem)).toBeTruthy();
  const job = await openIt();
  const again = await job.findByRole('button', { name: /^Retry now/ });
  fireEvent.click(again);
  await waitFor(() => expect(posts()).toHaveLength(1));
  isAway = false;
  await waitFor(() => expect(again.getAttribute('aria-busy')).not.toBe('true'));
  fireEvent.click(again);
  await waitFor(() => expect(posts()).toHaveLength(2));
  const [first, second] = posts();
  expect(first?.path).toBe('/staff/outbox/m1/again');
  expect(first?.key).toMatch(/^[\da-f-]{36}$/);
  expect(second?.key).toBe(first?.key);
});

it('shows the text of a mail, and whether it was resent', async () => {
  detail.copies = [{ id: 'm2', state: 'done', createdAt: mail.createdAt }];
  const job = await openIt();
  expect((await job.findByText(/Dear Ama/)).textContent).toBe(detail.text);
  expect(job.getByText('550 5.1.1')).toBeTruthy();
  fireEvent.click(job.getByRole('button', { name: /^Open/ }));
  await screen.findByRole('dialog', { name: 'Your receipt once more' });
});

it('is searched by the address, and says when nothing matches', async () => {
  const search = screen.getByRole('searchbox', { name: 'Search' });
  fireEvent.change(search, { target: { value: 'kojo' } });
  fireEvent.submit(search.closest('form') as HTMLFormElement);
  await screen.findByRole('heading', { name: /jobs/ });
  // It outlives a reload, and can be handed to a colleague.
  expect(window.location.search).toBe('?part=outbox&search=kojo&state=failed');
});

it('retries all selected jobs at once', async () => {
  isAway = false;
  fireEvent.click(screen.getByRole('checkbox', { name: /Your receipt|Select/ }));
  fireEvent.change(await screen.findByLabelText('Action'), { target: { value: 'again' } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Retry now' }));
  await waitFor(() =>
    expect(posts()).toMatchObject([
      { path: '/staff/outbox/bulk', body: { selection: { ids: ['m1'] }, dry: false } },
    ]),
  );
});

it('cancels a job with a reason, and not without one', async () => {
  fireEvent.click(await (await openIt()).findByRole('button', { name: /^Cancel job/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel job' }));
  await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0));
  expect(posts()).toHaveLength(0);
  isAway = false;
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Rang her instead' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel job' }));
  await waitFor(() => expect(posts()).toMatchObject([{ body: { reason: 'Rang her instead' } }]));
});
