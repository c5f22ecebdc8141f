import { and, between, eq, gte, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { instantsOf, periodBefore, within, type Period } from '../analytics/period';
import type { Database } from '../db/database';
import type { ServiceContext } from '../db/context';
import { readOnly } from '../db/readOnly';
import { theRow } from '../db/theRow';
import {
  competitionEntries,
  contactMessages,
  formBeginnings,
  musicStudyRegistrations,
  orders,
  ticketHolds,
  ticketOrders,
} from '../db/schema';
import type { Funnels } from './overview.routes';
import { readViews, type Times } from './readViews';
import { flows, funnelSteps, type Flow, type FunnelStep } from './terms';

type Steps = Partial<Record<FunnelStep, Times>>;

/** How far visitors came in each flow. Paid are those among the sent that are paid by now. */
export async function readFunnels({ db }: Pick<ServiceContext, 'db'>, period: Period): Promise<Funnels> {
  const before = periodBefore(period);
  const asked: Asked = { period, both: { from: before.from, to: period.to } };
  const stepsOfFlow = await db.transaction((tx) => readSteps(tx, asked), readOnly);
  const funnels = flows.map((flow) => ({
    flow,
    steps: funnelSteps.flatMap((step) => {
      const times = stepsOfFlow[flow][step];
      return times ? [{ step, ...times }] : [];
    }),
  }));
  return { ...period, before, funnels };
}

interface Asked {
  period: Period;
  /** With the period before it. */
  both: Period;
}

async function readSteps(db: Database, asked: Asked): Promise<Record<Flow, Steps>> {
  const views = await readViews(db, asked.period, asked.both);
  const begun = await readBegun(db, asked);
  return {
    giving: {
      seen: views((path) => path === '/donate' || /^\/donate\/(projects|assets)\//.test(path)),
      begun: views((path) => path.startsWith('/donate/:donationId/')),
      ...(await readDonations(db, asked)),
    },
    tickets: {
      seen: views((path) => /^\/mate-2025(\/pre-sale(-experiential)?)?$/.test(path)),
      begun: await readHolds(db, asked),
      ...(await readTicketOrders(db, asked)),
    },
    competition: {
      seen: views((path) => path === '/music-competition'),
      begun: views((path) => path === '/music-competition/register'),
      ...(await readEntries(db, asked)),
    },
    lessons: {
      seen: views((path) => /^\/learn(\/|$)/.test(path)),
      begun: begun('lessons'),
      sent: await readSent(db, musicStudyRegistrations.receivedAt, asked),
    },
    contact: {
      seen: views((path) => path === '/about'),
      begun: begun('contact'),
      sent: await readSent(db, contactMessages.receivedAt, asked),
    },
  };
}

async function readBegun(db: Database, { period, both }: Asked) {
  const { day, form, times } = formBeginnings;
  const inPart = (part: SQL) => sql`coalesce(sum(${times}) filter (where ${part}), 0)`.mapWith(Number);
  const rows = await db
    .select({ form, count: inPart(gte(day, period.from)), countBefore: inPart(lt(day, period.from)) })
    .from(formBeginnings)
    .where(between(day, both.from, both.to))
    .groupBy(form);
  return (wanted: (typeof rows)[number]['form']): Times => {
    const { count = 0, countBefore = 0 } = rows.find((row) => row.form === wanted) ?? {};
    return { count, countBefore };
  };
}

async function readDonations(db: Database, asked: Asked): Promise<Steps> {
  const rows = await db
    .select(sentAndPaid(orders.createdAt, isNotNull(orders.paidAt), asked))
    .from(orders)
    .where(and(eq(orders.kind, 'donation'), within(orders.createdAt, asked.both)));
  return stepsFrom(theRow(rows));
}

/** Whoever put tickets into the cart; an offer to somebody who waits is ours. */
async function readHolds(db: Database, asked: Asked): Promise<Times> {
  const rows = await db
    .select(times(ticketHolds.createdAt, asked))
    .from(ticketHolds)
    .where(and(eq(ticketHolds.isOffer, false), within(ticketHolds.createdAt, asked.both)));
  return theRow(rows);
}

/** What is sold at the desk does not come by the site. */
async function readTicketOrders(db: Database, asked: Asked): Promise<Steps> {
  const rows = await db
    .select(sentAndPaid(ticketOrders.createdAt, isNotNull(ticketOrders.paidAt), asked))
    .from(ticketOrders)
    .where(and(isNull(ticketOrders.requestKey), within(ticketOrders.createdAt, asked.both)));
  return stepsFrom(theRow(rows));
}

/** What staff type in came on paper. */
async function readEntries(db: Database, asked: Asked): Promise<Steps> {
  const isPaid = or(isNotNull(orders.paidAt), isNotNull(competitionEntries.paidAtOfficeAt));
  const rows = await db
    .select(sentAndPaid(competitionEntries.createdAt, isPaid, asked))
    .from(competitionEntries)
    .leftJoin(orders, eq(orders.id, competitionEntries.orderId))
    .where(and(isNull(competitionEntries.typedInBy), within(competitionEntries.createdAt, asked.both)));
  return stepsFrom(theRow(rows));
}

async function readSent(db: Database, receivedAt: PgColumn, asked: Asked): Promise<Times> {
  const rows = await db
    .select(times(receivedAt, asked))
    .from(receivedAt.table)
    .where(within(receivedAt, asked.both));
  return theRow(rows);
}

const stepsFrom = (row: Record<'sent' | 'sentBefore' | 'paid' | 'paidBefore', number>): Steps => ({
  sent: { count: row.sent, countBefore: row.sentBefore },
  paid: { count: row.paid, countBefore: row.paidBefore },
});

function sentAndPaid(at: PgColumn, isPaid: SQL | undefined, asked: Asked) {
  const sent = times(at, asked);
  const paid = times(at, asked, isPaid);
  return { sent: sent.count, sentBefore: sent.countBefore, paid: paid.count, paidBefore: paid.countBefore };
}

function times(at: PgColumn, { period }: Asked, fits?: SQL) {
  const [from] = instantsOf(period);
  const inPart = (part: SQL) => sql`count(*) filter (where ${and(part, fits)})`.mapWith(Number);
  return { count: inPart(gte(at, from)), countBefore: inPart(lt(at, from)) };
}
