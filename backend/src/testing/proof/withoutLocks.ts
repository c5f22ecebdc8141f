import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Fixture } from './fixture';

/** Returns any query without row locks. */
const withoutLock = (text: string): string => text.replaceAll(/ for (no key )?update/g, '');

type Query = (this: pg.Client, config: unknown, ...rest: unknown[]) => unknown;

/** Runs work with row locks removed from every query of this process, to show what they are for. */
export async function withoutLocks<T>(run: () => Promise<T>): Promise<T> {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function unlocked(config, ...rest) {
    return query.call(this, withoutLockIn(config), ...rest);
  };
  try {
    return await run();
  } finally {
    prototype.query = query;
  }
}

function withoutLockIn(config: unknown): unknown {
  if (typeof config === 'string') return withoutLock(config);
  if (typeof config !== 'object' || config === null || !('text' in config)) return config;
  return typeof config.text === 'string' ? { ...config, text: withoutLock(config.text) } : config;
}

/** Permanently drops the constraints that would still refuse what the locks prevent. */
export async function dropRules({ db }: Fixture): Promise<void> {
  await db.execute(sql`alter table ticket_types drop constraint ticket_types_taken_check`);
  await db.execute(sql`drop index tickets_seat_taken_key`);
}
