import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/database';
import { readAccountNames } from './accountNames';
import { accountAccess, auditActions, staffAccounts } from './schema';

const at = new Date('2025-03-01T12:00:00Z');
let database: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const seenAt = at;
  await db.insert(staffAccounts).values([
    { account: 'a|chosen', name: 'Ama Serwaa', chosenName: 'Ama Serwaa', seenAt },
    { account: 'a|nameless', name: 'a|nameless', email: 'office@example.com', seenAt },
  ]);
  const times = { reportedAt: at, seenAt };
  await db.insert(accountAccess).values([
    { account: 'a|chosen', name: 'Serwaa of the token', ...times },
    { account: 'a|door', name: 'Kofi at the door', ...times },
    { account: 'a|erased', name: null, ...times },
  ]);
  const log = (account: string, name: string, hours: number) => ({
    id: randomUUID(),
    at: new Date(at.getTime() + hours * 3_600_000),
    account,
    name,
    operation: 'changeProject',
  });
  await db
    .insert(auditActions)
    .values([
      log('a|left', 'Esi before', 0),
      log('a|left', 'Esi Mensah', 1),
      log('a|chosen', 'Somebody else', 2),
      log('a|erased', 'Yaw', 3),
    ]);
});
afterAll(() => database.close());

it.each([
  ['the name that was chosen, before the token’s', 'a|chosen', 'Ama Serwaa'],
  ['the name of the newest token', 'a|door', 'Kofi at the door'],
  ['the email address when no token has a name', 'a|nameless', 'office@example.com'],
  ['the newest name in the audit log', 'a|left', 'Esi Mensah'],
  ['that an erased account is unknown', 'a|erased', 'Unknown account'],
  ['that an account is unknown', 'auth0|stranger', 'Unknown account'],
  ['that the site did it', 'tickets', 'Automatic'],
])('shows %s', async (_, account, name) => {
  const nameOf = await readAccountNames(database.db, [account, null, account]);
  expect(nameOf(account)).toBe(name);
  expect(nameOf(null)).toBeNull();
});
