import { setTimeout as wait } from 'node:timers/promises';
import { countFaults, raisedBy, type Counted } from './countFaults';
import { faults as allFaults, usual, type Fault } from './faults';
import { openParts, type Parts } from './parts';
import { createPeople, type Served } from './people';

/** The result of one fault. Every number but that of the people must be zero. */
export interface FaultRow extends Counted {
  case: string;
  people: number;
  /** People who got an answer other than success and a request to come again, or none in the end. */
  errors: number;
  /** Requests and effects that had to be repeated: without any, the fault has hit nobody. */
  repeated: number;
  examples: readonly string[];
  isRight: boolean;
}

interface FaultSize {
  /** From 0 to 1 of the whole proof. */
  size: number;
  faults?: readonly Fault[];
}

/** Somebody new begins this often. */
const EVERY_MS = 400;
const MOST_EXAMPLES = 5;
/** After the repair nobody waits longer, ms. */
const PATIENCE_MS = 120_000;

/**
 * Breaks real parts while people buy tickets and give, and compares what they were told, the database, the payment
 * service's ledger and the mails once all is repaired.
 * @param report called with each row as soon as it is known
 */
export async function proveFaults(
  { size, faults = allFaults }: FaultSize,
  report: (row: FaultRow) => void = () => undefined,
): Promise<FaultRow[]> {
  const parts = await openParts();
  try {
    await parts.query("update ticket_types set capacity = 1000000 where id = 'student'");
    const rows: FaultRow[] = [];
    for (const [nth, fault] of faults.entries()) {
      if (fault.needsDisk && !parts.disk) {
        process.stderr.write(`SKIPPED ${fault.name}: only root on Linux can make a small disk\n`);
        continue;
      }
      const row = await strike(parts, fault, { size, called: `fault${nth}` });
      rows.push(row);
      report(row);
    }
    return rows;
  } finally {
    await parts.stop();
  }
}

async function strike(
  parts: Parts,
  { name, strike: breakParts }: Fault,
  { size, called }: { size: number; called: string },
): Promise<FaultRow> {
  await parts.checkout.behaviour(usual);
  const raised = await raisedBy(parts.query);
  const repeatedBefore = await effectsRepeated(parts);
  let repeated = 0;
  const patience = new AbortController();
  const people = createPeople(parts, { onRepeat: () => (repeated += 1), signal: patience.signal });
  const all: Promise<Served | Error>[] = [];
  const striking = new AbortController();
  const arriving = (async () => {
    while (!striking.signal.aborted) {
      const nth = all.length;
      const email = `${called}.${nth}@example.com`;
      const served = nth % 2 === 0 ? people.buy(email, nth) : people.give(email, nth);
      all.push(served.catch((error: unknown) => new Error(`${email}: ${String(error)}`)));
      await wait(EVERY_MS);
    }
  })();
  const untilHit = async () => {
    const until = performance.now() + PATIENCE_MS;
    const failed =
      "select count(*)::int as all from outbox where state = 'waiting' and last_error is not null";
    const isHit = async () => repeated > 0 || (await parts.query<{ all: number }>(failed))[0]?.all !== 0;
    while (performance.now() < until && !(await isHit())) await wait(200);
  };
  await breakParts(parts, size, untilHit);
  striking.abort();
  await arriving;
  const ends = setTimeout(() => patience.abort(new Error('no answer in the end')), PATIENCE_MS);
  const results = await Promise.all(all);
  clearTimeout(ends);
  const wrong = results.filter((result) => result instanceof Error).map(({ message }) => message);
  const served = results.filter((result): result is Served => !(result instanceof Error));
  const open = await drain(parts);
  const counted = await countFaults(parts, served, raised);
  const lost = counted.lost + open;
  const isRight = wrong.length + counted.doubled + lost + counted.mails + counted.sums === 0;
  return {
    ...counted,
    case: name,
    people: all.length,
    errors: wrong.length,
    repeated: repeated + (await effectsRepeated(parts)) - repeatedBefore,
    lost,
    examples: wrong.slice(0, MOST_EXAMPLES),
    isRight,
  };
}

/**
 * Waits until all effects are done. What failed or was taken by a killed worker would be tried minutes later.
 * @returns how many are not done in the end
 */
async function drain({ query }: Parts): Promise<number> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const [row] = await query<{ open: number }>(
      "select count(*)::int as open from outbox where state <> 'done'",
    );
    const open = row?.open ?? 0;
    if (open === 0 || performance.now() > until) return open;
    await query(
      "update outbox set due_at = now() where state = 'waiting' and attempts > 0 and due_at > now()",
    );
    await wait(1_000);
  }
}

async function effectsRepeated({ query }: Parts): Promise<number> {
  const [row] = await query<{ all: number }>(
    'select coalesce(sum(attempts - 1), 0)::int as all from outbox where attempts > 1',
  );
  return row?.all ?? 0;
}
