import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { QueuePlace } from '../../tickets/queue/queue.routes';
import { changeSale } from '../../tickets/staff/changeSale';
import { boxOfficeOf, some } from '../tickets';
import { count, untilAnswered } from './ask';
import { from } from './buyers';
import { openFixture, type Row } from './fixture';

/** People wait, and some arrive after the opening. */
interface Size {
  people: number;
  perMinute: number;
}

/**
 * Shows on a real PostgreSQL server that the waiting room, over two instances, lets in each person once, none before
 * their turn, none more per minute than staff set, and loses nobody.
 * @param report called with each row as soon as it is known
 */
export async function proveQueue(
  { people, perMinute }: Size,
  report: (row: Row) => void = () => undefined,
): Promise<Row[]> {
  const fixture = await openFixture();
  const rows: Row[] = [];
  try {
    await fixture.reset('student', 2 * people);
    // Each instance's own clock moves with the real time.
    const began = performance.now();
    const start = fixture.instances[0].clock.now().getTime();
    const now = () => start + performance.now() - began;
    for (const { clock } of fixture.instances) clock.now = () => new Date(now());
    let asked = 0;
    const box = (nth: number, at: number) => {
      const { ask } = boxOfficeOf(from(nth, fixture.instance(at)));
      return (...request: Parameters<typeof ask>) =>
        untilAnswered(() => {
          asked += 1;
          return ask<QueuePlace>(...request);
        });
    };
    const place = (nth: number, at: number, method: 'GET' | 'POST', key?: string) =>
      box(nth, at)(method, '/tickets/queue', undefined, key ? { 'queue-key': key } : {});
    const hold = async (nth: number, at: number, key: string) => {
      const headers = { 'hold-token': randomUUID(), 'queue-key': key };
      const selection = { sale: 'public', items: some('student', 1) };
      return (await box(nth, at)('PUT', '/tickets/hold', selection, headers)).status === 200;
    };
    const early = Math.ceil(people * 0.8);
    const opensAt = new Date(now() + 3_600_000).toISOString();
    const set = (changes: Parameters<typeof changeSale>[2]) =>
      changeSale(fixture.instances[0].deps, 'public', changes);
    await set({ isOpen: true, opensAt, queuePerMinute: perMinute, queueMinutes: 10 });
    const joined = async (nth: number) => (await place(nth, nth, 'POST')).body.key ?? '';
    const keys = await Promise.all(Array.from({ length: early }, (_, nth) => joined(nth)));
    const joinedAfter = (performance.now() - began) / 1000;
    note(`${early} arrive before the opening, ${perSecond(asked, joinedAfter)}`, keys.length, 0, early);
    await set({ opensAt: new Date(now() - 1).toISOString() });
    const openedAt = now();
    asked = 0;
    const wait = async (nth: number, given?: string) => {
      const key = given ?? (await joined(nth));
      // Each person asks both instances in turn, when the API says.
      for (let at = nth; ; at += 1) {
        const { body } = await place(nth, at, 'GET', key);
        if (body.state === 'in') break;
        // Some try without waiting. A hold that began before its turn is counted below.
        if (nth % 10 === 0 && (await hold(nth, at, key))) return { isHeld: true, again: false };
        await pause(body.askAfter * 1000);
      }
      const isHeld = await hold(nth, nth, key);
      return { isHeld, again: await hold(nth, nth + 1, key) };
    };
    const ways = await Promise.all(Array.from({ length: people }, (_, nth) => wait(nth, keys[nth])));
    const seconds = (now() - openedAt) / 1000;
    const letIn = ways.filter(({ isHeld }) => isHeld).length;
    const held = await count(
      fixture.db,
      sql`select count(distinct hold_id) as all from ticket_arrivals where hold_id is not null`,
    );
    // Holds against the turns in the database: none before its own, and no two people with one turn.
    const wrong = await count(
      fixture.db,
      sql`select (select count(*) from ticket_arrivals a join ticket_holds h on h.id = a.hold_id where h.created_at < a.turn_at) + (select count(*) - count(distinct turn_at) from ticket_arrivals) as all`,
    );
    const soonest = (people - 1) / (perMinute / 60);
    const twice = wrong + ways.filter(({ again }) => again).length;
    note(
      `${people} wait, ${perMinute} per minute, ${perSecond(asked, seconds)}, ${Math.round(seconds)} s`,
      Math.min(held, letIn),
      twice + (seconds < soonest ? 1 : 0),
      people,
    );
  } finally {
    await fixture.stop();
  }
  return rows;

  function note(name: string, sold: number, twice: number, due: number): void {
    const isRight = twice === 0 && sold === due;
    rows.push({ case: name, runs: due, sold, twice, lost: due - sold, isRight });
    report(rows.at(-1)!);
  }
}

const perSecond = (requests: number, seconds: number) => `${Math.round(requests / seconds)} requests/s`;
