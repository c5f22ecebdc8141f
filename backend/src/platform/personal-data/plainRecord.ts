import { and, eq, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import { statusChanges } from '../db/schema';
import type { PersonalRecord } from './personalRecord';
import { among, isOf } from './byEmail';

interface Plain {
  name: string;
  table: PgTable & { id: PgColumn; email: PgColumn };
  /** The subject of its changes of status. */
  subject?: (typeof statusChanges.$inferSelect)['subject'];
  /** The upload of a row. */
  upload?: PgColumn;
}

/** Returns a kind of record that is a row with an address, and is deleted with its file and its changes of status. */
export function plainRecord({ name, table, subject, upload }: Plain): PersonalRecord {
  const ofSubject = (ids: readonly string[]) =>
    subject && and(eq(statusChanges.subject, subject), among(statusChanges.subjectId, ids));
  const uploadsOf = async (db: Database, ids: readonly string[]): Promise<string[]> => {
    if (!upload) return [];
    const rows = await db.select({ id: upload }).from(table).where(among(table.id, ids));
    return rows.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  };
  return {
    name,
    tables: [getTableName(table)],
    find: async (db, email) =>
      (await db.select({ id: table.id }).from(table).where(isOf(email, table.email))).map(
        ({ id }) => id as string,
      ),
    read: async (db, ids) => ({
      [getTableName(table)]: await db.select().from(table).where(among(table.id, ids)),
      ...(subject && { status_changes: await db.select().from(statusChanges).where(ofSubject(ids)) }),
    }),
    uploads: uploadsOf,
    erase: async ({ db }, ids) => {
      if (subject) await db.delete(statusChanges).where(ofSubject(ids));
      await db.delete(table).where(among(table.id, ids));
    },
  };
}
