import { or, sql } from 'drizzle-orm';
import { heldSubmissions } from '../../platform/db/schema';
import { isOf } from '../../platform/personal-data/byEmail';
import type { PersonalRecord } from '../../platform/personal-data/personalRecord';
import { plainRecord } from '../../platform/personal-data/plainRecord';

const { id, email: sender, body, fileId } = heldSubmissions;

/** Held forms. The content may also contain the address of a friend, guardian or guest. */
export const heldRecord: PersonalRecord = {
  ...plainRecord({ name: 'Forms that are held', table: heldSubmissions, upload: fileId }),
  find: async (db, email) => {
    const named = sql`position(lower(${JSON.stringify(email)}) in lower(${body})) > 0`;
    const rows = await db
      .select({ id })
      .from(heldSubmissions)
      .where(or(isOf(email, sender), named));
    return rows.map((row) => row.id);
  },
};
