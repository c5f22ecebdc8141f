import { killedInstances, stoppedDatabase } from './faults';
import { fullDisk } from './fullDisk';
import { manyStreams, slowBodies } from './manyClients';
import { forgeTokens, forgeWebhooks, fuzz, hostileText } from './requests';
import { holdsEnding, ticketRush } from './rushes';
import { isHarmless, type AttackRow } from './row';
import { openAttackedWorld } from './world';

/** How large the proof is. */
export interface AttackSize {
  /** Kinds of bad tokens that each operation is asked with, in turns. */
  tokens: number;
  /** Bad requests of each operation. */
  requests: number;
  text: { length: number; parts: number };
  clients: number;
  /** How many buyers come in one second, and how many unpaid holds end in one. */
  buyers: number;
  holds: number;
  kills: number;
  awayMs: number;
  /** Written while instances are killed, and while the database is away. */
  messages: number;
  /** How long an answer may take, ms; beside other tests a machine is slower. */
  patience: number;
}

/**
 * Attacks two instances of the API on a real PostgreSQL server, and takes from under them what they stand on. Every number
 * of every row but the tries is to be zero.
 * @param told is called with each row as soon as it is known
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
    // What is gone is asked for again, so that answers take as long as it is away.
    note(await killedInstances(world, { kills, messages }, patience + awayMs));
    note(await stoppedDatabase(world, { awayMs, messages }, patience + awayMs));
  } finally {
    await world.stop();
  }
  note(await fullDisk(Math.min(requests, 100)));
  return rows.map((row) => ({ ...row, isRight: isHarmless(row) }));
}
