import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../db/context';
import { pageVersions } from '../db/schema';
import type { VersionCounts } from '../http/deps';

/** Apps with the versions of a page, as our API client sends them: `mf-mate@0123456789ab shell@ba9876543210`. */
export const versionHeader = 'x-school-app';

const named = /^([a-z][a-z0-9-]{0,39})@([0-9a-f]{12})$/;
/** More than our pages send; a longer header is not even read. */
const longestHeader = 120;
/** Counts what no page of ours sends. */
const unknown = 'unknown ';
/** The most versions that are counted by name on a day, so that forged ones cannot fill the disk. */
export const mostVersions = 200;

type Row = typeof pageVersions.$inferInsert;

/** Creates empty counts. */
export function createVersionCounts(): VersionCounts {
  let pending = new Map<string, Row>();

  function add(key: string, day: string, requests: number, lastAt: Date): void {
    const id = pending.has(`${day} ${key}`) || pending.size < mostVersions ? key : unknown;
    const before = pending.get(`${day} ${id}`);
    const [app = '', version = ''] = id.split(' ');
    pending.set(`${day} ${id}`, { day, app, version, requests: requests + (before?.requests ?? 0), lastAt });
  }

  return {
    note(header, now) {
      if (header === undefined) return;
      const day = now.toISOString().slice(0, 10);
      for (const key of versionsIn(header)) add(key, day, 1, now);
    },
    async flush({ db }) {
      const taken = pending;
      pending = new Map();
      try {
        await db.transaction(async (tx) => {
          for (const day of new Set([...taken.values()].map((row) => row.day)))
            await addRows({ db: tx }, await rowsToAdd({ db: tx }, day, taken));
        });
      } catch (error) {
        for (const { day, app, version, requests, lastAt } of taken.values())
          add(`${app} ${version}`, day, requests, lastAt);
        throw error;
      }
    },
  };
}

/** Returns the apps with their versions that a header names, or the unknown one. */
function versionsIn(header: string): string[] {
  const matches = header.length > longestHeader ? [] : header.split(' ').map((part) => named.exec(part));
  if (matches.length === 0 || matches.length > 2 || matches.includes(null)) return [unknown];
  return matches.map((match) => `${match?.[1]} ${match?.[2]}`);
}

/** Returns the rows to add to a day; what would exceed the limit of versions is unknown. */
async function rowsToAdd(
  { db }: Pick<ServiceContext, 'db'>,
  day: string,
  taken: ReadonlyMap<string, Row>,
): Promise<Row[]> {
  const stored = await db.select().from(pageVersions).where(eq(pageVersions.day, day));
  const names = new Set(stored.map(({ app, version }) => `${app} ${version}`));
  const merged = new Map<string, Row>();
  for (const row of [...taken.values()].filter((each) => each.day === day)) {
    let key = `${row.app} ${row.version}`;
    if (!names.has(key) && names.size >= mostVersions) key = unknown;
    names.add(key);
    const [app = '', version = ''] = key.split(' ');
    const requests = row.requests + (merged.get(key)?.requests ?? 0);
    merged.set(key, { ...row, app, version, requests });
  }
  // In one order, because instances that raise the same counts in different orders would deadlock.
  return [...merged].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

async function addRows({ db }: Pick<ServiceContext, 'db'>, rows: Row[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(pageVersions)
    .values(rows)
    .onConflictDoUpdate({
      target: [pageVersions.day, pageVersions.app, pageVersions.version],
      set: {
        requests: sql`least(${pageVersions.requests}::bigint + excluded.requests, 2000000000)`,
        lastAt: sql`greatest(${pageVersions.lastAt}, excluded.last_at)`,
      },
    });
}
