import { killedInstances, stoppedDatabase } from './faults';
import { fullDisk } from './fullDisk';
import { manyStreams, slowBodies } from './manyClients';
import { forgeTokens, forgeWebhooks, fuzz, hostileText } from './requests';
import { holdsEnding, ticketRush } from './rushes';
import { isHarmless, type AttackRow } from './row';
import { openAttackedWorld } from './world';

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
 * @param told called with each row as soon as it is known
 */
export async function proveAttacks(
  { tokens, requests, text, clients, buyers, holds, kills, awayMs, messages, patience }: AttackSize,
  told: (row: AttackRow) => void = () => undefined,
): Promise<(AttackRow & { isRight: boolean })[]> {
  const rows: AttackRow[] = [];
  const note = (row: AttackRow) => {
    rows.push(row);
    told(row);
  };
  const world = await openAttackedWorld();
  try {
    note(await forgeTokens(world, tokens, patience));
    note(await forgeWebhooks(world, requests, patience));
    note(await fuzz(world, requests, patience));
    note(await hostileText(world, text, patience));
    note(await manyStreams(world, clients * 3, patience));
    note(await slowBodies(world, clients, patience));
    note(await ticketRush(world, buyers, patience));
    note(await holdsEnding(world, holds, patience));
    // Requests are repeated while an instance is down, so answers take that long.
    note(await killedInstances(world, { kills, messages }, patience + awayMs));
    note(await stoppedDatabase(world, { awayMs, messages }, patience + awayMs));
  } finally {
    await world.stop();
  }
  note(await fullDisk(Math.min(requests, 100)));
  return rows.map((row) => ({ ...row, isRight: isHarmless(row) }));
}
