import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { readTicketStats } from '../../tickets/staff/stats';
import { testNow } from '../../testing/api';
import { testApi } from '../../testing/testApi';
import { askOf } from '../../testing/ask';
import { addSamples } from './addSamples';

// People compare the numbers of different pages in the samples, so each number must be the same everywhere.

const rows = 120;
const api = testApi();
let headers: { authorization: string };
/** The raised amounts before, as in the projects' texts. */
let before: ReadonlyMap<string, number>;
beforeAll(async () => {
  headers = { authorization: `Bearer ${await api.token()}` };
  before = new Map((await get<Project[]>('/projects')).map(({ slug, raised }) => [slug, raised]));
  await addSamples(api.database.db, { rows, until: testNow });
  // A repeat counts nothing twice.
  await addSamples(api.database.db, { rows, until: testNow });
});

const get = async <T>(path: string) => (await askOf(api)<T>('GET', path, undefined, headers)).body;

/** Returns the numbers in the first row of a result. */
async function numbers(statement: ReturnType<typeof sql>): Promise<number[]> {
  const { rows: found } = (await api.database.db.execute(statement)) as unknown as {
    rows: Record<string, string | number>[];
  };
  return Object.values(found[0] ?? {}).map(Number);
}

interface Sums {
  count: number;
  tickets: number;
  paid: number;
  refunded: number;
  net: number;
}

interface Project {
  slug: string;
  raised: number;
}

describe('sample donations', () => {
  it('add up to what the projects have raised, each and in all', async () => {
    const projects = await get<Project[]>('/projects');
    const sums = await get<Sums>('/staff/donations/sums');
    expect(sums.net).toBeGreaterThan(0);
    const own = await Promise.all(
      projects.map(async ({ slug }) => get<Sums>(`/staff/donations/sums?project=${slug}`)),
    );
    const added = projects.map(({ slug, raised }) => raised - (before.get(slug) ?? 0));
    expect(added).toEqual(own.map(({ net }) => net));
    expect(Math.min(...own.map(({ count }) => count))).toBeGreaterThan(0);
    expect(added.reduce((all, raised) => all + raised, 0)).toBe(sums.net);
    const inAll = projects.reduce((all, { raised }) => all + raised, 0);
    expect(await get('/stats/counts')).toMatchObject({ raised: inAll });
  });

  it('add up to payments and refunds', async () => {
    const { paid, refunded } = await get<Sums>('/staff/donations/sums');
    const of = sql`from payments p join orders o on o.id = p.order_id where o.kind = 'donation'`;
    expect(
      await numbers(sql`select sum(p.amount_minor) as paid, sum(p.refunded_minor) as refunded ${of}`),
    ).toEqual([paid, refunded]);
    const sent = sql`select sum(r.amount_minor) from refunds r join payments p on p.id = r.payment_id
      join orders o on o.id = p.order_id where o.kind = 'donation' and r.state = 'done'`;
    expect(await numbers(sent)).toEqual([refunded]);
  });

  it('wait for moderation only with a message, and when they are paid', async () => {
    const wrong = sql`select count(*) from donations d join orders o on o.id = d.order_id
      where d.wall = 'waiting' and (d.message is null or o.state <> 'paid')`;
    expect(await numbers(wrong)).toEqual([0]);
  });
});

describe('sample tickets', () => {
  it('that were returned were refunded', async () => {
    const sums = await get<Sums>('/staff/ticket-orders/sums');
    expect(sums).toMatchObject({ tickets: 0, net: 0 });
    expect(sums.refunded).toBeGreaterThan(0);
    const { totals } = await readTicketStats(api.deps);
    expect(totals).toMatchObject({ people: sums.tickets, income: sums.net, refunded: sums.refunded });
    const paid = sql`select sum(p.amount_minor) as paid, sum(p.refunded_minor) as refunded, sum(r.amount_minor) as sent
      from payments p join orders o on o.id = p.order_id left join refunds r on r.payment_id = p.id
      where o.kind = 'tickets'`;
    expect(await numbers(paid)).toEqual([sums.paid, sums.refunded, sums.refunded]);
  });

  it('add up to the same by type', async () => {
    const [first] = await get<{ id: string }[]>('/staff/tickets/types');
    const { orders: _, ...all } = await get<Sums & { orders: number }>('/staff/ticket-orders/sums');
    expect(await get(`/staff/ticket-orders/sums?type=${first?.id}`)).toMatchObject(all);
  });
});

describe('sample registrations', () => {
  it('for the competition are accepted only with fee and documents, and withdrawn without documents', async () => {
    const papers = sql`(select count(*) from competition_papers p where p.entry_id = e.id)`;
    const wrong = sql`select count(*) from competition_entries e
      where (state = 'accepted' and (paid_at_office_at is null or ${papers} < 4)) or (state = 'withdrawn' and ${papers} > 0)`;
    expect(await numbers(wrong)).toEqual([0]);
  });

  it('for lessons have the state of their history and the audit log', async () => {
    const wrong = sql`select count(*) from music_study_registrations r
      left join status_changes c on c.subject_id = r.id
      left join audit_changes a on a.subject_id = r.id::text
      where a.after ->> 'status' <> r.status or coalesce(c.to_status, 'new') <> r.status`;
    expect(await numbers(wrong)).toEqual([0]);
  });

  it('were changed by accounts that have one name each', async () => {
    const wrong = sql`select count(*) from (select account from audit_actions
      group by account having count(distinct name) > 1) as two`;
    expect(await numbers(wrong)).toEqual([0]);
  });
});

it('the days’ totals equal those of the sample rows', async () => {
  const [own, rowsOf] = [sql`daily_totals`, sql`daily_totals_of_rows`].map(
    (table) => sql`select sum(count) as count, sum(amount_pesewas) as amount from ${table}`,
  );
  expect(await numbers(own!)).toEqual(await numbers(rowsOf!));
});
