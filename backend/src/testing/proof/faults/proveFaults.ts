import { setTimeout as wait } from 'node:timers/promises';
import { countFaults, raisedBy, type Counted } from './countFaults';
import { faults as allFaults, usual, type Fault } from './faults';
import { openParts, type Parts } from './parts';
import { createPeople, type Served } from './people';

/** The result of one fault. Every number but that of the people must be zero. */
export interface FaultRow extends Counted {
  case: string;
  people: number;
  /** Answers other than success and a request to come again. */
  errors: number;
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
  const wrong: string[] = [];
  const people = createPeople(parts, { onWrong: (answer) => wrong.push(answer) });
  const all: Promise<Served>[] = [];
  const striking = new AbortController();
  const arriving = (async () => {
    while (!striking.signal.aborted) {
      const nth = all.length;
      const email = `${called}.${nth}@example.com`;
      all.push(nth % 2 === 0 ? people.buy(email, nth) : people.give(email, nth));
      await wait(EVERY_MS);
    }
  })();
  await breakParts(parts, size);
  striking.abort();
  await arriving;
  const served = await Promise.all(all);
  await drain(parts);
  const counted = await countFaults(parts, served, raised);
  const isRight = wrong.length + counted.doubled + counted.lost + counted.mails + counted.sums === 0;
  const examples = wrong.slice(0, MOST_EXAMPLES);
  return { case: name, people: served.length, errors: wrong.length, ...counted, examples, isRight };
}

/** Waits until all effects are done. What failed or was taken by a killed worker would be tried minutes later. */
async function drain({ query }: Parts): Promise<void> {
  for (;;) {
    const [row] = await query<{ open: number }>(
      "select count(*)::int as open from outbox where state <> 'done'",
    );
    if (row?.open === 0) return;
    await query(
      "update outbox set due_at = now() where state = 'waiting' and attempts > 0 and due_at > now()",
    );
    await wait(1_000);
  }
}
