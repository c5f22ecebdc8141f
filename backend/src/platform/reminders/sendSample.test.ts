import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { askOf } from '../../testing/ask';
import { queuedMails } from '../../testing/mails';
import { testApi } from '../../testing/testApi';
import { contentRevisions, outbox, submissionKeys } from '../db/schema';

const api = testApi();
const ask = askOf(api);
beforeEach(async () => {
  for (const table of [outbox, submissionKeys, contentRevisions]) await api.database.db.delete(table);
});

const typed = { sent: 'no', hours: 48, subject: 'Soon <b>', text: 'One.\n\nTwo.' };

const send = async (
  value: unknown,
  { key = randomUUID(), name = 'trial', email = 'staff@example.com' as string | null } = {},
) =>
  ask(
    'POST',
    '/staff/reminders/samples',
    { name, value },
    {
      authorization: `Bearer ${await api.token({ [api.settings.auth.emailClaim]: email })}`,
      'idempotency-key': key,
    },
  );

it('emails the typed text to the person who edits it, and publishes nothing', async () => {
  expect(await send(typed)).toMatchObject({ status: 201, body: { to: 'staff@example.com' } });
  const [mail] = await queuedMails(api.database.db);
  expect(mail).toMatchObject({
    to: 'staff@example.com',
    subject: 'Sample: Soon <b>: Monday, Mar 03, 2025, 12:00',
  });
  expect(mail?.text).toMatch(/^SOON <B>\n\nDear Ama Serwaa,\n\nOne\.\n\nTwo\.\n\nIn a real reminder/);
  expect(mail?.html).toContain('Soon &lt;b&gt;');
  expect(await api.database.db.$count(contentRevisions)).toBe(0);
});

it('sends one mail however often a request is repeated, and refuses its key for another text', async () => {
  const key = randomUUID();
  await Promise.all([send(typed, { key }), send(typed, { key }), send(typed, { key })]);
  expect((await send({ ...typed, text: 'Other.' }, { key })).status).toBe(422);
  expect(await queuedMails(api.database.db)).toHaveLength(1);
  expect((await send(typed)).status).toBe(201);
  expect(await queuedMails(api.database.db)).toHaveLength(2);
});

it.each([
  [{ ...typed, hours: 721 }, 'value.hours'],
  [{ ...typed, subject: '' }, 'value.subject'],
  [{ ...typed, text: 'x'.repeat(2001) }, 'value.text'],
  [{ ...typed, text: 'NUL \0' }, 'value'],
  [{}, 'value.sent'],
])('refuses %o at %s, and sends nothing', async (value, field) => {
  const { status, problems } = await send(value);
  expect(status).toBe(422);
  expect(Object.keys(problems ?? {})).toContain(field);
  expect(await queuedMails(api.database.db)).toEqual([]);
});

it('is for staff with an address, and for texts of reminders', async () => {
  expect((await send(typed, { name: 'questions' })).status).toBe(422);
  expect((await send(typed, { email: null })).status).toBe(409);
  const visitor = await ask('POST', '/staff/reminders/samples', { name: 'trial', value: typed });
  expect(visitor.status).toBe(401);
  expect(await queuedMails(api.database.db)).toEqual([]);
});
