import { timedOutcomes, type BeaconEvent } from '@school/shared/schemas/analytics';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { appHealth } from '../../platform/db/schema';
import { rangeOf } from './ranges';
import { addTo, inOrder } from './sumRows';

export type AppEvent = Extract<BeaconEvent, { kind: 'app' }>;

/** The most versions that are counted by name in an hour, so that forged ones cannot fill the disk. */
export const mostVersions = 40;

const hourMs = 60 * 60 * 1000;

/** Adds what became of apps to the sums of the hour, within a transaction. */
export async function countApps(db: Database, now: Date, events: readonly AppEvent[]): Promise<void> {
  if (events.length === 0) return;
  const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
  const named = await namedVersions(db, hour, events.map(nameOf));
  const rows = new Map<string, typeof appHealth.$inferInsert>();
  for (const event of events) {
    const { channel = 'current', outcome, ms = 0 } = event;
    const { app, version } = named.has(nameOf(event)) ? event : { app: 'unknown', version: '' };
    const upTo = timedOutcomes.includes(outcome) ? rangeOf('load', ms) : 0;
    addTo(rows, [app, version, channel, outcome, upTo], (row) => ({
      hour,
      app,
      version,
      channel,
      outcome,
      upTo,
      times: (row?.times ?? 0) + 1,
    }));
  }
  const { hour: at, app, version, channel, outcome, upTo, times } = appHealth;
  await db
    .insert(appHealth)
    .values(inOrder(rows))
    .onConflictDoUpdate({
      target: [at, app, version, channel, outcome, upTo],
      set: { times: sql`least(${times}::bigint + excluded.times, 2000000000)` },
    });
}

const nameOf = ({ app, version }: Pick<AppEvent, 'app' | 'version'>) => `${app} ${version}`;

/** Returns the versions that this hour counts by name: those it has, and further ones up to the limit. */
async function namedVersions(
  db: Database,
  hour: Date,
  reported: readonly string[],
): Promise<ReadonlySet<string>> {
  const { app, version } = appHealth;
  const inHour = and(eq(appHealth.hour, hour), ne(version, ''));
  const read = async () =>
    (await db.selectDistinct({ app, version }).from(appHealth).where(inHour)).map(nameOf);
  const stored = new Set(await read());
  if (stored.size >= mostVersions || reported.every((name) => stored.has(name))) return stored;
  // One at a time: together they would exceed the limit.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hour.toISOString()}, 7))`);
  return new Set([...new Set([...(await read()), ...reported])].slice(0, mostVersions));
}
