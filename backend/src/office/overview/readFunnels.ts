import { between, gte, lt, sql, type SQL } from 'drizzle-orm';
import { periodBefore, type Period } from '../../site/analytics/period';
import type { Database } from '../../platform/db/database';
import type { ServiceContext } from '../../platform/db/context';
import { readOnly } from '../../platform/db/readOnly';
import { formBeginnings } from '../../platform/db/schema';
import { readTimes } from './dailyTotals';
import type { Funnels } from './overview.routes';
import { readViews, type Times } from './readViews';
import { flows, funnelSteps, type Flow, type FunnelStep } from './terms';

type Steps = Partial<Record<FunnelStep, Times>>;

/** Returns how far visitors came in each flow. The last step counts sent ones that are paid by now. */
export async function readFunnels({ db }: Pick<ServiceContext, 'db'>, period: Period): Promise<Funnels> {
  const before = periodBefore(period);
  const query: FunnelQuery = { period, both: { from: before.from, to: period.to } };
  const stepsOfFlow = await db.transaction((tx) => readSteps(tx, query), readOnly);
  const funnels = flows.map((flow) => ({
    flow,
    steps: funnelSteps.flatMap((step) => {
      const times = stepsOfFlow[flow][step];
      return times ? [{ step, ...times }] : [];
    }),
  }));
  return { ...period, before, funnels };
}

interface FunnelQuery {
  period: Period;
  /** With the period before it. */
  both: Period;
}

const sentKinds = [
  'donations_sent',
  'donations_sent_paid',
  'ticket_holds',
  'ticket_orders_sent',
  'ticket_orders_sent_paid',
  'entries_sent',
  'entries_sent_paid',
  'lessons',
  'messages',
] as const;

async function readSteps(db: Database, query: FunnelQuery): Promise<Record<Flow, Steps>> {
  const views = await readViews(db, query.period, query.both);
  const begun = await readBegun(db, query);
  const sent = await readTimes(db, sentKinds, query.period);
  return {
    giving: {
      seen: views((path) => path === '/donate' || /^\/donate\/(projects|assets)\//.test(path)),
      begun: views((path) => path.startsWith('/donate/:donationId/')),
      sent: sent('donations_sent'),
      paid: sent('donations_sent_paid'),
    },
    tickets: {
      seen: views((path) => /^\/mate-2025(\/pre-sale(-experiential)?)?$/.test(path)),
      begun: sent('ticket_holds'),
      sent: sent('ticket_orders_sent'),
      paid: sent('ticket_orders_sent_paid'),
    },
    competition: {
      seen: views((path) => path === '/music-competition'),
      begun: views((path) => path === '/music-competition/register'),
      sent: sent('entries_sent'),
      paid: sent('entries_sent_paid'),
    },
    lessons: {
      seen: views((path) => /^\/learn(\/|$)/.test(path)),
      begun: begun('lessons'),
      sent: sent('lessons'),
    },
    contact: { seen: views((path) => path === '/about'), begun: begun('contact'), sent: sent('messages') },
  };
}

async function readBegun(db: Database, { period, both }: FunnelQuery) {
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
