import { and, desc, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from './database';
import { accountAccess, auditActions, staffAccounts } from './schema';

/** The name of an account without stored data. */
const unknownAccount = 'Unknown account';

/** Features that request refunds themselves are stored in place of an account. */
const automatic: ReadonlySet<string> = new Set(['competition', 'tickets']);

/** Returns whether an actor is a person's account, not a feature that acts automatically. */
export const isAccount = (actor: string): boolean => !automatic.has(actor);

/** Returns the name that staff use for an account; null without an account. */
export interface NameOfAccount {
  (account: string): string;
  (account: string | null): string | null;
}

/**
 * Reads the names of accounts: the name in the settings or the newest token, else the email address, else the newest
 * name in the audit log. An erased account has none.
 * @param accounts ids of accounts, in any order, repeats allowed
 */
export async function readAccountNames(
  db: Database,
  accounts: readonly (string | null)[],
): Promise<NameOfAccount> {
  const ids = [...new Set(accounts.filter((id) => id !== null && !automatic.has(id)))] as string[];
  const names = ids.length > 0 ? await namesOf(db, ids) : new Map<string, string>();
  function nameOf(account: string): string;
  function nameOf(account: string | null): string | null;
  function nameOf(account: string | null): string | null {
    if (account === null) return null;
    return automatic.has(account) ? 'Automatic' : (names.get(account) ?? unknownAccount);
  }
  return nameOf;
}

async function namesOf(db: Database, ids: string[]): Promise<Map<string, string>> {
  const { account, name, email } = staffAccounts;
  const chosen = await db.select({ account, name, email }).from(staffAccounts).where(inArray(account, ids));
  const access = await db
    .select({ account: accountAccess.account, name: accountAccess.name, email: accountAccess.email })
    .from(accountAccess)
    .where(inArray(accountAccess.account, ids));
  // A token without a name was stored under its account.
  const called = [...access, ...chosen].flatMap((row): [string, string][] => {
    const text = row.name === row.account ? row.email : row.name;
    return text ? [[row.account, text]] : [];
  });
  const names = new Map(called);
  const erased = access.filter((row) => row.name === null).map((row) => row.account);
  const missing = ids.filter((id) => !names.has(id) && !erased.includes(id));
  if (missing.length === 0) return names;
  const logged = await db
    .selectDistinctOn([auditActions.account], { account: auditActions.account, name: auditActions.name })
    .from(auditActions)
    .where(and(inArray(auditActions.account, missing), isNotNull(auditActions.name)))
    .orderBy(auditActions.account, desc(auditActions.at));
  for (const row of logged) if (row.name) names.set(row.account, row.name);
  return names;
}
