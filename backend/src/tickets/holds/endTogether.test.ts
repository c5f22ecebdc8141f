import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openFixture, type Fixture } from '../../testing/proof/fixture';
import { count } from '../../testing/proof/ask';
import { startSweeper } from './startSweeper';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
}, 60_000);
afterAll(() => fixture.stop());

const holds = 300;

/** Creates expired unpaid holds of one ticket each, of types that many buy at once. */
async function holdsThatEnded(): Promise<void> {
  await fixture.reset('student', holds);
  const type = 'student';
  await fixture.db.execute(sql`
    with made as (
      insert into ticket_holds (token_digest, state, sale, selection, address_digest, created_at, expires_at)
      select ${randomUUID()} || n, 'active', 'public', ${JSON.stringify({ sale: 'public', items: [] })}::jsonb, 'address',
        ${new Date(0)}, ${new Date(1_000)}
      from generate_series(1, ${holds}) n returning id)
    insert into tickets (type_id, unit, price_pesewas, created_at, state, hold_id, position)
    select ${type}, 0, 0, ${new Date(0)}, 'held', id, 0 from made`);
  await fixture.db.execute(sql`update ticket_types set taken = ${holds} where id = ${type}`);
}

const active = () => count(fixture.db, sql`select count(*) as all from ticket_holds where state = 'active'`);

/** Returns the number of connections that wait for a lock, on a separate connection. */
async function lockWaits() {
  const client = new pg.Client({ connectionString: fixture.url });
  await client.connect();
  return {
    now: async () => {
      const { rowCount } = await client.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      return rowCount ?? 0;
    },
    close: () => client.end(),
  };
}

it('ends holds that expire together once, by one instance at a time, without blocking requests', async () => {
  await holdsThatEnded();
  const waits = await lockWaits();
  onTestFinished(waits.close);
  const sweepers = await Promise.all(
    fixture.instances.map(({ database, clock, deps: { log } }) => startSweeper({ database, clock, log })),
  );
  let most = 0;
  const seen: number[] = [];
  await expect
    .poll(
      async () => {
        const { status } = await fixture.instance(seen.length).send('GET', '/api/projects');
        seen.push(status);
        most = Math.max(most, await waits.now());
        return active();
      },
      { timeout: 20_000, interval: 20 },
    )
    .toBe(0);
  for (const sweeper of sweepers) await sweeper.stop();
  expect(new Set(seen)).toEqual(new Set([200]));
  expect(most).toBeLessThanOrEqual(1);
  expect(await count(fixture.db, sql`select taken as all from ticket_types where id = 'student'`)).toBe(0);
  expect(await count(fixture.db, sql`select count(*) as all from tickets where state = 'freed'`)).toBe(holds);
});

it('frees the lock of an instance that has died', async () => {
  const [one, other] = fixture.instances;
  let release: () => void = () => undefined;
  let running: Promise<unknown> = Promise.resolve();
  await new Promise<void>((begun) => {
    running = one.database.alone('tickets', () => {
      begun();
      return new Promise<void>((resolve) => (release = resolve));
    });
  });
  expect(await other.database.alone('tickets', async () => true)).toBeUndefined();
  // The server does the same with the sessions of a process that has ended.
  await fixture.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'music-school-api-locks'`,
  );
  await expect
    .poll(() => other.database.alone('tickets', async () => true).catch(() => undefined), { timeout: 10_000 })
    .toBe(true);
  release();
  // It gets an error, because its session has ended.
  await running.catch(() => undefined);
});
