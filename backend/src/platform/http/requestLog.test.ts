import { expect, it } from 'vitest';
import { testApi } from '../../testing/testApi';

const api = testApi();

it('the log of a request names the account that signed in', async () => {
  await api.send('GET', '/api/me', undefined, { authorization: `Bearer ${await api.token()}` });
  expect(api.lines.at(-1)).toContain('"actor":"auth0|somebody"');
});

it.each([
  '/api/tickets/calendar.ics?key=the-secret',
  '/api/tickets/tickets.pdf?key=the-secret',
  '/api/uploads/7b1d2f4e-0000-4000-8000-000000000001/file?key=the-secret',
  '/api/content-previews/the-secret',
  '/api/health?order=the-secret',
])('the log of a request contains no secret: %s', async (path) => {
  await api.send('GET', path);
  await api.send('GET', path, undefined, { 'order-key': 'the-secret', 'ticket-key': 'the-secret' });
  expect(api.lines.join('')).not.toContain('the-secret');
});
