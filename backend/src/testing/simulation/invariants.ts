import type { PGlite } from '@electric-sql/pglite';
import type { Outside } from './world/outside';
import type { Memory } from './world/visitor';
import { Violation, type World } from './world/world';

/** The projects as they were at the start. */
const BEGINNING = 'pg_temp.projects_at_start';

/** Remembers what later checks compare with. */
export const rememberStart = ({ database }: World) =>
  database.exec(`create temp table projects_at_start as select id, raised_pesewas from projects`);

/** Queries that return a row for each case in which a rule does not hold, by the rule. */
const always: Readonly<Record<string, string>> = {
  'a paid order was paid by exactly one payment': `
    select o.id from orders o where o.state in ('paid', 'refunded')
      and (select count(*) from payments p where p.order_id = o.id and p.granted) <> 1`,
  'an unpaid order has no payment that counts': `
    select o.id from orders o where o.state not in ('paid', 'refunded')
      and exists (select 1 from payments p where p.order_id = o.id and p.granted)`,
  'a paid order brought what it costs': `
    select id from orders where state in ('paid', 'refunded') and paid_pesewas < amount_pesewas`,
  'a payment paid back no more than it brought': `
    select id from payments where refunded_minor > amount_minor or refunded_minor < 0`,
  'what a payment paid back is the sum of its refunds': `
    select p.id from payments p where p.refunded_minor <>
      coalesce((select sum(r.amount_minor) from refunds r where r.payment_id = p.id and r.state <> 'failed'), 0)`,
  'a project has raised what its donations brought': `
    select p.slug as id from projects p join ${BEGINNING} b using (id)
      left join donations d on d.project_id = p.id
      left join orders o on o.id = d.order_id and o.state in ('paid', 'refunded')
      group by p.id, p.slug, p.raised_pesewas, b.raised_pesewas
      having p.raised_pesewas <> b.raised_pesewas
        + coalesce(sum(greatest(least(o.amount_pesewas, o.paid_pesewas - o.refunded_pesewas) - d.fee_pesewas, 0)), 0)`,
  'a donation is more than its fee': `
    select d.id from donations d join orders o on o.id = d.order_id where d.fee_pesewas >= o.amount_pesewas`,
  'no seat is sold twice': `
    select seat_id as id from tickets where state in ('held', 'valid') and seat_id is not null
      group by seat_id having count(*) > 1`,
  'the stock is what is held and sold': `
    select t.id from ticket_types t where t.taken > t.capacity or t.taken <> (
      select count(distinct (coalesce(ticket_order_id, hold_id), unit)) from tickets
      where type_id = t.id and state in ('held', 'valid'))`,
  'a paid order of tickets has its tickets, or its money is sent back': `
    select t.id from ticket_orders t join orders o on o.id = t.order_id and o.state = 'paid'
      where t.fulfilment = 'waiting' or (t.fulfilment <> 'sent_back' and not exists (
        select 1 from tickets where ticket_order_id = t.id and state in ('valid', 'returned', 'refunded')))`,
  'an order of tickets has each position once': `
    select ticket_order_id as id from tickets where ticket_order_id is not null
      and state in ('valid', 'returned', 'refunded') group by ticket_order_id, position having count(*) > 1`,
  'no audition time belongs to two': `
    select slot_id as id from audition_bookings where state in ('held', 'given')
      and (state = 'given' or expires_at > now()) group by slot_id having count(*) > 1`,
  'no half hour is booked twice': `
    select time_id as id from trial_bookings where state = 'booked' group by time_id having count(*) > 1`,
  'a juror has one score for an entry in a round': `
    select entry_id as id from competition_scores group by entry_id, round, juror having count(*) > 1`,
  'a form is stored once': `
    select email as id from contact_messages group by submission_key, email having count(*) > 1`,
};

/** A rule whose check reads all rows. */
const seldom: Readonly<Record<string, string>> = {
  'the sums of days are those of the rows': `
    select kind || ' ' || day as id from (
      (select kind, day, count, amount_pesewas from daily_totals where count <> 0 or amount_pesewas <> 0 except
       select kind, day, count, amount_pesewas from daily_totals_of_rows) union all
      (select kind, day, count, amount_pesewas from daily_totals_of_rows except
       select kind, day, count, amount_pesewas from daily_totals)) differ`,
};

/** Rules that hold once everybody outside answers and some hours have passed. */
const inTheEnd: Readonly<Record<string, string>> = {
  'every effect has run': `select key as id from outbox where state = 'waiting' and due_at <= now()`,
  'no effect was given up': `
    select key || ': ' || last_error as id from outbox where state = 'failed'`,
  'every refund was sent, or is unclear': `select id from refunds where state = 'requested'`,
  'a monthly gift goes on, or its donor was told': `
    select id from monthly_gifts where state = 'active' and next_at < now() - interval '1 day'`,
  'no hold outlives its time': `
    select id::text as id from ticket_holds where state = 'active' and expires_at < now() - interval '1 hour'`,
  'no audition hold outlives its time': `
    select id::text as id from audition_bookings where state = 'held' and expires_at < now() - interval '1 hour'`,
};

/** Checks what must hold at any time. @throws Violation */
export const checkAlways = (world: World): Promise<void> => check(world.database, always);

/** Checks what must hold in the end. @throws Violation */
export async function checkFinally(world: World, memory: Memory): Promise<void> {
  await checkAlways(world);
  await check(world.database, { ...seldom, ...inTheEnd });
  await checkLedger(world.database, world.outside);
  await checkReceipts(world.database, world.outside);
  await checkMailingList(world.database, world.outside);
  await checkAudit(world.database, memory);
}

async function check(database: PGlite, rules: Readonly<Record<string, string>>): Promise<void> {
  const query = Object.entries(rules)
    .map(([rule, sql]) => `select '${rule}' as rule, row_to_json(found)::text as id from (${sql}) found`)
    .join(' union all ');
  const { rows } = await database.query<{ rule: string; id: string }>(query);
  if (rows[0]) throw new Violation(rows[0].rule, rows[0].id);
}

/** Compares what the payment service has with what the API recorded. */
async function checkLedger(database: PGlite, { checkout }: Outside): Promise<void> {
  const { rows } = await database.query<{
    provider: string;
    amount: number;
    done: number;
    unclear: number;
    granted: boolean;
    flags: number;
  }>(
    `select p.provider_id as provider, p.amount_minor as amount, p.granted,
       coalesce(sum(r.amount_minor) filter (where r.state = 'done'), 0)::int as done,
       coalesce(sum(r.amount_minor) filter (where r.state = 'unclear'), 0)::int as unclear,
       (select count(*)::int from payment_flags f where f.provider_id = p.provider_id) as flags
     from payments p left join refunds r on r.payment_id = p.id group by p.id`,
  );
  const recorded = new Map(rows.map((row) => [row.provider, row]));
  for (const { id, amount, status, refunded, txRef } of checkout.state.transactions) {
    if (status !== 'successful') continue;
    const payment = recorded.get(String(id));
    if (!payment) throw new Violation('money that came is recorded', txRef);
    if (payment.amount !== amount) throw new Violation('a payment has its amount', txRef);
    // Staff look up what became of an unclear one.
    if (refunded < payment.done || refunded > payment.done + payment.unclear) {
      throw new Violation('what was paid back is recorded', `${refunded}, not ${payment.done}: ${txRef}`);
    }
    if (!payment.granted && payment.flags === 0) {
      throw new Violation('money that came leads to something, or staff are told', txRef);
    }
  }
}

/** Every donation that was paid has its receipt, and only one. Those of monthly gifts are among them. */
async function checkReceipts(database: PGlite, { mails }: Outside): Promise<void> {
  const { rows } = await database.query<{ donation: string }>(
    `select d.id as donation from donations d join orders o on o.id = d.order_id
     where o.state in ('paid', 'refunded')`,
  );
  const receipts = mails.filter(({ subject }) => subject.startsWith('Your receipt')).map(({ text }) => text);
  for (const { donation } of rows) {
    const count = receipts.filter((text) => text.includes(donation)).length;
    if (count !== 1) throw new Violation('a donation has one receipt', `${count}: ${donation}`);
  }
}

/** The mailing list has the members, and nobody else. */
async function checkMailingList(database: PGlite, { subscribers }: Outside): Promise<void> {
  const { rows } = await database.query<{ email: string }>(
    `select distinct lower(email) as email from community_members where state = 'confirmed' order by 1`,
  );
  const members = rows.map(({ email }) => email);
  const listed = [...subscribers.values()].map((email) => email.toLowerCase()).toSorted();
  if (members.join() !== listed.join()) {
    throw new Violation('the mailing list has the members', `${listed.join(' ')}, not ${members.join(' ')}`);
  }
}

/** What staff changed is in the audit log, as often as they did it. */
async function checkAudit(database: PGlite, { changes }: Memory): Promise<void> {
  for (const [operation, times] of changes) {
    const { rows } = await database.query<{ count: number }>(
      'select count(*)::int as count from audit_actions where operation = $1',
      [operation],
    );
    if ((rows[0]?.count ?? 0) < times) {
      throw new Violation('the audit log is complete', `${rows[0]?.count} of ${times} ${operation}`);
    }
  }
}

const DAY_MS = 86_400_000;

/** How long retention may take after the last day, ms. */
const SLACK_MS = 2 * DAY_MS;

/**
 * Checks that what was confirmed is there for as long as it is kept, and gone afterwards.
 * @throws Violation
 */
export async function checkConfirmed(world: World, memory: Memory): Promise<void> {
  const now = world.now().getTime();
  for (const { what, query, values, at, days } of memory.confirmed) {
    const age = now - at.getTime();
    const isDue = days !== undefined && age > days * DAY_MS + SLACK_MS;
    const isKept = days === undefined || age < days * DAY_MS;
    const { rows } = await world.database.query(query, [...values]);
    if (isKept && rows.length === 0)
      throw new Violation('nothing confirmed is lost', `${what} of ${at.toISOString()}`);
    if (isDue && rows.length > 0)
      throw new Violation('retention deletes what is due', `${what} of ${at.toISOString()}`);
  }
}
