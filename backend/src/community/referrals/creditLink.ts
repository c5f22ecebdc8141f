import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { referralLinks } from '../../platform/db/schema';

/** Counts an action of a person who came by a personal link; an unknown code counts nothing. */
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
