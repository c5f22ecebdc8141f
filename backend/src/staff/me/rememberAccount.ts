import { eq, sql } from 'drizzle-orm';
import { staffAccounts } from '../../platform/db/schema';
import type { ServiceContext } from '../../platform/db/context';
import type { Actor } from '../../platform/http/actor';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Stores name and address of a staff member, at most once an hour, so that colleagues see the name. A person who has
 * left the staff gets no more notifications.
 */
export async function rememberAccount(
  { db, clock }: ServiceContext,
  { id, name, email }: Actor,
  isStaff: boolean,
): Promise<void> {
  if (!isStaff) {
    await db
      .update(staffAccounts)
      .set({ mails: [] })
      .where(sql`${eq(staffAccounts.account, id)} and ${staffAccounts.mails} <> '{}'`);
    return;
  }
  const seenAt = clock.now();
  const row = { account: id, name: name ?? email ?? id, email, seenAt };
  await db
    .insert(staffAccounts)
    .values(row)
    .onConflictDoUpdate({
      target: staffAccounts.account,
      set: { name: sql`coalesce(${staffAccounts.chosenName}, excluded.name)`, email, seenAt },
      setWhere: sql`${staffAccounts.name} <> coalesce(${staffAccounts.chosenName}, excluded.name) or ${staffAccounts.email} is distinct from excluded.email or ${staffAccounts.seenAt} < ${new Date(seenAt.getTime() - HOUR_MS)}`,
    });
}
