import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { accountAccess } from '../../db/schema';

/** Returns when a colleague signed an account out everywhere; null for never. */
export async function signedOutAt(db: Database, accountId: string): Promise<Date | null> {
  const [access] = await db
    .select({ at: accountAccess.signedOutAt })
    .from(accountAccess)
    .where(eq(accountAccess.account, accountId));
  return access?.at ?? null;
}
