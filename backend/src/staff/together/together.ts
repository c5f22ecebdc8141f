import { randomUUID } from 'node:crypto';
import { inArray, lt, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/core/clock';
import type { Logger } from '../../platform/core/logger';
import { readAccountNames } from '../../platform/db/accountNames';
import type { Database, OpenDatabase } from '../../platform/db/database';
import { recordPresence, recordVersions } from '../../platform/db/schema';
import { versionText } from '../../platform/http/ifMatch';
import { holdStill, type RecordKind } from './records';
import type { RecordNews } from './together.routes';

/** A person who opens a record. */
interface Visitor {
  account: string;
  name: string;
}

interface Looking extends Visitor {
  id: string;
  record: string;
  tell: (news: RecordNews) => void;
}

/** Records that staff have open, on all instances together. */
export interface Together {
  /**
   * Reports who else has a record open and its version, at once and after every change, or that it does not exist.
   * @returns a function that leaves it
   */
  open(
    record: { kind: RecordKind; id: string },
    visitor: Visitor,
    tell: Looking['tell'],
  ): Promise<() => void>;
  close(): Promise<void>;
}

declare module '../../platform/http/deps' {
  interface Deps {
    together: Together;
  }
}

export interface TogetherOptions {
  /** Changes within this time are read once. */
  debounceMs?: number;
  /** How often an instance renews the presence of its people. */
  beatMs?: number;
}

/** A presence without renewal expires after this time, when its instance has crashed. */
export const presenceMs = 45_000;
/** Changes of a record that was not opened for this long are not counted any more. */
const watchedMs = 24 * 60 * 60 * 1000;

/**
 * Creates the presence on records, with one LISTEN for the instance; a change is read once for everyone who has one of
 * its records open here.
 */
export async function createTogether(
  { db, listen }: Pick<OpenDatabase, 'db' | 'listen'>,
  { clock, log }: { clock: Clock; log: Logger },
  { debounceMs = 50, beatMs = 15_000 }: TogetherOptions = {},
): Promise<Together> {
  const looking = new Set<Looking>();
  let timer: NodeJS.Timeout | undefined;
  const ago = (ms: number) => new Date(clock.now().getTime() - ms);
  const news = (on: Database = db) => on.execute(sql`select pg_notify('together', '')`);
  const report = (what: string) => (error: Error) => log.error({ err: error }, what);

  async function tellAll(): Promise<void> {
    const records = [...new Set([...looking].map(({ record }) => record))];
    if (records.length === 0) return;
    const versions = await db.select().from(recordVersions).where(inArray(recordVersions.record, records));
    const present = await db.select().from(recordPresence).where(inArray(recordPresence.record, records));
    const nameOf = await readAccountNames(
      db,
      versions.map((row) => (row.changedName === null ? row.changedBy : null)),
    );
    const since = ago(presenceMs);
    for (const { record, account, tell } of looking) {
      const row = versions.find((one) => one.record === record);
      if (!row) continue;
      const others = present.filter(
        (one) => one.record === record && one.account !== account && one.seenAt > since,
      );
      tell({
        version: versionText(row),
        isGone: row.isGone,
        here: [...new Map(others.map((one) => [one.account, one.name])).values()].toSorted(),
        changedBy: row.changedName ?? nameOf(row.changedBy),
        isOwnChange: row.changedBy === account,
      });
    }
  }

  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      tellAll().catch(report('who is at a record could not be read'));
    }, debounceMs);
  };

  async function beat(): Promise<void> {
    const seenAt = clock.now();
    const here = [...looking];
    if (here.length > 0) {
      const rows = here.map(({ id, record, account, name }) => ({ id, record, account, name, seenAt }));
      await db
        .insert(recordPresence)
        .values(rows)
        .onConflictDoUpdate({ target: recordPresence.id, set: { seenAt } });
      const records = [...new Set(here.map(({ record }) => record))];
      await db
        .update(recordVersions)
        .set({ watchedAt: seenAt })
        .where(inArray(recordVersions.record, records));
    }
    const left = await db
      .delete(recordPresence)
      .where(lt(recordPresence.seenAt, ago(presenceMs)))
      .returning({ id: recordPresence.id });
    await db.delete(recordVersions).where(lt(recordVersions.watchedAt, ago(watchedMs)));
    if (left.length > 0) await news();
  }

  async function leave(who: Looking): Promise<void> {
    looking.delete(who);
    await db.delete(recordPresence).where(inArray(recordPresence.id, [who.id]));
    await news();
  }

  const unlisten = await listen('together', soon);
  const beating = setInterval(() => void beat().catch(report('presence could not be kept')), beatMs);

  return {
    open: async ({ kind, id }, visitor, tell) => {
      const who = { ...visitor, id: randomUUID(), record: `${kind}/${id}`, tell };
      const now = clock.now();
      const isThere = await db.transaction(async (tx) => {
        if (!(await holdStill(tx, kind, id))) return false;
        await tx
          .insert(recordVersions)
          .values({ record: who.record, watchedAt: now })
          .onConflictDoUpdate({ target: recordVersions.record, set: { watchedAt: now } });
        await tx.insert(recordPresence).values({ ...visitor, id: who.id, record: who.record, seenAt: now });
        await news(tx);
        return true;
      });
      if (!isThere) {
        const version = versionText({ record: who.record, version: 0 });
        tell({ version, isGone: true, here: [], changedBy: null, isOwnChange: false });
        return () => undefined;
      }
      looking.add(who);
      soon();
      return () => void leave(who).catch(report('presence could not be ended'));
    },
    close: async () => {
      clearTimeout(timer);
      clearInterval(beating);
      const ids = [...looking].map(({ id }) => id);
      looking.clear();
      await unlisten();
      if (ids.length > 0) await db.delete(recordPresence).where(inArray(recordPresence.id, ids));
    },
  };
}
