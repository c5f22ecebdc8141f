// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StoreProvider } from '@school/shared/api';
import { renderIn, shellWithStore } from '../../testing/inShell';
import { refusal, stubApi, type AskedOnce } from '../../testing/stubApi';
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
let isAway: boolean;
let asked: readonly AskedOnce[];

beforeEach(async () => {
  isAway = true;
  asked = stubApi(({ method, path }) => {
    if (path === '/me')
      return { id: 'a', roles: ['admin'], staff: true, admin: true, door: true, jury: true };
    if (method === 'POST')
      return isAway ? refusal(503, 'unavailable', 'Away') : { ...mail, state: 'waiting' };
    const rows = path.includes('state=failed') && !path.includes('search=kojo') ? [mail] : [];
    return { total: rows.length, more: false, page: 1, perPage: 25, rows };
  });
  const shell = shellWithStore();
  shell.navigate.mockImplementation(async (to) => {
    window.history.replaceState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  renderIn(
    shell,
    <StoreProvider>
      <Outbox />
    </StoreProvider>,
  );
  await screen.findByText('to ama@example.com');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

const posts = () => asked.filter(({ method }) => method === 'POST');

it('says what failed and why, and tries it again: a second press after a lost answer is the same try', async () => {
  expect(screen.getByText('to ama@example.com')).toBeTruthy();
  expect(screen.getByText(mail.problem)).toBeTruthy();
  const again = screen.getByRole('button', { name: /^Try again now/ });
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

it('is narrowed by state and by words, and says when nothing fits', async () => {
  fireEvent.click(screen.getByRole('radio', { name: 'Waiting' }));
  await screen.findByText('Nothing waits.');
  fireEvent.click(screen.getByRole('radio', { name: 'Failed' }));
  const search = screen.getByRole('searchbox', { name: 'Search' });
  fireEvent.change(search, { target: { value: 'kojo' } });
  fireEvent.submit(search.closest('form') as HTMLFormElement);
  await screen.findByText('Nothing fits this.');
  expect(asked.at(-1)?.path).toContain('search=kojo');
  // It outlives a reload, and can be handed to a colleague.
  expect(window.location.search).toBe('?part=outbox&search=kojo&state=failed');
});

it('gives up with a reason, and not without', async () => {
  fireEvent.click(screen.getByRole('button', { name: /^Give up/ }));
  const act = await screen.findByRole('button', { name: 'Give it up' });
  fireEvent.click(act);
  await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0));
  expect(posts()).toHaveLength(0);
  isAway = false;
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Rang her instead' } });
  fireEvent.click(screen.getByRole('button', { name: 'Give it up' }));
  await waitFor(() => expect(posts()).toMatchObject([{ body: { reason: 'Rang her instead' } }]));
});
