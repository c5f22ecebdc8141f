import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { competitionOf } from '../competition';
import { count, untilAnswered } from './ask';
import { openFixture, type Row, type Fixture } from './fixture';

/** The size of the proof. */
export interface CompetitionSize {
  /** Concurrent requests for one slot, in each run. */
  competitors: number;
  runs: number;
}

const slot = '2025-10-11-0900';

/**
 * Shows on a real PostgreSQL server that of many competitors who request one slot at once, at two instances of the API,
 * one gets it; and that without the index several do.
 * @param report called with each row as soon as it is known
 */
export async function proveCompetition(
  { competitors, runs }: CompetitionSize,
  report: (row: Row) => void = () => undefined,
): Promise<Row[]> {
  const rows: Row[] = [];
  const note = (name: string, counted: Omit<Row, 'case' | 'isRight'>, isRight: boolean) => {
    const row = { case: name, ...counted, isRight };
    rows.push(row);
    report(row);
  };
  const fixture = await openFixture();
  try {
    const exact = await manyRuns(fixture, competitors, runs);
    note(
      `${competitors} competitors, one slot, ${runs} times`,
      exact,
      exact.sold === runs && exact.twice === 0 && exact.lost === 0,
    );
    await fixture.db.execute(sql`drop index audition_bookings_slot_taken_key`);
    const without = await manyRuns(fixture, competitors, runs);
    note('the same without the index: must fail', without, without.twice > 0);
  } finally {
    await fixture.stop();
  }
  return rows;
}

async function manyRuns(fixture: Fixture, competitors: number, runs: number) {
  const all = { runs: competitors * runs, sold: 0, twice: 0, lost: 0 };
  for (let nth = 0; nth < runs; nth += 1) {
    const { sold, twice, lost } = await rush(fixture, competitors);
    all.sold += sold;
    all.twice += twice;
    all.lost += lost;
  }
  return all;
}

/** `sold` is how often the slot is held, `lost` how many answers differ from what is stored. */
async function rush(fixture: Fixture, competitors: number) {
  await fixture.db.execute(sql`truncate audition_waiting, audition_bookings, rate_limits cascade`);
  const answers = await Promise.all(
    Array.from({ length: competitors }, (_, nth) => {
      const page = competitionOf(fixture.instance(nth));
      return untilAnswered(() => page.put(randomUUID(), slot));
    }),
  );
  const sold = await count(
    fixture.db,
    sql`select count(*) as all from audition_bookings where slot_id = ${slot} and state in ('held', 'given')`,
  );
  const got = answers.filter(({ status }) => status === 200).length;
  // Without the index, only the limit of one address stops it.
  const refused = answers.filter(
    ({ status, problems }) => status === 429 || (status === 409 && problems['slot'] !== undefined),
  ).length;
  const lost = Math.abs(sold - got) + (competitors - got - refused);
  return { sold, twice: Math.max(sold - 1, 0), lost };
}
