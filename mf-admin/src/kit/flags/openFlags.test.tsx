import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderWithStore, shellWithAddress } from '../../testing/inShell';
import { expectPeriods, lastOfMarch, terms, termsPath } from '../../testing/periods';
import { stubApi, type StubbedRequest } from '../../testing/stubApi';
import { OpenFlags } from './OpenFlags';

const flagOf = (nth: number) => ({
  id: `f${nth}`,
  kind: 'underpaid',
  detail: `Case ${nth}`,
  createdAt: '2025-03-31T23:59:59.999Z',
});

let asked: readonly StubbedRequest[];
beforeEach(() => void lastOfMarch());

/** Shows so many cases, two of which are of this month, and none of the last one. */
function show(total: number): void {
  asked = stubApi(({ path }) => {
    if (path === termsPath) return { shown: terms };
    const from = new URLSearchParams(path.split('?')[1]).get('from');
    const found = from === '2025-03-01' ? 2 : from === '2025-02-01' ? 0 : total;
    return {
      total: found,
      page: 1,
      perPage: 5,
      rows: Array.from({ length: Math.min(5, found) }, (_, nth) => flagOf(nth)),
    };
  });
  renderWithStore(<OpenFlags count={total} />, shellWithAddress());
}
const lastAsked = () =>
  asked
    .map(({ path }) => path)
    .findLast((path) => path.startsWith('/staff/payment-flags?'))
    ?.split('?')[1] ?? '';
const cases = () => screen.queryAllByText(/^Case \d$/).length;

it('are filtered by a period, and leave the parameters of the overview in the address', async () => {
  window.history.replaceState(null, '', '/admin/overview?days=90');
  show(7);
  await screen.findByText('Case 0');
  await expectPeriods(lastAsked);
  fireEvent.change(screen.getByLabelText('Period'), { target: { value: 'month' } });
  await waitFor(() => expect(cases()).toBe(2));
  expect(new URLSearchParams(lastAsked()).get('open')).toBe('true');
  expect(window.location.search).toBe('?days=90');
});

it('show how many more the period has, and how to see all when it has none', async () => {
  show(7);
  await screen.findByText(/^and 2 more/);
  fireEvent.change(screen.getByLabelText('Period'), { target: { value: 'last-month' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(cases()).toBe(5));
});

it('have no period filter while all of them are shown', async () => {
  show(5);
  await screen.findByText('Case 4');
  expect(screen.queryByLabelText('Period')).toBeNull();
});
