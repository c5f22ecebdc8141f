import { lt } from 'drizzle-orm';
import type { RetentionRule } from '../../platform/personal-data/retention';
import { atOnce, eraseOld } from '../../platform/retention/rules';
import type { Database } from '../../platform/db/database';
import { accountAccess, savedViews, staffAccounts } from '../../platform/db/schema';
import { among, isOf, rowsOf } from '../../platform/personal-data/byEmail';
import type { PersonalRecord } from '../../platform/personal-data/personalRecord';

const picturesOf = async (db: Database, accounts: readonly string[]): Promise<string[]> => {
  const { account, pictureId } = staffAccounts;
  const rows = await db.select({ pictureId }).from(staffAccounts).where(among(account, accounts));
  return rows.flatMap(({ pictureId: id }) => id ?? []);
};

/**
 * Staff accounts with their settings and access. Its ids are accounts. Anyone who returns is stored again; their
 * sessions expire, and refused tokens stay refused.
 */
export const staffRecord: PersonalRecord = {
  name: 'Accounts of staff',
  tables: ['staff_accounts', 'account_access', 'saved_views'],
  find: async (db, email) => {
    const { account } = staffAccounts;
    const rows = await db.select({ account }).from(staffAccounts).where(isOf(email, staffAccounts.email));
    const others = await db
      .select({ account: accountAccess.account })
      .from(accountAccess)
      .where(isOf(email, accountAccess.email));
    return [...new Set([...rows, ...others].map((row) => row.account))];
  },
  read: async (db, accounts) => ({
    staff_accounts: await rowsOf(db, staffAccounts, staffAccounts.account, accounts),
    account_access: await rowsOf(db, accountAccess, accountAccess.account, accounts),
    saved_views: await rowsOf(db, savedViews, savedViews.account, accounts),
  }),
  uploads: picturesOf,
  erase: async ({ db }, accounts) => {
    await db.delete(savedViews).where(among(savedViews.account, accounts));
    await db
      .update(accountAccess)
      .set({ name: null, email: null, roles: [] })
      .where(among(accountAccess.account, accounts));
    await db.delete(staffAccounts).where(among(staffAccounts.account, accounts));
  },
};

/** Deletes staff accounts that were not used for that long. */
export const forgetStaff: RetentionRule = (context, before) =>
  context.db.transaction(async (tx) => {
    const { account, seenAt } = staffAccounts;
    const rows = await tx.select({ account }).from(staffAccounts).where(lt(seenAt, before)).limit(atOnce);
    const accounts = rows.map((row) => row.account);
    await eraseOld({ ...context, db: tx }, staffRecord, accounts);
    return accounts.length;
  });
