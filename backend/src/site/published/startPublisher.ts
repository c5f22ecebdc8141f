import { and, gt, isNull, lte, min, sql } from 'drizzle-orm';
import type { Logger } from '../../platform/core/logger';
import type { ServiceContext } from '../../platform/db/context';
import type { OpenDatabase } from '../../platform/db/database';
import { startRounds, type Rounds } from '../../platform/db/startRounds';
import { competitionPublications } from '../../platform/db/schema';

interface Options {
  database: Pick<OpenDatabase, 'db' | 'listen' | 'alone'>;
  clock: ServiceContext['clock'];
  log: Logger;
}

const { publishAt, endedAt } = competitionPublications;

/** Returns the day of a time in Ghana, whose clocks show UTC all year. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Returns when the day of a time ends in Ghana, in ms since 1970. */
const dayEnd = (at: Date): number => new Date(at).setUTCHours(24, 0, 0, 0);

/** Notifies the page composers when something is published by its schedule, or a day begins. Several instances share the work. */
export function startPublisher({ database, clock, log }: Options): Promise<Rounds> {
  const { db } = database;
  let lastRound = clock.now();
  const round = async (): Promise<number> => {
    const now = clock.now();
    const due = and(isNull(endedAt), gt(publishAt, lastRound), lte(publishAt, now));
    if (dayOf(now) !== dayOf(lastRound) || (await db.$count(competitionPublications, due)) > 0)
      await db.execute(sql`select pg_notify('published', 'time')`);
    // A failed round is repeated from where the one before ended.
    lastRound = now;
    const [planned] = await db
      .select({ next: min(publishAt) })
      .from(competitionPublications)
      .where(and(isNull(endedAt), gt(publishAt, now)));
    return Math.min(planned?.next?.getTime() ?? Infinity, dayEnd(now)) - now.getTime();
  };
  return startRounds({ database, log, channel: 'published', round, failure: 'nothing could be published' });
}
