import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ServiceError } from '../../platform/core/errors';
import { mailboxOf } from '../../platform/core/mailboxOf';
import { idInKey, isKeyOf, privateKey, type Keyed } from '../../platform/core/privateKey';
import type { SignedTokens } from '../../platform/core/signedTokens';
import type { ServiceContext } from '../../platform/db/context';
import type { Database } from '../../platform/db/database';
import { donations, donorLinks, orders } from '../../platform/db/schema';
import { takeFromLimit } from '../../platform/limits/takeFromLimit';
import { enqueue } from '../../platform/outbox/enqueue';
import { isOf } from '../../platform/personal-data/byEmail';
import { lockPerson } from '../../platform/personal-data/lockPerson';

/** The kind of effect that mails a donor's link. It is written when it is sent, because its link is a proof. */
export const donorMailKind = 'donations.donor';

export const donorMail = z.object({ linkId: z.uuid(), version: z.int() });

/** How long a donor's link works. */
export const donorLinkDays = 7;
/** How many links a mailbox can be sent in a day. */
const linksPerDay = 5;
const day = 24 * 60 * 60;

type DonorLink = typeof donorLinks.$inferSelect;

interface ProofContext extends ServiceContext {
  signed: SignedTokens;
}

const keyedOf = ({ id, version }: DonorLink): Keyed => ({ use: 'donor', id, version });

/** Returns the key of a donor's newest link. */
export const donorKeyOf = (signed: SignedTokens, link: DonorLink): string =>
  privateKey(signed, keyedOf(link));

/** People pass on the address of a receipt, so its key opens nothing else. The link's id is new after an erasure. */
const receiptKeyedOf = ({ id: linkId, version }: DonorLink, donationId: string): Keyed => ({
  use: `donor-receipt of ${linkId}`,
  id: donationId,
  version,
});

/** Returns the key of one receipt, which works as long as the donor's link. */
export const donorReceiptKeyOf = (signed: SignedTokens, link: DonorLink, donationId: string): string =>
  privateKey(signed, receiptKeyedOf(link, donationId));

/** Returns the address of the newest paid donation, as its donor wrote it. @param email in lower case */
export async function newestAddress(db: Database, email: string): Promise<string | undefined> {
  const [given] = await db
    .select({ email: donations.email })
    .from(donations)
    .innerJoin(orders, eq(orders.id, donations.orderId))
    .where(and(isOf(email, donations.email), isNotNull(orders.paidAt)))
    .orderBy(desc(orders.paidAt))
    .limit(1);
  return given?.email;
}

/**
 * Queues a mail with a new link to a donor, and makes earlier links worthless. An address that gave nothing gets none,
 * which the caller cannot see.
 * @throws ServiceError `too_many_requests`, whether or not the address is known
 */
export async function requestDonorLink(context: ServiceContext, typed: string): Promise<void> {
  const who = mailboxOf(typed);
  await takeFromLimit(context, { name: 'donor.link.mail', who, max: linksPerDay, windowSeconds: day });
  const email = typed.toLowerCase();
  await context.db.transaction(async (db) => {
    // So that none is made with what is being erased.
    await lockPerson(db, email);
    if ((await newestAddress(db, email)) === undefined) return;
    const until = new Date(context.clock.now().getTime() + donorLinkDays * day * 1000);
    const [link] = await db
      .insert(donorLinks)
      .values({ email, until })
      .onConflictDoUpdate({
        target: donorLinks.email,
        set: { version: sql`${donorLinks.version} + 1`, until },
      })
      .returning();
    if (!link) throw new Error('The link of a donor was not returned');
    const { id: linkId, version } = link;
    const key = `donor:${linkId}:${version}`;
    await enqueue({ ...context, db }, { kind: donorMailKind, key, payload: { linkId, version } });
  });
}

/** Returns the donor of a key. @throws ServiceError not found, also for an altered, replaced or expired key */
export async function donorOfKey({ db, clock, signed }: ProofContext, key: string): Promise<DonorLink> {
  const id = idInKey(key);
  const [link] = id ? await db.select().from(donorLinks).where(eq(donorLinks.id, id)) : [];
  if (link && clock.now() < link.until && isKeyOf(signed, key, keyedOf(link))) return link;
  throw new ServiceError('not_found', 'This link does not work any more. Please ask for a new one.');
}

/** Returns whether a key is that of a donation's receipt, from the page of its donor. */
export async function isDonorReceiptKey(
  { db, clock, signed }: ProofContext,
  key: string,
  { id, email }: { id: string; email: string },
): Promise<boolean> {
  const [link] = await db.select().from(donorLinks).where(eq(donorLinks.email, email.toLowerCase()));
  return link !== undefined && clock.now() < link.until && isKeyOf(signed, key, receiptKeyedOf(link, id));
}
