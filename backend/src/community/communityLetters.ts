import { communityLimits } from '@school/shared/schemas/community';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { digestOfToken, newToken } from '../core/token';
import { communityConfirmations, communityMembers } from '../db/schema';
import type { Letter, LetterContext } from '../mail/letter';
import { alreadyMember, askToConfirm, welcome, type MemberLetter } from './community.mails';
import { confirmUrl, leaveUrl } from './memberLinks';

const day = 24 * 60 * 60 * 1000;

/**
 * The answer to somebody who asked to join: whoever is a member already hears that, everybody else is asked to confirm.
 * What the link proves is made here, so that it stands in the letter and nowhere else.
 */
export const answerToJoining =
  (context: LetterContext) =>
  async (payload: unknown): Promise<Letter | undefined> => {
    const { db, clock, siteOrigin } = context;
    const member = await findMember(context, payload);
    if (!member?.email) return undefined;
    if (member.state === 'confirmed')
      return { to: member.email, message: alreadyMember(wordsFor(context, member)) };
    const token = newToken();
    const expiresAt = new Date(clock.now().getTime() + communityLimits.confirmDays * day);
    await db
      .insert(communityConfirmations)
      .values({ tokenDigest: digestOfToken(token), memberId: member.id, expiresAt });
    return { to: member.email, message: askToConfirm(confirmUrl(siteOrigin, token)) };
  };

/** The welcome of somebody who confirmed, unless they have left meanwhile. */
export const welcomeLetter =
  (context: LetterContext) =>
  async (payload: unknown): Promise<Letter | undefined> => {
    const member = await findMember(context, payload);
    if (!member?.email || member.state !== 'confirmed') return undefined;
    return { to: member.email, message: welcome(wordsFor(context, member)) };
  };

type Member = typeof communityMembers.$inferSelect;

async function findMember({ db }: Pick<LetterContext, 'db'>, payload: unknown): Promise<Member | undefined> {
  const id = z.uuid().parse(payload);
  const [member] = await db.select().from(communityMembers).where(eq(communityMembers.id, id));
  return member;
}

const wordsFor = ({ siteOrigin }: LetterContext, { name, interests, leaveToken }: Member): MemberLetter => ({
  name: name ?? '',
  interests,
  siteOrigin,
  leaveUrl: leaveUrl(siteOrigin, leaveToken),
});
