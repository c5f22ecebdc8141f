import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderWithStore, shellWithAddress } from '../../../testing/inShell';
import { expectPeriods, lastOfMarch, terms, termsPath } from '../../../testing/periods';
import { refusal, stubApi, type StubbedRequest } from '../../../testing/stubApi';
import { SentAnnouncements } from './SentAnnouncements';

const announcement = {
  id: 'a1',
  subject: 'Bring a stool',
  text: 'Bring it.',
  filter: {},
  entries: 1,
  actor: 'Akosua Owusu',
  sentAt: '2025-03-31T23:59:59.999Z',
};

let isAway: boolean;
let asked: readonly StubbedRequest[];
beforeEach(() => {
  lastOfMarch();
  isAway = false;
});

/** Shows a list of so many announcements, none of which was sent in April. */
function show(total: number, query = ''): void {
  window.history.replaceState(null, '', `/admin/registrations/announcements${query}`);
  asked = stubApi(({ path }) => {
    if (path === termsPath) return { shown: terms };
    if (isAway) return refusal(503, 'unavailable', 'The service is away.');
    const found = path.includes('from=2025-04-01') ? 0 : total;
    return { total: found, page: 1, perPage: 10, rows: found ? [announcement] : [] };
  });
  renderWithStore(<SentAnnouncements />, shellWithAddress());
}
const lists = () => asked.map(({ path }) => path).filter((path) => path.includes('/announcements?'));
const lastAsked = () => lists().at(-1)?.split('?')[1] ?? '';

it('is filtered by the period of the address', async () => {
  show(1);
  await screen.findByText('Bring a stool');
  await expectPeriods(lastAsked);
  fireEvent.change(screen.getByLabelText('Period'), { target: { value: 'last-month' } });
  await waitFor(() => expect(window.location.search).toBe('?from=2025-02-01&to=2025-02-28'));
});

it('returns to the first page when another period is chosen', async () => {
  show(25);
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
  await waitFor(() => expect(lastAsked()).toBe('page=2'));
  fireEvent.change(screen.getByLabelText('Period'), { target: { value: 'month' } });
  await waitFor(() => expect(new URLSearchParams(lastAsked()).get('page')).toBe('1'));
});

it('distinguishes an empty period from an empty list', async () => {
  show(1, '?from=2025-04-01');
  fireEvent.click(await screen.findByRole('button', { name: 'Show all' }));
  await screen.findByText('Bring a stool');
  cleanup();
  show(0);
  await screen.findByText('No announcements yet.');
  expect(screen.queryByLabelText('Period')).toBeNull();
});

it('shows no announcements of another period when those of the chosen one cannot be loaded', async () => {
  show(1);
  await screen.findByText('Bring a stool');
  isAway = true;
  fireEvent.change(screen.getByLabelText('Period'), { target: { value: 'month' } });
  await screen.findByText('The announcements could not be loaded', {}, { timeout: 10_000 });
  expect(screen.queryByText('Bring a stool')).toBeNull();
});
