import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithStore } from '../../testing/inShell';
import { Running } from './Running';

const version = '0123456789ab';
const deploy = (revision: number, by: string, to: string) => ({
  revision,
  at: '2025-02-01T10:00:00.000Z',
  by,
  changes: [{ app: 'mf-mate', from: null, to }],
});
const deploys = [deploy(3, 'esi', 'ba9876543210'), deploy(2, 'ama', version), deploy(1, 'kofi', version)];
const canary = { ...deploy(4, 'yaw', ''), changes: [], canaries: [{ app: 'mf-mate', version }] };

/** Renders the part with a response of the API, and one of the site. */
function show(answer: object, status = 200, ofSite = Response.json({ deploys })) {
  const ask = vi.fn(async (request: Request | string) =>
    request === '/deploys.json' ? ofSite : Response.json(answer, { status }),
  );
  vi.stubGlobal('fetch', ask);
  renderWithStore(<Running />);
  return ask;
}

const mate = {
  app: 'mf-mate',
  version,
  channel: 'canary',
  since: '2025-02-01T10:00:00.000Z',
  lastAt: '2025-03-01T10:00:00.000Z',
  shown: 1_235,
  retried: 2,
  failed: 5,
  errors: 26,
  errorRate: 0.025,
  loadMedian: 300,
  loadP75: 1_240,
  inpP75: null,
};
const cells = (row: HTMLElement) =>
  [...row.querySelectorAll('td > span')].map(({ textContent }) => textContent);

const healthRow = async () =>
  within(await screen.findByRole('table', { name: /How versions of apps ran/ })).findByRole('row', {
    name: /mf-mate/,
  });

it('lists versions with channel, times, the last who deployed it, error rate and load time', async () => {
  const ask = show({ apps: [mate] });
  const row = await healthRow();
  await waitFor(() => expect(row.textContent).toContain('ama'));
  const [app, name, channel, since, lastAt, ...rest] = cells(row);
  expect([app, name, channel]).toEqual(['mf-mate', '0123456', 'Canary']);
  expect([since, lastAt]).toEqual([expect.stringContaining('Feb 01'), expect.stringContaining('Mar 01')]);
  expect(rest).toEqual(['ama', '1,240', '2.5 %', '1.24 s', '–']);
  expect(ask.mock.calls.filter(([request]) => request === '/deploys.json')).toHaveLength(1);
});

it('names who began a canary', async () => {
  show({ apps: [mate] }, 200, Response.json({ deploys: [canary, ...deploys] }));
  const row = await healthRow();
  await waitFor(() => expect(cells(row)).toContain('yaw'));
});

it('lists versions without who deployed them when the site does not say', async () => {
  const rates = { errorRate: null, loadP75: null, inpP75: 180 };
  show({ apps: [{ ...mate, channel: 'current', ...rates }] }, 200, new Response('', { status: 503 }));
  const row = await healthRow();
  expect(cells(row).slice(-5)).toEqual(['–', '1,240', '–', '–', '180 ms']);
  expect(cells(row)).toContain('Current');
});

it('says when nobody opened an app', async () => {
  show({ apps: [] });
  expect(await screen.findByText('No visits in the last 30 days')).toBeTruthy();
});

it('offers a retry when the figures cannot be loaded', async () => {
  show({ error: { code: 'unavailable', message: 'The service is away.' } }, 503);
  expect(await screen.findByRole('button', { name: /try again/i })).toBeTruthy();
});
