import { referralLimits, type Referral } from '@school/shared/schemas/referral';
import type { ServiceContext } from '../../platform/db/context';
import { referralMails, referrals } from '../../platform/db/schema';
import { enqueue } from '../../platform/outbox/enqueue';
import { digestOfAddress, isStopped } from '../../platform/mail/optOut';
import { claimAddress } from './claimAddress';
import { referralEffects } from './effectKinds';
import { linkFor, type PersonalLink } from './personalLink';

/**
 * Queues a mail to the friend, if allowed, and one to the sender; neither the mails nor the response reveal whether it
 * was allowed. Stores the sender for staff, by their own account. To be called in a transaction.
 * @returns the sender's personal link, and whether this submission is new
 */
export async function referFriend(
  context: ServiceContext,
  { name, email, friendName, friendEmail, note, secret }: Referral,
  submissionKey: string,
): Promise<{ link: PersonalLink; isNew: boolean }> {
  const link = await linkFor(context, submissionKey, secret);
  const texts = { friendName, senderName: name, note };
  const queue = (reader: 'friend' | 'sender', to: string, addressDigest: string, mayWrite: boolean) =>
    queueMail(context, {
      linkId: link.id,
      submissionKey,
      reader,
      addressDigest,
      ...(mayWrite ? { email: to, texts } : {}),
    });
  const friend = digestOfAddress(friendEmail);
  const sender = digestOfAddress(email);
  const isNew = [
    await queue('friend', friendEmail, friend, await claimAddress(context, friend)),
    await queue('sender', email, sender, !(await isStopped(context, sender))),
  ];
  await context.db
    .insert(referrals)
    .values({ submissionKey, linkId: link.id, name, email, receivedAt: context.clock.now() })
    .onConflictDoNothing({ target: referrals.submissionKey });
  return { link: { code: link.code, secret: link.secret }, isNew: isNew.includes(true) };
}

/** Stores a mail until it is sent, or only the fact that it may not be sent. @returns whether it is new */
async function queueMail(
  context: ServiceContext,
  mail: Omit<typeof referralMails.$inferInsert, 'createdAt'>,
): Promise<boolean> {
  const createdAt = context.clock.now();
  const [row] = await context.db
    .insert(referralMails)
    .values({ ...mail, createdAt })
    .onConflictDoNothing()
    .returning({ id: referralMails.id, email: referralMails.email });
  if (row?.email) {
    const notBefore = new Date(createdAt.getTime() + referralLimits.daysToSend * 24 * 60 * 60 * 1000);
    const { mail: kind, forget } = referralEffects;
    await enqueue(context, { kind, key: `${kind}:${row.id}`, payload: row.id });
    await enqueue(context, { kind: forget, key: `${forget}:${row.id}`, payload: row.id, notBefore });
  }
  return row !== undefined;
}
