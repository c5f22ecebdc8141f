import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { referralLinks } from '../../platform/db/schema';

/** Counts what somebody did who came by a personal link; a code that is not known counts nothing. */
export async function creditLink(
  { db }: Pick<ServiceContext, 'db'>,
  code: string,
  what: 'opened' | 'joined' | 'wrote',
): Promise<void> {
  await db
    .update(referralLinks)
    .set({ [what]: sql`${referralLinks[what]} + 1` })
    .where(eq(referralLinks.code, code));
}
