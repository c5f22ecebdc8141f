import { ticketLabels } from '@school/shared/schemas/stored/labels';
import { sql, type SQL } from 'drizzle-orm';
import { daysOf, type Period } from '../../../site/analytics/period';
import type { Database } from '../../../platform/db/database';
import type { Activity } from '../../../office/overview/overview.routes';
import { readCsv } from '../../csv';

/** Sources of numbers: the API for staff, and the database below it. */
export interface Sources {
  db: Database;
  /** Reads an answer of the API below `/api`. */
  ask: <T>(path: string) => Promise<T>;
  /** Reads a CSV file. */
  text: (path: string) => Promise<string>;
}

/** One number in each place that shows it. Amounts are in pesewas. */
export interface Compared {
  what: string;
  values: Readonly<Record<string, number>>;
}

/** Returns whether all places agree. */
export const agrees = ({ values }: Compared): boolean => new Set(Object.values(values)).size === 1;

/** Lists with one line of CSV for each row, with the series of the overview that counts the same, and their table. */
const lists: readonly { path: string; rows: SQL; at: SQL; series?: 'registrations' | 'lessons' }[] = [
  {
    path: '/staff/competition/entries',
    rows: sql`competition_entries`,
    at: sql`created_at`,
    series: 'registrations',
  },
  {
    path: '/staff/music-study',
    rows: sql`music_study_registrations`,
    at: sql`received_at`,
    series: 'lessons',
  },
  {
    path: '/staff/enquiries',
    rows: sql`(select * from enquiry_sources where is_there) as there`,
    at: sql`received_at`,
  },
  { path: '/staff/performers', rows: sql`performers`, at: sql`received_at` },
  { path: '/staff/engagements', rows: sql`engagements`, at: sql`received_at` },
  { path: '/staff/challenge-entries', rows: sql`challenge_entries`, at: sql`received_at` },
  { path: '/staff/people', rows: sql`known_people`, at: sql`last_at` },
  { path: '/staff/volunteers', rows: sql`volunteers`, at: sql`added_at` },
  { path: '/staff/tickets/invitations', rows: sql`ticket_invitations`, at: sql`created_at` },
  { path: '/staff/outbox', rows: sql`outbox`, at: sql`created_at` },
];

interface Sums {
  /** Of donations. */
  count?: number;
  tickets: number;
  paid: number;
  refunded: number;
  net: number;
}

/**
 * Returns every number of a period that more than one place shows: overview, lists, CSV files, payments and the rows
 * themselves.
 */
export async function compareNumbers(sources: Sources, period: Period): Promise<Compared[]> {
  const query = `from=${period.from}&to=${period.to}`;
  const { series } = await sources.ask<Activity>(`/stats/activity?${query}`);
  return [
    ...(await compareMoney(sources, series, period, query, donations)),
    ...(await compareMoney(sources, series, period, query, tickets)),
    ...(await compareLists(sources, series, period, query)),
  ];
}

/** Returns numbers over all time, next to the sum of the days. @param days a period with everything in it */
export async function compareAll({ ask, db }: Sources, days: Period): Promise<Compared[]> {
  const query = `from=${days.from}&to=${days.to}`;
  const given = await ask<Sums>('/staff/donations/sums');
  const sold = await ask<Sums>('/staff/ticket-orders/sums');
  const counts = await ask<{ donations: number; donated: number }>('/stats/counts');
  const { totals } = await ask<{ totals: { people: number; refunded: number } }>('/staff/tickets/stats');
  const inDays = await ask<Sums>(`/staff/ticket-orders/sums?${query}`);
  const paidDonations = sql`from orders where kind = 'donation' and state = 'paid'`;
  return [
    {
      what: 'donated, of all times',
      values: {
        list: given.net,
        days: (await ask<Sums>(`/staff/donations/sums?${query}`)).net,
        tile: counts.donated,
        database: await number(db, sql`select sum(paid_pesewas - refunded_pesewas) ${paidDonations}`),
      },
    },
    {
      what: 'donations that are kept',
      values: { tile: counts.donations, database: await number(db, sql`select count(*) ${paidDonations}`) },
    },
    {
      what: 'tickets that are valid',
      values: {
        list: sold.tickets,
        days: inDays.tickets,
        tile: totals.people,
        database: await number(db, sql`select count(*) from tickets where state = 'valid'`),
      },
    },
    {
      what: 'refunded for tickets, of all times',
      values: { list: sold.refunded, days: inDays.refunded, tile: totals.refunded },
    },
  ];
}

type Series = Activity['series'];

/** Something that is paid for: its list, and how its rows show payments and refunds. */
interface Money {
  series: 'donations' | 'tickets';
  path: string;
  paidHead: string;
  /** Received amounts in the orders. */
  received: (within: Within) => SQL;
  ofOrders: 'donation' | 'tickets';
  /** Cash, which no payment service reports. */
  cash: { paid: (within: Within) => SQL; refunded: (within: Within) => SQL };
  /** Paid ones, in the database and in the CSV file. */
  counted: (within: Within) => SQL;
  countLines: (lines: readonly Record<string, string>[], isIn: (day: string) => boolean) => number;
}

type Within = (at: SQL) => SQL;

const nothing = () => sql`select 0`;

const donations: Money = {
  series: 'donations',
  path: '/staff/donations',
  paidHead: 'Received (GHS)',
  received: (within) =>
    sql`select sum(o.paid_pesewas) from donations d join orders o on o.id = d.order_id where ${within(sql`o.paid_at`)}`,
  ofOrders: 'donation',
  cash: { paid: nothing, refunded: nothing },
  counted: (within) =>
    sql`select count(*) from donations d join orders o on o.id = d.order_id where ${within(sql`o.paid_at`)}`,
  countLines: (lines, isIn) => lines.filter((line) => isIn(line['Paid (UTC)'] ?? '')).length,
};

const isIssued = sql`t.state in ('valid', 'returned', 'refunded')`;
/** The same in the CSV file. */
const issuedWords: readonly string[] = [ticketLabels.valid, ticketLabels.returned, ticketLabels.refunded];

const tickets: Money = {
  series: 'tickets',
  path: '/staff/ticket-orders',
  paidHead: 'Paid (GHS)',
  received: (within) =>
    sql`select sum(coalesce(o.paid_pesewas, t.amount_pesewas)) from ticket_orders t left join orders o on o.id = t.order_id
      where t.fulfilment <> 'waiting' and ${within(sql`coalesce(o.paid_at, t.paid_at)`)}`,
  ofOrders: 'tickets',
  cash: {
    paid: (within) =>
      sql`select sum(amount_pesewas) from ticket_orders where method = 'cash' and ${within(sql`paid_at`)}`,
    refunded: (within) =>
      sql`select sum(t.price_pesewas - t.discount_pesewas) from tickets t join ticket_orders o on o.id = t.ticket_order_id
        where o.method = 'cash' and t.state = 'refunded' and ${within(sql`t.ended_at`)}`,
  },
  counted: (within) =>
    sql`select count(*) from tickets t join ticket_orders o on o.id = t.ticket_order_id
      where ${isIssued} and ${within(sql`o.paid_at`)}`,
  countLines: (lines, isIn) =>
    lines.filter((line) => isIn(line['Paid (UTC)'] ?? '') && issuedWords.includes(line['State'] ?? ''))
      .length,
};

async function compareMoney(
  { ask, text, db }: Sources,
  series: Series,
  period: Period,
  query: string,
  { path, paidHead, received, ofOrders, cash, counted, countLines, ...money }: Money,
): Promise<Compared[]> {
  const shown = seriesOf(series, money.series);
  const steps = (of: 'count' | 'amount' | 'refunded') => shown.steps.reduce((all, step) => all + step[of], 0);
  const sums = await ask<Sums>(`${path}/sums?${query}`);
  const lines = readCsv(await text(`${path}/export?${query}`));
  const column = (head: string) => lines.reduce((all, line) => all + Math.round(Number(line[head]) * 100), 0);
  const within = withinOf(period);
  const ledger = sql`from payments p join orders o on o.id = p.order_id`;
  const what = money.series;
  return [
    {
      what: `${what}: how many were paid for`,
      values: {
        overview: shown.count,
        steps: steps('count'),
        ...(sums.count !== undefined && { list: sums.count }),
        table: countLines(lines, (at) => daysOf(period).includes(at.slice(0, 10))),
        database: await number(db, counted(within)),
      },
    },
    {
      what: `${what}: received`,
      values: {
        overview: shown.amount,
        steps: steps('amount'),
        list: sums.paid,
        table: column(paidHead),
        payments:
          (await number(
            db,
            sql`select sum(p.amount_minor) ${ledger} where p.granted and o.kind = ${ofOrders} and ${within(sql`o.paid_at`)}`,
          )) + (await number(db, cash.paid(within))),
        database: await number(db, received(within)),
      },
    },
    {
      what: `${what}: refunded`,
      values: {
        overview: shown.refunded,
        steps: steps('refunded'),
        list: sums.refunded,
        table: column('Refunded (GHS)'),
        payments:
          (await number(
            db,
            sql`select sum(r.amount_minor) ${ledger} join refunds r on r.payment_id = p.id
              where p.granted and r.state = 'done' and o.kind = ${ofOrders} and ${within(sql`r.ended_at`)}`,
          )) + (await number(db, cash.refunded(within))),
      },
    },
    {
      what: `${what}: net`,
      values: {
        overview: shown.amount - shown.refunded,
        list: sums.net,
        table: column(paidHead) - column('Refunded (GHS)'),
      },
    },
  ];
}

async function compareLists(
  { ask, text, db }: Sources,
  series: Series,
  period: Period,
  query: string,
): Promise<Compared[]> {
  const compared: Compared[] = [];
  const within = withinOf(period);
  for (const { path, rows, at, series: kind } of lists) {
    const { total, more } = await ask<{ total: number; more: boolean }>(`${path}?${query}`);
    compared.push({
      what: path.slice('/staff/'.length),
      values: {
        // A long list is not counted completely.
        ...(!more && { list: total }),
        table: readCsv(await text(`${path}/export?${query}`)).length,
        database: await number(db, sql`select count(*) from ${rows} where ${within(at)}`),
        ...(kind && { overview: seriesOf(series, kind).count }),
      },
    });
  }
  return compared;
}

function seriesOf(series: Series, kind: Series[number]['kind']): Series[number] {
  const found = series.find((one) => one.kind === kind);
  if (!found) throw new Error(`The overview has no ${kind}`);
  return found;
}

/** Days of Accra as the database formats them, independent of the API's code. */
const withinOf =
  ({ from, to }: Period): Within =>
  (at) =>
    sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD') between ${from} and ${to}`;

/** Returns the number of a statement; 0 without a row. */
async function number(db: Database, statement: SQL): Promise<number> {
  const { rows } = (await db.execute(statement)) as unknown as { rows: Record<string, unknown>[] };
  return Number(Object.values(rows[0] ?? {})[0] ?? 0);
}
