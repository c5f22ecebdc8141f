import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { referralLinks } from '../../platform/db/schema';

/** What the owner of a personal link holds: the code that stands in it, and what shows them the counts. */
export interface PersonalLink {
  code: string;
  secret: string;
}

/** Mails and figures that are not taken for each other, when a code is read out. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A link that nobody has; 50 bits, so that codes cannot be tried one after the other. */
export const newLink = (): PersonalLink => ({
  code: Array.from(randomBytes(10), (byte) => alphabet[byte % 32]).join(''),
  secret: randomUUID(),
});

/** The link that the sender has already, else one of this submission's own: the same however often it is sent. */
export async function linkFor(
  { db, clock }: ServiceContext,
  submissionKey: string,
  secret: string | undefined,
): Promise<typeof referralLinks.$inferSelect> {
  const [own] = secret ? await db.select().from(referralLinks).where(eq(referralLinks.secret, secret)) : [];
  if (own) return own;
  const [made] = await db
    .insert(referralLinks)
    .values({ ...newLink(), submissionKey, createdAt: clock.now() })
    .onConflictDoNothing({ target: referralLinks.submissionKey })
    .returning();
  if (made) return made;
  const [before] = await db
    .select()
    .from(referralLinks)
    .where(eq(referralLinks.submissionKey, submissionKey));
  if (!before) throw new Error('A link that was there is gone');
  return before;
}
