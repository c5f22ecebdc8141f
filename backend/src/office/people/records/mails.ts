import { and, eq, ne, sql } from 'drizzle-orm';
import { outbox } from '../../../platform/db/schema';
import type { PersonalRecord } from '../../../platform/personal-data/personalRecord';
import { namesAddress } from '../../../platform/personal-data/namesAddress';
import { eraseKind } from './eraseKind';
import { among, rowsOf } from '../../../platform/personal-data/byEmail';

/** The payload of a mail whose text was deleted. */
export const emptied = {};

/**
 * Mails and other effects that contain an address, for any recipient: notices to staff contain what was sent. Their
 * content is deleted; the row and its key remain, so that they are not sent again. The erasing job itself needs the
 * address until it is done.
 */
export const mailRecord: PersonalRecord = {
  name: 'Mails',
  tables: ['outbox'],
  find: async (db, email) => {
    const text = sql<string>`${outbox.payload}::text`;
    const rows = await db
      .select({ id: outbox.id, text })
      .from(outbox)
      .where(and(ne(outbox.kind, eraseKind), sql`strpos(lower(${text}), ${email}) > 0`));
    return rows.filter((row) => namesAddress(row.text, email)).map(({ id }) => id);
  },
  read: async (db, ids) => ({ outbox: await rowsOf(db, outbox, outbox.id, ids) }),
  erase: async ({ db, clock }, ids) => {
    await db
      .update(outbox)
      .set({ state: 'failed', endedAt: clock.now(), lastError: 'Erased before it was sent' })
      .where(and(among(outbox.id, ids), eq(outbox.state, 'waiting')));
    await db
      .update(outbox)
      .set({ payload: emptied })
      .where(and(among(outbox.id, ids), ne(outbox.state, 'waiting')));
  },
};
