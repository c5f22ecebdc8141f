import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithStore, shellWithAddress } from '../../../testing/inShell';
import { lastOfMarch, expectPeriods, terms, termsPath } from '../../../testing/periods';
import { stubApi } from '../../../testing/stubApi';
import { Interest } from './Interest';

it('exports the addresses of the chosen period', async () => {
  lastOfMarch();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  const asked = stubApi(({ path }) =>
    path === termsPath ? { shown: terms } : new Response('Name', { headers: { 'Content-Type': 'text/csv' } }),
  );
  window.history.replaceState(null, '', '/admin/tickets/sale');
  renderWithStore(<Interest />, shellWithAddress());
  // Nothing is asked for before somebody exports: the address is what the export follows.
  await expectPeriods(() => window.location.search);
  const exported = async (period: string) => {
    fireEvent.change(screen.getByLabelText('Period'), { target: { value: period } });
    const before = asked.length;
    fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(asked.length).toBe(before + 1));
    await screen.findByRole('button', { name: 'Export CSV' });
    return asked.at(-1)?.path;
  };
  expect(await exported('month')).toBe('/staff/ticket-interests/export?from=2025-03-01&to=2025-03-31');
  expect(await exported('')).toBe('/staff/ticket-interests/export');
});
