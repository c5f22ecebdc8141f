import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { referralLinks } from '../../platform/db/schema';

/** A personal link: the code in it, and the secret that shows its owner the counts. */
export interface PersonalLink {
  code: string;
  secret: string;
}

/** Letters and digits that are not confused when a code is read out. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Returns a new unused link; 50 bits, so that codes cannot be guessed. */
export const newLink = (): PersonalLink => ({
  code: Array.from(randomBytes(10), (byte) => alphabet[byte % 32]).join(''),
  secret: randomUUID(),
});

/** Returns the sender's existing link, or else one for this submission: the same however often it is sent. */
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
  if (!before) throw new Error('An existing link has disappeared');
  return before;
}
