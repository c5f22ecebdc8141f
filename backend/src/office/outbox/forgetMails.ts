import { and, lt, ne, sql } from 'drizzle-orm';
import { outbox } from '../../platform/db/schema';
import type { RetentionRule } from '../../platform/personal-data/retention';
import { emptied } from '../people/records/mails';

/** Reduces sent or cancelled effects to their key. Deletes the mails of the local folder. */
export const forgetMails: RetentionRule = async ({ db, sentMails }, before) => {
  const forgotten = await db
    .update(outbox)
    .set({ payload: emptied, lastError: null })
    .where(
      and(lt(outbox.endedAt, before), ne(outbox.state, 'waiting'), sql`${outbox.payload} <> '{}'::jsonb`),
    )
    .returning({ id: outbox.id });
  return forgotten.length + (await sentMails.removeBefore(before));
};
