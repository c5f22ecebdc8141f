import { sql } from 'drizzle-orm';
import { staffAccounts } from '../db/schema';
import type { ServiceContext } from '../db/context';
import type { Actor } from '../http/deps';

const HOUR_MS = 60 * 60 * 1000;

/** Keeps how somebody of the staff is called, so that colleagues can name them; written once an hour at most. */
export async function rememberAccount({ db, clock }: ServiceContext, { id, name }: Actor): Promise<void> {
  const seenAt = clock.now();
  const row = { account: id, name: name ?? id, seenAt };
  await db
    .insert(staffAccounts)
    .values(row)
    .onConflictDoUpdate({
      target: staffAccounts.account,
      set: { name: row.name, seenAt },
      setWhere: sql`${staffAccounts.name} <> excluded.name or ${staffAccounts.seenAt} < ${new Date(seenAt.getTime() - HOUR_MS)}`,
    });
}
