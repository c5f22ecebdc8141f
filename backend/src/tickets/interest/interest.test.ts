import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { ticketInterests } from '../../platform/db/schema';
import { testApi } from '../../testing/testApi';
import { queuedMails } from '../../testing/mails';
import { boxOfficeOf } from '../../testing/tickets';

const api = testApi();

const ask = (key: string, changes: object = {}) =>
  boxOfficeOf(api).ask(
    'POST',
    '/tickets/interest',
    { name: 'Ama', email: 'ama@example.com', ...changes },
    { 'idempotency-key': key },
  );

it('is stored once, and answered by a mail', async () => {
  const key = randomUUID();
  expect((await ask(key)).status).toBe(201);
  expect((await ask(key)).status).toBe(201);
  expect(await api.database.db.select().from(ticketInterests)).toMatchObject([{ name: 'Ama' }]);
  expect((await queuedMails(api.database.db)).map(({ subject }) => subject)).toEqual([
    'You will hear from us about MATE 2025',
  ]);
  expect((await ask(key, { email: 'ama' })).problems).toEqual({ email: 'The provided email is invalid' });
});

it('is exported for staff: each address once, without formulas', async () => {
  await ask(randomUUID(), { name: 'Ama once more', email: 'Ama@Example.com' });
  await ask(randomUUID(), { name: '=1+1', email: 'esi@example.com' });
  const path = '/api/staff/ticket-interests/export';
  expect((await api.send('GET', path)).status).toBe(401);
  const headers = { authorization: `Bearer ${await api.token()}` };
  const lines = (await (await api.send('GET', path, undefined, headers)).text()).trim().split('\r\n');
  expect(lines).toEqual([
    expect.stringContaining('Name'),
    'Ama,ama@example.com,2025-03-01 12:00',
    expect.stringMatching(/^"?'=1\+1"?,esi@example\.com,/),
  ]);
});

it('is in the table of the period in which the address was first given, and in no other', async () => {
  const { db } = api.database;
  const given = (name: string, email: string, receivedAt: string) =>
    db
      .insert(ticketInterests)
      .values({ submissionKey: randomUUID(), name, email, receivedAt: new Date(receivedAt) });
  await given('Yaa', 'yaa@example.com', '2024-01-31T23:59:59.999Z');
  await given('Yaa again', 'YAA@example.com', '2024-02-01T00:00:00Z');
  await given('Kojo', 'kojo@example.com', '2024-02-29T23:59:59.999Z');
  const headers = { authorization: `Bearer ${await api.token()}` };
  const table = async (query: string) => {
    const path = `/api/staff/ticket-interests/export?${query}`;
    return (await (await api.send('GET', path, undefined, headers)).text()).trim().split('\r\n').slice(1);
  };
  expect(await table('from=2024-01-01&to=2024-01-31')).toEqual(['Yaa,yaa@example.com,2024-01-31 23:59']);
  expect(await table('from=2024-02-01&to=2024-02-29')).toEqual(['Kojo,kojo@example.com,2024-02-29 23:59']);
  expect(await table('from=2024-03-01&to=2024-03-31')).toEqual([]);
});
