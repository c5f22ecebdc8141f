import { between, sql } from 'drizzle-orm';
import { periodBefore, type Period } from '../../site/analytics/period';
import type { Database } from '../../platform/db/database';
import type { ServiceContext } from '../../platform/db/context';
import { readOnly } from '../../platform/db/readOnly';
import { pageViews } from '../../platform/db/schema';
import { readDays, type Day } from './dailyTotals';
import type { Activity } from './overview.routes';
import { stepsOf } from './steps';
import { seriesKinds } from './terms';

/** Returns the activity of a period, and of the one before. Days are those of Accra, whose time is UTC. */
export async function readActivity({ db }: Pick<ServiceContext, 'db'>, period: Period): Promise<Activity> {
  const before = periodBefore(period);
  const both = { from: before.from, to: period.to };
  const [daysOf, visits] = await db.transaction(
    async (tx) =>
      [
        await readDays(tx, [...Object.values(kindOf), ...Object.values(refundsOf)], both),
        await readVisits(tx, both),
      ] as const,
    readOnly,
  );
  const steps = stepsOf(period);
  const series = seriesKinds.map((kind) => {
    const days = kind === 'visits' ? visits : daysOf(kindOf[kind]);
    const back = isMoney(kind) ? daysOf(refundsOf[kind]) : [];
    const sums = (of: Period) => ({ ...sumOf(days, of), refunded: sumOf(back, of).amount });
    const then = sumOf(days, before);
    return {
      kind,
      steps: steps.map((step) => ({ ...step, ...sums(step) })),
      ...sums(period),
      countBefore: then.count,
      amountBefore: then.amount,
    };
  });
  return { ...period, before, series };
}

/** The kinds that each series adds up. */
const kindOf = {
  registrations: 'entries',
  lessons: 'lessons',
  donations: 'donations',
  tickets: 'tickets',
} as const;

/** Refunds of a series, by the day of the refund. */
const refundsOf = { donations: 'donations_refunded', tickets: 'tickets_refunded' } as const;

const isMoney = (kind: string): kind is keyof typeof refundsOf => kind in refundsOf;

const readVisits = (db: Database, { from, to }: Period): Promise<Day[]> =>
  db
    .select({
      day: pageViews.day,
      count: sql`sum(${pageViews.views})`.mapWith(Number),
      amount: sql`0`.mapWith(Number),
    })
    .from(pageViews)
    .where(between(pageViews.day, from, to))
    .groupBy(pageViews.day);

function sumOf(days: readonly Day[], { from, to }: Period): Pick<Day, 'count' | 'amount'> {
  const total = { count: 0, amount: 0 };
  for (const { day, count: more, amount } of days) {
    if (day < from || day > to) continue;
    total.count += more;
    total.amount += amount;
  }
  return total;
}
