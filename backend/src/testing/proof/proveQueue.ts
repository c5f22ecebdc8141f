import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { QueuePlace } from '../../tickets/queue/queue.routes';
import { changeSale } from '../../tickets/staff/changeSale';
import { boxOfficeOf, some } from '../tickets';
import { count, untilAnswered } from './ask';
import { from } from './buyers';
import { openFixture, type Row } from './fixture';

/** People wait, and some arrive after the opening. They ask when the API says, and repeat as the page does. */
interface Size {
  people: number;
  perMinute: number;
  /** Seconds from the beginning until the sale opens. */
  opensIn: number;
}

/**
 * Shows on a real PostgreSQL server that the waiting room, over two instances, lets in each person once, none before
 * their turn, none more per minute than staff set, and loses nobody.
 * @param report called with each row as soon as it is known
 */
export async function proveQueue(
  { people, perMinute, opensIn }: Size,
  report: (row: Row) => void = () => undefined,
): Promise<Row[]> {
  const fixture = await openFixture();
  const rows: Row[] = [];
  try {
    await fixture.reset('student', 2 * people);
    // Each instance's own clock moves with the real time, and waits before the opening for all who come early.
    const began = performance.now();
    let start = fixture.instances[0].clock.now().getTime();
    const openedAt = start + opensIn * 1000;
    let latest = openedAt - 1;
    const now = () => Math.min(start + performance.now() - began, latest);
    for (const { clock } of fixture.instances) clock.now = () => new Date(now());
    let asked = 0;
    const box = (nth: number, at: number) => {
      const { ask } = boxOfficeOf(from(nth, fixture.instance(at)));
      return (...request: Parameters<typeof ask>) =>
        untilAnswered(
          () => {
            asked += 1;
            return ask<QueuePlace>(...request);
          },
          4_000,
          60_000,
        );
    };
    const place = (nth: number, at: number, method: 'GET' | 'POST', key?: string) =>
      box(nth, at)(method, '/tickets/queue', undefined, key ? { 'queue-key': key } : {});
    const hold = async (nth: number, at: number, key: string) => {
      const headers = { 'hold-token': randomUUID(), 'queue-key': key };
      const selection = { sale: 'public', items: some('student', 1) };
      return (await box(nth, at)('PUT', '/tickets/hold', selection, headers)).status === 200;
    };
    const early = Math.ceil(people * 0.8);
    const opensAt = new Date(openedAt).toISOString();
    const shown = { isOpen: true, opensAt, queuePerMinute: perMinute, queueMinutes: 10 };
    await changeSale(fixture.instances[0].deps, 'public', shown);
    const join = async (nth: number) => (await place(nth, nth, 'POST')).body;
    const joined = await Promise.all(Array.from({ length: early }, (_, nth) => join(nth)));
    const joinedAfter = (performance.now() - began) / 1000;
    start = now() - (performance.now() - began);
    latest = Infinity;
    const inTime = joined.filter(({ state }) => state === 'before').length;
    note(`${early} arrive before the opening, ${perSecond(asked, joinedAfter)}`, inTime, 0, early);
    asked = 0;
    // A small part of the proof is impatient.
    const rest = (milliseconds: number) => pause(Math.min(milliseconds, 20 * people));
    const wait = async (nth: number) => {
      const first = joined[nth] ?? (await afterOpening(nth));
      const key = first.key ?? '';
      if (first.state !== 'in') await rest(first.askAfter * 1000);
      // Each person asks both instances in turn, when the API says.
      for (let at = nth; ; at += 1) {
        const { body } = await place(nth, at, 'GET', key);
        if (body.state === 'in') break;
        if (body.state === 'over') return { isHeld: false, again: false };
        // Some try without waiting. A hold that began before its turn is counted below.
        if (nth % 10 === 0 && (await hold(nth, at, key))) return { isHeld: true, again: false };
        await rest(body.askAfter * 1000);
      }
      const isHeld = await hold(nth, nth, key);
      return { isHeld, again: await hold(nth, nth + 1, key) };
    };
    const afterOpening = async (nth: number) => {
      await pause(Math.max(0, openedAt - now()));
      // They come over twenty seconds.
      await rest(Math.random() * 20_000);
      return join(nth);
    };
    const ways = await Promise.all(Array.from({ length: people }, (_, nth) => wait(nth)));
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
