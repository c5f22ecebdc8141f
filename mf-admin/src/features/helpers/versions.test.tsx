import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithStore } from '../../testing/inShell';
import { Versions } from './Versions';

function show(answer: object, status = 200): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(answer, { status })),
  );
  renderWithStore(<Versions />);
}

it('lists versions with their first and last request and the requests of today', async () => {
  const times = { since: '2025-02-01', lastAt: '2025-03-01T10:00:00.000Z', today: 42 };
  show({ versions: [{ app: 'mf-mate', version: '0123456789ab', ...times }] });
  const row = await screen.findByRole('row', { name: /mf-mate/ });
  for (const text of ['0123456', 'Feb 01, 2025', 'Mar 01, 2025', '42'])
    expect(row.textContent).toContain(text);
});

it('says when no version sent a request', async () => {
  show({ versions: [] });
  expect(await screen.findByText('No requests in the last 30 days')).toBeTruthy();
});

it('offers a retry when the versions cannot be loaded', async () => {
  show({ error: { code: 'unavailable', message: 'The service is away.' } }, 503);
  expect(await screen.findByRole('button', { name: /try again/i })).toBeTruthy();
});
