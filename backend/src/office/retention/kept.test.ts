import { randomUUID } from 'node:crypto';
import { retentionDays } from '@school/shared/schemas/stored';
import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { contactMessages, musicStudyRegistrations, orders, performers } from '../../platform/db/schema';
import { testNow } from '../../testing/api';
import { testApi } from '../../testing/testApi';
import { askOf } from '../../testing/ask';
import { bodies } from '../../testing/operations';
import { erasedEmail } from '../../platform/personal-data/erased';
import { startRetention } from './startRetention';
import { forgetOld } from './forgetOld';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

const api = testApi({ formsPerHour: 1000 });

/** The kinds with one status that the privacy page promises to keep until the person asks. */
const keptByStatus = [
  {
    path: '/showcase/performers',
    operation: 'applyToPerform',
    table: performers,
    kind: 'performers',
    kept: 'accepted',
  },
  {
    path: '/music-study/registrations',
    operation: 'registerForMusicStudy',
    table: musicStudyRegistrations,
    kind: 'lessons',
    kept: 'placed',
  },
] as const;

it.each(keptByStatus)(
  'keeps $kind with the status $kept after their time, and erases every other status',
  async ({ path, operation, table, kind, kept }) => {
    const { db } = api.database;
    for (const status of table.status.enumValues) {
      const key = { 'idempotency-key': randomUUID() };
      const body = { ...bodies[operation], from: undefined, email: `${status}@example.com` };
      expect((await askOf(api)('POST', path, body, key)).status).toBeLessThan(300);
      await db
        .update(table)
        .set({ status } as object)
        .where(eq(table.email, `${status}@example.com`));
    }
    expect(await db.$count(table)).toBe(table.status.enumValues.length);
    api.clock.set(new Date(testNow.getTime() + (retentionDays[kind] + 1) * day));
    await forgetOld(api.deps);
    expect(await db.select({ status: table.status }).from(table)).toEqual([{ status: kept }]);
    api.clock.set(testNow);
  },
);

it('keeps what was paid after the time of unpaid orders, and every order of an entry', async () => {
  const { db } = api.database;
  const fields = {
    amount: 5_000,
    currency: 'GHS' as const,
    customerName: 'Ama Serwaa Danso',
    createdAt: testNow,
    expiresAt: testNow,
  };
  const states = ['created', 'pending', 'failed', 'expired', 'paid', 'refunded'] as const;
  for (const kind of ['donation', 'tickets', 'entry_fee'] as const)
    for (const state of states) {
      const isPaid = state === 'paid' || state === 'refunded';
      await db.insert(orders).values({
        ...fields,
        kind,
        state,
        txRef: randomUUID(),
        customerEmail: `${state}@${kind.replace('_', '-')}.example`,
        ...(isPaid && { paid: 5_000, paidAt: testNow, refunded: state === 'refunded' ? 5_000 : 0 }),
      });
    }
  api.clock.set(new Date(testNow.getTime() + (retentionDays.unpaid + 1) * day));
  await forgetOld(api.deps);
  const kept = await db.select({ email: orders.customerEmail }).from(orders);
  const neverPaid = ['created', 'failed', 'expired'];
  const names = kept.map(({ email }) => email).filter((email) => email !== erasedEmail);
  expect(names.toSorted()).toEqual(
    states
      .flatMap((state) => [
        ...(neverPaid.includes(state) ? [] : [`${state}@donation.example`, `${state}@tickets.example`]),
        `${state}@entry-fee.example`,
      ])
      .toSorted(),
  );
  api.clock.set(testNow);
});

/** A message whose time is over. */
async function oldMessage(): Promise<void> {
  const key = { 'idempotency-key': randomUUID() };
  const body = { topic: 'lessons', name: 'Ama', email: 'ama@example.com', message: 'When do lessons begin?' };
  expect((await askOf(api)('POST', '/contact/messages', body, key)).status).toBeLessThan(300);
  api.clock.set(new Date(testNow.getTime() + (retentionDays.messages + 1) * day));
}
const messages = () => api.database.db.$count(contactMessages);

it('erases what is old as soon as the API starts', async () => {
  await oldMessage();
  const { deps, database, clock } = api;
  const rounds = await startRetention({ ...deps, database, clock });
  await expect.poll(messages).toBe(0);
  await rounds.stop();
  api.clock.set(testNow);
});

it('erases again after an hour, however often its rounds run', async () => {
  const { deps, database, clock } = api;
  const start = Math.ceil(performance.now());
  const info = vi.spyOn(deps.log, 'info');
  let round = (): Promise<unknown> => Promise.reject(new Error('No round was started'));
  const alone: typeof database.alone = async (_, work) => {
    round = work;
    return undefined;
  };
  const rounds = await startRetention({ ...deps, database: { ...database, alone }, clock });
  const at = async (ms: number) => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(start + ms);
    const waitMs = await round();
    now.mockRestore();
    return waitMs;
  };
  expect(await at(0)).toBe(hour);
  expect(info).not.toHaveBeenCalled();
  await oldMessage();
  expect(await at(hour - 1)).toBe(1);
  expect(await messages()).toBe(1);
  expect(await at(hour)).toBe(hour);
  expect(await messages()).toBe(0);
  expect(info.mock.lastCall).toMatchObject([{ forgotten: { messages: 1 } }, expect.anything()]);
  await rounds.stop();
  api.clock.set(testNow);
});

it('reports a kind that could not be erased, and erases the others', async () => {
  await oldMessage();
  const removeBefore = () => Promise.reject(new Error('the folder of mails is away'));
  const sentMails = { ...api.deps.sentMails, removeBefore };
  await expect(forgetOld({ ...api.deps, sentMails })).rejects.toMatchObject({
    errors: [expect.objectContaining({ message: expect.stringContaining('mails') })],
  });
  expect(await messages()).toBe(0);
  api.clock.set(testNow);
});
