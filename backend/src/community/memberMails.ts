import { communityLimits } from '@school/shared/schemas/community';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { digestOfToken, newToken } from '../platform/core/token';
import { communityConfirmations, communityMembers } from '../platform/db/schema';
import type { MailOnSend, MailContext } from '../platform/mail/mailOnSend';
import { alreadyMember, askToConfirm, welcome, type MemberMail } from './community.mails';
import { confirmUrl, leaveUrl, oneClickUrl } from './memberLinks';

const day = 24 * 60 * 60 * 1000;

/**
 * Writes the answer to a request to join: a member is told so, others are asked to confirm. The link's token is made
 * here, so that only the mail contains it.
 */
export const answerToJoining =
  (context: MailContext) =>
  async (payload: unknown): Promise<MailOnSend | undefined> => {
    const { db, clock, siteOrigin } = context;
    const member = await findMember(context, payload);
    if (!member?.email) return undefined;
    if (member.state === 'confirmed')
      return { to: member.email, message: alreadyMember(textsFor(context, member)) };
    const token = newToken();
    const expiresAt = new Date(clock.now().getTime() + communityLimits.confirmDays * day);
    await db
      .insert(communityConfirmations)
      .values({ tokenDigest: digestOfToken(token), memberId: member.id, expiresAt });
    return { to: member.email, message: askToConfirm(confirmUrl(siteOrigin, token)) };
  };

/** Writes the welcome of a confirmed member, unless they have left meanwhile. */
export const welcomeMail =
  (context: MailContext) =>
  async (payload: unknown): Promise<MailOnSend | undefined> => {
    const member = await findMember(context, payload);
    if (!member?.email || member.state !== 'confirmed') return undefined;
    return { to: member.email, message: welcome(textsFor(context, member)) };
  };

type Member = typeof communityMembers.$inferSelect;

async function findMember({ db }: Pick<MailContext, 'db'>, payload: unknown): Promise<Member | undefined> {
  const id = z.uuid().parse(payload);
  const [member] = await db.select().from(communityMembers).where(eq(communityMembers.id, id));
  return member;
}

const textsFor = ({ siteOrigin }: MailContext, { name, interests, leaveToken }: Member): MemberMail => ({
  name: name ?? '',
  interests,
  siteOrigin,
  leaveUrl: leaveUrl(siteOrigin, leaveToken),
  oneClickUrl: oneClickUrl(siteOrigin, leaveToken),
});
