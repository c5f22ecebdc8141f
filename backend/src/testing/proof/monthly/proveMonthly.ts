import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { donationStart } from '@school/shared/schemas/donation';
import { sql } from 'drizzle-orm';
import { bundleBackend } from '../../../../bundle';
import { startDonation } from '../../../donations/startDonation';
import { randomOf } from '../../../payments/checkout/ledger/shuffled';
import { confirmPayment } from '../../../payments/confirmPayment';
import { backendRoot } from '../../../platform/core/folders';
import { startTestCheckout, type TestCheckout } from '../../checkout';
import { startTestPostgres } from '../../postgres';
import { countMonths, raisedNow } from './countMonths';
import { createWorker } from './killedWorker';
import { openMonthlyDeps, type MonthlyDeps } from './monthlyDeps';

/** The size of the proof. */
export interface MonthlySize {
  donors: number;
  months: number;
  kills: number;
}

export interface MonthlyRow {
  case: string;
  /** Months of gifts that were due. */
  due: number;
  paid: number;
  /** Months for which money was taken more than once. */
  doubled: number;
  /** Months without money, and money without a month. */
  lost: number;
  /** The most presses that a donor needed in a month: the link of the mail, and the button of its page. */
  taps: number;
  /** How many kills cut work off. */
  cut: number;
  isRight: boolean;
}

interface Donor {
  readonly id: string;
  readonly email: string;
  readonly nth: number;
  readonly byCard: boolean;
}

const minute = 60_000;
const day = 24 * 60 * minute;
const monthlyAmount = 5_000;
/** When the job runs in each month: on the days of the tries, while donors press, and for charges without an outcome. */
const moments = [0, 3, 7].flatMap((days) => [1, 10, 180].map((minutes) => days * day + minutes * minute));

/**
 * Lets donors give for some simulated months, half by card and half by mobile money, while the process that charges and
 * asks them is killed. The payment service declines cards, loses answers, is late, and says that all went well.
 */
export async function proveMonthly(
  { donors, months, kills }: MonthlySize,
  report: (row: MonthlyRow) => void = () => undefined,
): Promise<MonthlyRow[]> {
  const checkout = await startTestCheckout(true);
  await checkout.behaviour({ hold: true, settleAfterMs: null });
  const postgres = await startTestPostgres();
  const cache = join(backendRoot, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'monthly-'));
  const file = join(folder, 'monthly.mjs');
  const { apiOrigin } = checkout.payments;
  const deps = await openMonthlyDeps(postgres.url, apiOrigin);
  const worker = createWorker(file, [postgres.url, apiOrigin]);
  try {
    await bundleBackend(file, 'src/testing/proof/monthly/monthlyProcess.ts');
    const before = await raisedNow(deps.db);
    const all = await begin(deps, checkout, donors);
    const presses = new Map<string, number>();
    const killMs = killsOver(months, kills, donors);
    for (let month = 0; month < months; month += 1) {
      const dueAt = Date.UTC(2025, 1 + month, 15, 8);
      await misbehave(checkout, all, month);
      for (const [nth, moment] of moments.entries()) {
        const pressing = nth % 3 === 1 ? await toPress(deps, all, new Date(dueAt), Math.floor(nth / 3)) : [];
        const step = { at: new Date(dueAt + moment).toISOString(), presses: pressing };
        await worker.run(step, killMs(month, nth), (giftId) => {
          presses.set(`${giftId}:${month}`, (presses.get(`${giftId}:${month}`) ?? 0) + 1);
        });
        if (nth === 1) await misbehave(checkout, all, undefined);
        await approve(checkout);
      }
    }
    const counted = await countMonths(deps.db, checkout, { due: donors * months, before });
    const taps = 2 * Math.max(...presses.values());
    const isRight = counted.paid === counted.due && counted.doubled === 0 && counted.lost === 0 && taps <= 2;
    const name = `${donors} donors, ${months} months, ${kills} kills`;
    const row = { case: name, ...counted, taps, cut: worker.cut(), isRight };
    report(row);
    return [row];
  } finally {
    await worker.stop();
    await deps.database.close();
    await postgres.stop();
    await checkout.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Begins the gifts: each donor pays the first month on the payment service's page. */
async function begin(deps: MonthlyDeps, checkout: TestCheckout, donors: number): Promise<Donor[]> {
  const all = Array.from({ length: donors }, (_, nth): Donor => {
    return { id: randomUUID(), email: `donor${nth}@example.com`, nth, byCard: nth % 2 === 0 };
  });
  for (const { id, email, byCard } of all) {
    const typed = {
      donationId: id,
      project: 'mate',
      amount: monthlyAmount,
      name: 'Ama Serwaa',
      email,
      phone: '024 123 4567',
      method: byCard ? 'card' : 'mobile_money',
      frequency: 'monthly',
    };
    const { order } = await startDonation(deps, donationStart.parse(typed));
    await checkout.pay({ txRef: order.txRef, amount: order.amount }, byCard ? 'card' : 'mobile-money');
    await confirmPayment(deps, { txRef: order.txRef }, { by: 'callback' });
  }
  return all;
}

const faults = [
  { charges: 'lost' },
  { charges: 'praised' },
  { tokens: 'decline' },
  { tokens: 'decline', charges: 'praised' },
  { chargeMs: 50 },
] as const;

/** Gives some donors with cards a payment service with a fault, each month another one; undefined ends the faults. */
async function misbehave(checkout: TestCheckout, all: readonly Donor[], month: number | undefined) {
  for (const { email, nth } of all) {
    if (nth % 4 !== 0) continue;
    // The client stops waiting after a second, and the charge is made all the same.
    const chargeMs = nth % 200 === 0 ? 1_300 : 0;
    const fault = month === undefined ? {} : faults[(nth / 4 + month) % faults.length];
    await checkout.behaviour({ charges: 'answered', tokens: 'approve', chargeMs, ...fault }, email);
  }
}

/** Returns the donors who press the button of a mail that they have got: most of the first, some of a later one. */
async function toPress({ db }: MonthlyDeps, all: readonly Donor[], since: Date, round: number) {
  const { rows } = (await db.execute(
    sql`select payload ->> 'giftId' as gift from outbox where kind = 'donations.monthly' and payload ->> 'news' = 'ask' and created_at >= ${since.toISOString()}`,
  )) as unknown as { rows: { gift: string }[] };
  const asked = new Map<string, number>();
  for (const { gift } of rows) asked.set(gift, (asked.get(gift) ?? 0) + 1);
  return all
    .filter((donor) => asked.get(donor.id) === round + 1 && patience(donor) === round)
    .map(({ id }) => id);
}

const patience = ({ nth }: Donor): number => (nth % 20 === 1 ? 2 : nth % 10 === 3 ? 1 : 0);

/** Approves every request that waits on a phone. */
async function approve(checkout: TestCheckout): Promise<void> {
  const { transactions } = await checkout.state();
  for (const { id, status } of transactions)
    if (status === 'pending') await checkout.settle(id, 'successful');
}

/** Returns when to kill at a moment of a month, ms: the kills are spread over the moments with most work. */
function killsOver(months: number, kills: number, donors: number) {
  const busy = Array.from({ length: months }, (_, month) => [0, 1].map((nth) => `${month}:${nth}`)).flat();
  const random = randomOf(7);
  const times = new Map<string, number>();
  for (let nth = 0; nth < kills; nth += 1) {
    const moment = busy[Math.floor((nth * busy.length) / kills)];
    if (moment) times.set(moment, 15 + Math.floor(random() * donors * 3));
  }
  return (month: number, nth: number): number => times.get(`${month}:${nth}`) ?? 0;
}
