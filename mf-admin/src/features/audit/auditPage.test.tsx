import { useEffect, useReducer } from 'react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderWithStore } from '../../testing/inShell';
import { refusal, stubApi, type StubbedRequest } from '../../testing/stubApi';
import { Audit } from './AuditPage';
import { useAuditFilters } from './useAuditFilters';

const action = {
  id: 'a1',
  at: '2025-03-01T12:00:00.000Z',
  account: 'auth0|kofi',
  name: 'Kofi Mensah',
  operation: 'changeTicketType',
  operationLabel: 'changed a ticket type',
  changed: 1,
  changes: [
    {
      kind: 'update',
      subject: 'ticket_types',
      subjectLabel: 'Ticket type',
      subjectId: 't1',
      label: 'Student',
      fields: [{ field: 'price_pesewas', from: 5000, to: 6000, withheld: false }],
    },
  ],
};
/** One by which thousands of records were changed at once. */
const large = {
  ...action,
  id: 'a2',
  changed: 2_050,
  changes: Array.from({ length: 2_050 }, (_, nth) => ({ ...action.changes[0], label: `Type ${nth}` })),
};
let asked: readonly StubbedRequest[];

beforeEach(() => {
  asked = stubApi(({ path }) => {
    if (path.startsWith('/staff/audit/accounts') || path.startsWith('/staff/accounts'))
      return [{ account: 'auth0|kofi', name: 'Kofi Mensah' }];
    if (path === '/staff/audit/operations')
      return [{ operation: 'changeTicketType', label: 'changed a ticket type' }];
    if (path.startsWith('/staff/audit/a1')) return action;
    if (path.startsWith('/staff/audit/a2')) return large;
    if (path.startsWith('/staff/views')) return [];
    return { total: 1, more: false, page: 1, perPage: 25, rows: [action] };
  });
});

function show(query: string): void {
  window.history.replaceState(null, '', `/admin/audit?${query}`);
  renderWithStore(<Audit />);
}

const lists = () => asked.map(({ path }) => path).filter((path) => path.startsWith('/staff/audit?'));

it('is filtered by person, record and days of the address, and shows who changed what, from which value to which', async () => {
  show('account=auth0%7Ckofi&operation=changeTicketType&from=2025-02-01&to=soon&open=a1');
  await screen.findByRole('button', { name: 'Kofi Mensah changed a ticket type' });
  expect(lists().at(-1)).toContain('from=2025-02-01');
  expect(lists().at(-1)).not.toContain('to=');
  await waitFor(() => expect(lists().at(-1)).toContain('account=auth0%7Ckofi'));
  await waitFor(() => expect(lists().at(-1)).toContain('operation=changeTicketType'));
  expect(screen.getByLabelText<HTMLSelectElement>('What').value).toBe('changeTicketType');

  const change = await screen.findByText(/^from/);
  expect(change.textContent).toBe('from GH₵ 50.00 to GH₵ 60.00');
  expect(screen.getByText('auth0|kofi')).toBeTruthy();
});

it('says that the kinds of changes could not be loaded, shows the log, and tries again', async () => {
  let isDown = true;
  stubApi(({ path }) => {
    if (path === '/staff/audit/operations')
      return isDown ? refusal(404, 'not_found', 'This address was not found.') : [];
    if (path.startsWith('/staff/audit?'))
      return { total: 1, more: false, page: 1, perPage: 25, rows: [action] };
    return [];
  });
  show('');
  expect(await screen.findByText('The kinds of changes could not be loaded')).toBeTruthy();
  await screen.findByRole('button', { name: 'Kofi Mensah changed a ticket type' });
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('keeps the identity of its filters between renders', async () => {
  const seen: unknown[] = [];
  function Filters() {
    const filters = useAuditFilters();
    const [times, again] = useReducer((before: number) => before + 1, 0);
    useEffect(() => {
      seen.push(filters);
    }, [filters, times]);
    return <button onClick={again}>{filters.accounts.length + filters.operations.length}</button>;
  }
  renderWithStore(<Filters />);
  fireEvent.click(await screen.findByRole('button', { name: '2' }));
  expect(seen.length).toBeGreaterThan(1);
  expect(seen.at(-1)).toBe(seen.at(-2));
});

it('shows thousands of changes a hundred at a time', async () => {
  show('open=a2');
  const more = await screen.findByText('Show 100 more of 1,950');
  expect(screen.getAllByText(/^Ticket type Type \d+, changed$/)).toHaveLength(100);
  fireEvent.click(more);
  expect(screen.getByText('Ticket type Type 199, changed')).toBeTruthy();
  expect(screen.getByText('Show 100 more of 1,850')).toBeTruthy();
});
