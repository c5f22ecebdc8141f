import { killedInstances, stoppedDatabase } from './faults';
import { fullDisk } from './fullDisk';
import { manyStreams, slowBodies } from './manyClients';
import { forgeTokens, forgeWebhooks, fuzz, hostileText } from './requests';
import { holdsEnding, ticketRush } from './rushes';
import { isHarmless, type AttackRow } from './row';
import { openAttackedFixture } from './fixture';

/** The size of the proof. */
export interface AttackSize {
  /** Kinds of bad tokens for each operation, in turn. */
  tokens: number;
  /** Bad requests of each operation. */
  requests: number;
  text: { length: number; parts: number };
  clients: number;
  /** Buyers in one second, and unpaid holds that expire in one. */
  buyers: number;
  holds: number;
  kills: number;
  awayMs: number;
  /** Messages written while instances are killed, and while the database is unavailable. */
  messages: number;
  /** The limit for an answer, ms; next to other tests a machine is slower. */
  patience: number;
}

/**
 * Attacks two instances of the API on a real PostgreSQL server, and removes their dependencies. Every number but the
 * tries must be zero in every row.
 * @param report called with each row as soon as it is known
 */
export async function proveAttacks(
  { tokens, requests, text, clients, buyers, holds, kills, awayMs, messages, patience }: AttackSize,
  report: (row: AttackRow) => void = () => undefined,
): Promise<(AttackRow & { isRight: boolean })[]> {
  const rows: AttackRow[] = [];
  const note = (row: AttackRow) => {
    rows.push(row);
    report(row);
  };
  const fixture = await openAttackedFixture();
  try {
    note(await forgeTokens(fixture, tokens, patience));
    note(await forgeWebhooks(fixture, requests, patience));
    note(await fuzz(fixture, requests, patience));
    note(await hostileText(fixture, text, patience));
    note(await manyStreams(fixture, clients * 3, patience));
    note(await slowBodies(fixture, clients, patience));
    note(await ticketRush(fixture, buyers, patience));
    note(await holdsEnding(fixture, holds, patience));
    // Requests are repeated while an instance is down, so answers take that long.
    note(await killedInstances(fixture, { kills, messages }, patience + awayMs));
    note(await stoppedDatabase(fixture, { awayMs, messages }, patience + awayMs));
  } finally {
    await fixture.stop();
  }
  note(await fullDisk(Math.min(requests, 100)));
  return rows.map((row) => ({ ...row, isRight: isHarmless(row) }));
}
