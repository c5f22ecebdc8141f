import { donationStart } from '@school/shared/schemas/donation';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Way } from './checkout/ledger/processor';
import { randomOf, shuffled } from './checkout/ledger/shuffled';
import { readSettings } from '../platform/config/readSettings';
import { settableClock } from '../platform/core/clock';
import { ServiceError } from '../platform/core/errors';
import { createLogger } from '../platform/core/logger';
import type { Database, OpenDatabase } from '../platform/db/database';
import { openServer } from '../platform/db/server';
import { orders, orderTransitions, paymentFlags, payments, projects } from '../platform/db/schema';
import { startDonation } from '../donations/startDonation';
import { features } from '../app/features';
import { orderEffectsOf } from './orderEffectsOf';
import { createSignedTokens } from '../platform/core/signedTokens';
import { testNow, testSecret } from '../testing/api';
import { startTestCheckout, type TestCheckout } from '../testing/checkout';
import { openTestDatabase } from '../testing/database';
import { queuedMails } from '../testing/mails';
import { aDonation } from '../testing/payments';
import { startTestPostgres } from '../testing/postgres';
import { createFlutterwave } from './flutterwave/flutterwave';
import type { PaymentDeps } from './paymentDeps';
import { isRightHash } from './webhook/checkHash';
import { receiveWebhook } from './webhook/receiveWebhook';

const seed = 20_250_301;
const atOnce = 20;
const longEnough = 300_000;

/** The donations to make and their payments, so that the expected results are known. */
const stories: readonly Story[] = [
  { ways: ['card'] },
  { ways: ['declined-card', 'card'] },
  { ways: ['declined-card'] },
  { ways: ['mobile-money'] },
  { ways: ['mobile-money-later'] },
  { ways: ['declined-mobile-money', 'declined-card', 'mobile-money'] },
  { ways: [] },
  { ways: ['card'], change: { amount: 400 }, flag: 'underpaid' },
  { ways: ['card'], change: { currency: 'NGN' }, flag: 'wrong_currency' },
  { ways: ['card'], change: { amount: 60_000 }, flag: 'overpaid' },
];

interface Story {
  ways: Way[];
  change?: { amount?: number; currency?: string };
  flag?: string;
}

interface Donation {
  txRef: string;
  amount: number;
  slug: string;
  transactions: number[];
  isPaid: boolean;
  flag: string | undefined;
}

/** Instances of the API on one database that get the deliveries in turn. */
interface Instances {
  all: PaymentDeps[];
  close(): Promise<void>;
}

let checkout: TestCheckout;
const clock = settableClock(testNow);

function instance({ db }: OpenDatabase): PaymentDeps {
  return {
    db,
    clock,
    log: createLogger('silent'),
    settings: readSettings({ NODE_ENV: 'test' }),
    provider: createFlutterwave(checkout.payments, { timeoutMs: 30_000, waitsMs: [10, 10] }),
    signed: createSignedTokens(testSecret, settableClock(testNow)),
    orderEffects: orderEffectsOf(features),
  };
}

async function embedded(): Promise<Instances> {
  const database = await openTestDatabase();
  return { all: [instance(database)], close: () => database.close() };
}

async function twoOnPostgres(): Promise<Instances> {
  const postgres = await startTestPostgres();
  const open = () => openServer(postgres.url, createLogger('silent'));
  const databases = [await open(), await open()];
  return {
    all: databases.map(instance),
    close: async () => {
      await Promise.all(databases.map((database) => database.close()));
      await postgres.stop();
    },
  };
}

/** Makes sixty donations, paid in every possible way and not yet known to the API. */
async function donate(deps: PaymentDeps): Promise<Donation[]> {
  const slugs = (await deps.db.select().from(projects)).map(({ slug }) => slug);
  const donations: Donation[] = [];
  for (let nth = 0; nth < 60; nth++) {
    const story = stories[nth % stories.length]!;
    const input = aDonation({
      amount: 500 + nth * 100,
      project: slugs[nth % slugs.length],
      method: 'mobile_money',
    });
    const { order, project } = await startDonation(deps, donationStart.parse(input));
    const request = { txRef: order.txRef, amount: order.amount, ...story.change };
    const transactions: number[] = [];
    for (const way of story.ways) {
      const { callbacks } = await checkout.pay(request, way);
      transactions.push(callbacks[0]?.transaction_id ?? 0);
    }
    const last = story.ways.at(-1);
    const isPaid = (last === 'card' || last === 'mobile-money') && (!story.flag || story.flag === 'overpaid');
    donations.push({
      txRef: order.txRef,
      amount: order.amount,
      slug: project.slug,
      transactions,
      isPaid,
      flag: story.flag,
    });
  }
  return donations;
}

interface Delivery {
  text: string;
  hash: string | undefined;
}

/** Returns the deliveries: correct ones many times, and every kind of false one. */
function deliveriesOf(donations: readonly Donation[], outsider: number, count: number): Delivery[] {
  const random = randomOf(seed);
  const pick = <T>(things: readonly T[]): T => things[Math.floor(random() * things.length)]!;
  const named = donations.flatMap((donation) => donation.transactions.map((id) => ({ id, donation })));
  const right = checkout.payments.webhookHash;
  const certain = [
    ...named.map(({ id, donation }) => bodyOf(id, donation)),
    bodyOf(outsider, { txRef: 'not-ours', amount: 700 }),
  ];
  const rest = Array.from({ length: count - certain.length }, (): Delivery => {
    const { id, donation } = pick(named);
    const body = bodyOf(id, donation);
    const make = pick<() => Delivery>([
      () => ({ text: body, hash: right }),
      () => ({ text: body, hash: right }),
      () => ({ text: bodyOf(id, { ...donation, amount: pick([1, 999_999_900]) }), hash: right }),
      () => ({ text: bodyOf(id, donation, 'failed', 'charge.failed'), hash: right }),
      () => ({ text: bodyOf(id, pick(donations)), hash: right }),
      () => ({ text: bodyOf(pick([1, 2, 3]), donation), hash: right }),
      () => ({ text: body.slice(0, -2), hash: right }),
      () => ({ text: JSON.stringify({ event: 'transfer.completed', data: { id } }), hash: right }),
      () => ({ text: body, hash: pick([undefined, '', 'wrong']) }),
    ]);
    return make();
  });
  return shuffled([...certain.map((text) => ({ text, hash: right })), ...rest], seed);
}

const bodyOf = (
  id: number,
  { txRef, amount }: Pick<Donation, 'txRef' | 'amount'>,
  status = 'successful',
  event = 'charge.completed',
) => JSON.stringify({ event, data: { id, tx_ref: txRef, amount: amount / 100, currency: 'GHS', status } });

/** Handles a delivery as the route does, on one of the instances. */
async function deliver(deps: PaymentDeps, { text, hash }: Delivery): Promise<number> {
  if (!isRightHash(hash, checkout.payments.webhookHash)) return 401;
  try {
    await receiveWebhook(deps, text);
    return 200;
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'validation_failed') return 422;
    throw error;
  }
}

async function deliverAll(all: readonly PaymentDeps[], queue: Delivery[]): Promise<Map<number, number>> {
  const answers = new Map<number, number>();
  const waiting = queue.entries();
  const work = async () => {
    for (const [nth, delivery] of waiting) {
      const status = await deliver(all[nth % all.length]!, delivery);
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
}

const raisedBy = async (db: Database) =>
  Object.fromEntries((await db.select().from(projects)).map(({ slug, raised }) => [slug, raised]));

describe.each([
  [200, 'the embedded database', embedded],
  [400, 'two instances on one PostgreSQL', twoOnPostgres],
] as const)('%i deliveries, shuffled, repeated and tampered with, at %s', (count, _, open) => {
  let instances: Instances;
  beforeAll(async () => {
    checkout = await startTestCheckout();
    await checkout.behaviour({ hold: true, settleAfterMs: null });
    instances = await open();
  }, longEnough);
  afterAll(async () => {
    await instances.close();
    await checkout.stop();
  });

  it('result in the exact amounts, and one receipt each', { timeout: longEnough }, async () => {
    const [first] = instances.all;
    const { db } = first!;
    const before = await raisedBy(db);
    const donations = await donate(first!);
    const other = await checkout.pay({ txRef: 'not-ours', amount: 700 }, 'card');
    const queue = deliveriesOf(donations, other.callbacks[0]?.transaction_id ?? 0, count);
    expect(queue).toHaveLength(count);

    const answers = await deliverAll(instances.all, queue);
    expect([...answers.keys()].toSorted()).toEqual([200, 401, 422]);

    const paid = donations.filter(({ isPaid }) => isPaid);
    const expected = paid.reduce(
      (raised, { slug, amount }) => ({ ...raised, [slug]: (raised[slug] ?? 0) + amount }),
      before,
    );
    expect(await raisedBy(db)).toEqual(expected);

    const paidOrders = await db.select().from(orders).where(eq(orders.state, 'paid'));
    expect(paidOrders.map(({ txRef, amount }) => [txRef, amount]).toSorted()).toEqual(
      paid.map(({ txRef, amount }) => [txRef, amount]).toSorted(),
    );
    const grants = await db
      .select({ orderId: payments.orderId, times: sql`count(*)`.mapWith(Number) })
      .from(payments)
      .where(and(eq(payments.granted, true), isNotNull(payments.orderId)))
      .groupBy(payments.orderId);
    expect(grants.map(({ times }) => times)).toEqual(paid.map(() => 1));
    const moves = await db.select().from(orderTransitions).where(eq(orderTransitions.to, 'paid'));
    expect(moves).toHaveLength(paid.length);

    const subjects = (await queuedMails(db)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Your receipt'))).toHaveLength(paid.length);
    expect(subjects.filter((subject) => subject.startsWith('A donation of'))).toHaveLength(paid.length);

    const flags = (await db.select().from(paymentFlags)).map(({ kind, txRef }) => `${kind} ${txRef}`);
    const due = donations.filter(({ flag }) => flag).map(({ flag, txRef }) => `${flag} ${txRef}`);
    expect(flags.toSorted()).toEqual([...due, 'unknown_reference not-ours'].toSorted());
  });
});
