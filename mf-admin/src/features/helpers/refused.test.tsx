import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithStore, shellWithStore } from '../../testing/inShell';
import { Refused } from './Refused';

/** Renders the part with a response of the API. */
function show(answer: object, status = 200): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(answer, { status })),
  );
  const shell = shellWithStore();
  renderWithStore(<Refused />, shell);
}

it('lists rejected requests with place, number and time', async () => {
  const times = { count: 7, firstSeen: '2025-02-01T10:00:00.000Z', lastSeen: '2025-03-01T10:00:00.000Z' };
  show({ reports: [{ directive: 'script-src-elem', blocked: 'inline', area: '/donate', ...times }] });
  const row = await screen.findByRole('row', { name: /\/donate/ });
  expect(row.textContent).toContain('inline (script-src-elem)');
  expect(row.textContent).toContain('7');
  expect(row.textContent).toContain('Mar 01, 2025');
});

it('says when nothing was rejected', async () => {
  show({ reports: [] });
  expect(await screen.findByText('Nothing was blocked in the last 30 days')).toBeTruthy();
});

it('offers a retry when the reports cannot be loaded', async () => {
  show({ error: { code: 'unavailable', message: 'The service is away.' } }, 503);
  expect(await screen.findByRole('button', { name: /try again/i })).toBeTruthy();
});
