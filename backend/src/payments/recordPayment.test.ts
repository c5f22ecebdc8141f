import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { settableClock } from '../platform/core/clock';
import { payments } from '../platform/db/schema';
import { testNow } from '../testing/api';
import { testDatabase } from '../testing/testApi';
import type { Transaction } from './provider';
import { recordPayment } from './recordPayment';

const database = testDatabase();
const clock = settableClock(testNow);
beforeEach(async () => {
  await database.db.delete(payments);
});

const reported: Transaction = {
  id: '4711',
  txRef: 'reference',
  status: 'pending',
  amount: 5_000,
  currency: 'GHS',
  providerReference: undefined,
  paymentType: undefined,
  fee: undefined,
  response: undefined,
};

const record = (news: Partial<Transaction>) =>
  recordPayment({ db: database.db, clock }, { ...reported, ...news }, undefined);

it.each(['pending', 'failed', 'successful'] as const)(
  'accepts later reports of the same weight: %s',
  async (status) => {
    await record({ status, response: 'Waiting' });
    const { payment } = await record({ status, response: 'Waiting for the phone', fee: 70 });
    expect(payment).toMatchObject({ status, response: 'Waiting for the phone', fee: 70 });
  },
);

it('ignores reports that say less', async () => {
  await record({ status: 'successful', response: 'Approved' });
  const { payment } = await record({ status: 'failed', response: 'Declined' });
  expect(payment).toMatchObject({ status: 'successful', response: 'Approved' });
});

it('ignores reports of a granted payment', async () => {
  await record({ status: 'successful', response: 'Approved' });
  await database.db.update(payments).set({ granted: true }).where(eq(payments.providerId, '4711'));
  const { payment } = await record({ status: 'successful', amount: 1 });
  expect(payment).toMatchObject({ amount: 5_000, response: 'Approved' });
});

it('distinguishes a payment that succeeded after a failure', async () => {
  await record({ status: 'failed' });
  expect((await record({ status: 'successful' })).hadFailed).toBe(true);
  expect((await record({ status: 'successful' })).hadFailed).toBe(false);
});
