import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { answerOf, attack, inTurns, type Patience } from './ask';
import { emptyRow, example, type AttackRow } from './row';
import type { AttackedFixture } from './fixture';

/** A type without seats, so that any number can be sold. */
const TYPE = 'student';
/** A page that is read meanwhile. */
const PAGE = '/api/projects';
/** Concurrent holds. */
const holdsAtOnce = 16;

/** Very many people want tickets of one type in the same second; others read, and both instances stay ready. */
export async function ticketRush(
  fixture: AttackedFixture,
  buyers: number,
  patience: Patience,
): Promise<AttackRow> {
  const row = emptyRow(`${buyers} buyers of one type of ticket at once`);
  await sellAny(fixture);
  const readers = await readMeanwhile(fixture, row, patience);
  const statuses = await Promise.all(
    Array.from({ length: buyers }, async (_, nth) => {
      const { status, retryAfter, said } = await answerOf(...holdOf(fixture, nth));
      row.tries += 1;
      const isAskedToComeAgain = status === 503 && retryAfter !== null;
      if (status === 200 || isAskedToComeAgain) return status;
      row.errors += 1;
      example(row, `a hold: ${status} ${said}`, false);
      return status;
    }),
  );
  await readers.stop();
  const held = await fixture.query<{ held: number }>(
    `select count(*)::integer as held from tickets where type_id = '${TYPE}' and state = 'held'`,
  );
  row.admitted += await miscounted(fixture);
  // What was acknowledged must be held.
  row.lost += Math.abs(statuses.filter((status) => status === 200).length - (held[0]?.held ?? 0));
  return row;
}

/** Very many unpaid holds expire in the same second; others read, and all tickets are free again soon. */
export async function holdsEnding(
  fixture: AttackedFixture,
  holds: number,
  patience: Patience,
): Promise<AttackRow> {
  const row = emptyRow(`${holds} unpaid holds that end together`);
  await sellAny(fixture);
  await inTurns(Array(holds).keys(), holdsAtOnce, async (nth) => {
    const { status, said } = await attack(row, patience, ...holdOf(fixture, nth));
    if (status !== 200) example(row, `a hold: ${status} ${said}`, false);
  });
  const readers = await readMeanwhile(fixture, row, patience);
  await fixture.query(`update ticket_holds set expires_at = now() where state = 'active'`);
  const deadline = performance.now() + 10_000 + patience;
  let left = holds;
  while (left > 0 && performance.now() < deadline) {
    await pause(100);
    const rows = await fixture.query<{ left: number }>(
      `select count(*)::integer as left from ticket_holds where state = 'active'`,
    );
    left = rows[0]?.left ?? 0;
  }
  await readers.stop();
  row.lost += left;
  row.admitted += await miscounted(fixture);
  return row;
}

/** Returns the nth buyer's request for one ticket, each from another network. */
function holdOf(fixture: AttackedFixture, nth: number): [string, RequestInit & { method: string }] {
  const headers = {
    'content-type': 'application/json',
    'hold-token': randomUUID(),
    'x-forwarded-for': `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}`,
  };
  const body = JSON.stringify({ sale: 'public', items: [{ type: TYPE, quantity: 1 }] });
  return [`${fixture.instance(nth).origin}/api/tickets/hold`, { method: 'PUT', headers, body }];
}

/** Sets enough stock, with none of it taken. */
async function sellAny(fixture: AttackedFixture): Promise<void> {
  await fixture.query('truncate ticket_waiting, tickets, ticket_orders, ticket_holds, rate_limits cascade');
  await fixture.query('update ticket_types set taken = 0');
  await fixture.query(`update ticket_types set capacity = 100000 where id = '${TYPE}'`);
}

/** Returns the error of the stock: it must equal what is held or sold. */
async function miscounted(fixture: AttackedFixture): Promise<number> {
  const [row] = await fixture.query<{ wrong: number }>(
    `select abs(taken - (select count(*) from tickets where type_id = '${TYPE}' and state in ('held', 'valid')))::integer
      as wrong from ticket_types where id = '${TYPE}'`,
  );
  return row?.wrong ?? 0;
}

/**
 * Reads a page and checks readiness on both instances repeatedly, and records failures. When it is stopped, it records
 * a hang if the median answer took more than twice as long as before, and noticeably long.
 */
async function readMeanwhile(fixture: AttackedFixture, row: AttackRow, patience: Patience) {
  let turn = 0;
  const read = async () => {
    const { origin } = fixture.instance((turn += 1));
    const start = performance.now();
    for (const path of [PAGE, '/api/ready']) {
      const { status, said } = await answerOf(`${origin}${path}`, { method: 'GET' });
      row.tries += 1;
      if (status === 200) continue;
      row.errors += 1;
      example(row, `${path}: ${status} ${said}`, false);
    }
    return performance.now() - start;
  };
  const quiet: number[] = [];
  for (let nth = 0; nth < 20; nth += 1) quiet.push(await read());
  const busy: number[] = [];
  const over = new AbortController();
  const reading = (async () => {
    while (!over.signal.aborted) {
      busy.push(await read());
      await pause(20);
    }
  })();
  return {
    stop: async () => {
      over.abort();
      await reading;
      const [before, meanwhile] = [middleOf(quiet), middleOf(busy)];
      if (meanwhile <= Math.max(2 * before, patience / 10)) return;
      row.hangs += 1;
      example(
        row,
        `${PAGE} took ${Math.round(meanwhile)} ms, and ${Math.round(before)} ms in the quiet`,
        true,
      );
    },
  };
}

const middleOf = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
