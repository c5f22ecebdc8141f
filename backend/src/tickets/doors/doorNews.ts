import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Logger } from '../../platform/core/logger';
import { groupBy } from '../../platform/core/groupBy';
import type { ServiceContext } from '../../platform/db/context';
import type { OpenDatabase } from '../../platform/db/database';
import { tickets, ticketScans } from '../../platform/db/schema';
import { createLive, type Live, type LiveOptions } from '../../platform/live/live';
import type { Conflict, DoorNews } from './door.routes';
import { ticketFacts } from './scanView';

/** What all doors see, as it changes. */
export type LiveDoors = Live<DoorNews>;

declare module '../../platform/http/deps' {
  interface Deps {
    liveDoors: LiveDoors;
  }
}

type Context = Pick<ServiceContext, 'db'>;

/** Returns the number of admitted people and all conflicts. */
export async function readDoorNews({ db }: Context): Promise<DoorNews> {
  const [row] = await db
    .select({ of: count(), checkedIn: sql`count(${tickets.checkedInAt})`.mapWith(Number) })
    .from(tickets)
    .where(eq(tickets.state, 'valid'));
  return { checkedIn: row?.checkedIn ?? 0, of: row?.of ?? 0, conflicts: await listConflicts({ db }) };
}

/**
 * Returns tickets that several doors admitted while they were offline, newest first. @param door only those of this
 * door
 */
export async function listConflicts({ db }: Context, door?: string): Promise<Conflict[]> {
  const conflicting = await db
    .select({ ticketId: ticketScans.ticketId })
    .from(ticketScans)
    .where(eq(ticketScans.result, 'conflict'))
    .orderBy(desc(ticketScans.receivedAt));
  const ids = [...new Set(conflicting.flatMap(({ ticketId }) => (ticketId ? [ticketId] : [])))];
  if (ids.length === 0) return [];
  const scans = await db
    .select()
    .from(ticketScans)
    .where(and(inArray(ticketScans.ticketId, ids), inArray(ticketScans.result, ['in', 'conflict'])))
    .orderBy(ticketScans.scannedAt);
  const byTicket = groupBy(scans, ({ ticketId }) => ticketId);
  const facts = new Map((await ticketFacts({ db }, ids)).map((fact) => [fact.id, fact]));
  return ids.flatMap((id) => {
    const ticket = facts.get(id);
    const theirs = byTicket.get(id) ?? [];
    if (!ticket || (door !== undefined && !theirs.some((scan) => scan.door === door))) return [];
    return {
      ticket,
      scans: theirs.map((scan) => ({
        scanId: scan.id,
        door: scan.door,
        at: scan.scannedAt.toISOString(),
        isOffline: scan.isOffline,
      })),
    };
  });
}

export const createLiveDoors = (
  { db, listen }: Pick<OpenDatabase, 'db' | 'listen'>,
  log: Logger,
  options?: LiveOptions,
): Promise<LiveDoors> =>
  createLive(listen, () => readDoorNews({ db }), log, { ...options, channel: 'tickets' });
