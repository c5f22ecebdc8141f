import { randomUUID } from 'node:crypto';
import { donationStart } from '@school/shared/schemas/donation';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../platform/config/readSettings';
import { settableClock } from '../platform/core/clock';
import { createLogger } from '../platform/core/logger';
import type { OpenDatabase } from '../platform/db/database';
import { openServer } from '../platform/db/server';
import {
  orders,
  orderTransitions,
  paymentAttempts,
  payments,
  projects,
  refunds,
} from '../platform/db/schema';
import { startDonation } from '../donations/startDonation';
import { features } from '../app/features';
import { orderEffectsOf } from './orderEffectsOf';
import { createSignedTokens } from '../platform/core/signedTokens';
import { testNow, testSecret } from '../testing/api';
import { startTestCheckout, type TestCheckout } from '../testing/checkout';
import { queuedMails } from '../testing/mails';
import { aDonation } from '../testing/payments';
import { startTestPostgres } from '../testing/postgres';
import { confirmPayment } from './confirmPayment';
import { createFlutterwave } from './flutterwave/flutterwave';
import type { PaymentDeps } from './paymentDeps';
import { refundPayment } from './refunds/refundPayment';

const longEnough = 120_000;
const log = createLogger('silent');

let checkout: TestCheckout;
let postgres: Awaited<ReturnType<typeof startTestPostgres>>;
let databases: OpenDatabase[];
/** Instances of the API on one server: the embedded database serialises everything and shows no race. */
let instances: PaymentDeps[];
beforeAll(async () => {
  checkout = await startTestCheckout();
  await checkout.behaviour({ hold: true, settleAfterMs: null });
  postgres = await startTestPostgres();
  databases = [await openServer(postgres.url, log), await openServer(postgres.url, log)];
  instances = databases.map(({ db }) => ({
    db,
    clock: settableClock(testNow),
    log,
    settings: readSettings({ NODE_ENV: 'test' }),
    provider: createFlutterwave(checkout.payments, { timeoutMs: 30_000, waitsMs: [10, 10] }),
    signed: createSignedTokens(testSecret, settableClock(testNow)),
    orderEffects: orderEffectsOf(features),
  }));
}, longEnough);
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await postgres.stop();
  await checkout.stop();
});

/** Runs an action concurrently, alternating between both instances. */
const atOnce = <T>(times: number, act: (deps: PaymentDeps, nth: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: times }, (_, nth) => act(instances[nth % 2]!, nth)));
const wellOf = <T>(ends: PromiseSettledResult<T>[]) =>
  ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
const problemsOf = (ends: PromiseSettledResult<unknown>[]) =>
  ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as { code?: string }).code] : []));
const raised = async () => {
  const [project] = await instances[0]!.db.select().from(projects).where(eq(projects.slug, 'mate'));
  return project?.raised ?? 0;
};

async function paidDonation() {
  const [deps] = instances;
  const { order } = await startDonation(deps!, donationStart.parse(aDonation()));
  await checkout.pay({ txRef: order.txRef, amount: order.amount }, 'card');
  await confirmPayment(deps!, { txRef: order.txRef }, { by: 'callback' });
  const [payment] = await deps!.db.select().from(payments).where(eq(payments.orderId, order.id));
  return { order, paymentId: payment?.id ?? '' };
}

describe('at the same moment, on two instances', () => {
  it('one donation that is sent twenty times is one order', { timeout: longEnough }, async () => {
    const donation = donationStart.parse(aDonation());
    const ends = await atOnce(20, (deps) => startDonation(deps, donation));
    expect(problemsOf(ends)).toEqual([]);
    expect(new Set(wellOf(ends).map(({ order }) => order.txRef)).size).toBe(1);
    const { db } = instances[0]!;
    expect(await db.$count(orders)).toBe(1);
    expect(await db.$count(paymentAttempts)).toBe(1);
  });

  it('one payment that is reported twenty times is granted once', { timeout: longEnough }, async () => {
    const { db } = instances[0]!;
    const { order } = await startDonation(instances[0]!, donationStart.parse(aDonation()));
    await checkout.pay({ txRef: order.txRef, amount: order.amount }, 'card');
    const before = await raised();
    const ends = await atOnce(20, (deps) => confirmPayment(deps, { txRef: order.txRef }, { by: 'webhook' }));
    const outcomes = wellOf(ends).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'granted')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'known')).toHaveLength(19);
    expect((await raised()) - before).toBe(order.amount);
    const moves = await db.select().from(orderTransitions).where(eq(orderTransitions.orderId, order.id));
    expect(moves.map(({ to }) => to)).toEqual(['created', 'paid']);
  });

  it('of ten refunds of a quarter, four succeed', { timeout: longEnough }, async () => {
    const { order, paymentId } = await paidDonation();
    const { db } = instances[0]!;
    const before = await raised();
    const mails = async () =>
      (await queuedMails(db)).filter(({ subject }) => subject.endsWith('is being refunded to you')).length;
    const mailsBefore = await mails();
    const ends = await atOnce(10, (deps) =>
      refundPayment(deps, { paymentId, amount: 5_000, requestKey: randomUUID(), actor: 'somebody' }),
    );
    expect(wellOf(ends).map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done']);
    expect(new Set(problemsOf(ends))).toEqual(new Set(['conflict']));
    expect((await checkout.state()).refunds.map(({ amount }) => amount)).toEqual(Array(4).fill(5_000));
    expect(await db.select().from(orders).where(eq(orders.id, order.id))).toMatchObject([
      { state: 'refunded', refunded: 20_000 },
    ]);
    expect(before - (await raised())).toBe(20_000);
    expect((await mails()) - mailsBefore).toBe(4);
  });

  it('one refund request that arrives ten times is one refund', { timeout: longEnough }, async () => {
    const { paymentId } = await paidDonation();
    const requestKey = randomUUID();
    const before = (await checkout.state()).refunds.length;
    const ends = await atOnce(10, (deps) =>
      refundPayment(deps, { paymentId, requestKey, actor: 'somebody' }),
    );
    expect(problemsOf(ends)).toEqual([]);
    expect(new Set(wellOf(ends).map(({ id }) => id)).size).toBe(1);
    expect((await checkout.state()).refunds.length - before).toBe(1);
    const { db } = instances[0]!;
    expect(await db.$count(refunds, eq(refunds.paymentId, paymentId))).toBe(1);
  });
});
