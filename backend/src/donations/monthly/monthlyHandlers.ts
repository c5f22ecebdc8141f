import { eq } from 'drizzle-orm';
import { monthlyGifts, projects } from '../../platform/db/schema';
import type { BackgroundContext, Effects } from '../../platform/feature/feature';
import { mailOnSendHandler, type MailOnSend } from '../../platform/mail/mailOnSend';
import { feeOf, findMonth } from './findGift';
import { giftLinkOf } from './giftLink';
import { giftMessage } from './monthly.mails';
import { giftLinkMailKind, giftMail, giftMailKind } from './queueGiftMail';

const handle: Effects[string]['handle'] = (context) =>
  mailOnSendHandler(context.transport, (payload) => writeGiftMail(context, payload));

/** The mails about monthly gifts, which show the state at the time of sending. */
export const monthlyEffects: Effects = {
  [giftMailKind]: { label: 'A mail about a monthly gift', handle },
  [giftLinkMailKind]: { label: 'The link of a monthly gift', handle },
};

/** Writes a mail about a gift; undefined when its donor is erased, or the news is old. */
export async function writeGiftMail(
  { db, signed, siteOrigin }: Pick<BackgroundContext, 'db' | 'signed' | 'siteOrigin'>,
  payload: unknown,
): Promise<MailOnSend | undefined> {
  const { giftId, news, monthId } = giftMail.parse(payload);
  const [found] = await db
    .select({ gift: monthlyGifts, project: { kind: projects.kind, name: projects.name } })
    .from(monthlyGifts)
    .innerJoin(projects, eq(projects.id, monthlyGifts.projectId))
    .where(eq(monthlyGifts.id, giftId));
  if (!found?.gift.email) return undefined;
  const { state } = found.gift;
  if (state === 'stopped' && news !== 'stopped' && news !== 'link') return undefined;
  if (news === 'resumed' && state !== 'active') return undefined;
  const about = monthId === undefined ? undefined : await findMonth(db, monthId);
  if (about && (about.month.state === 'paid' || about.month.state === 'skipped')) return undefined;
  if (news === 'pending' && about?.order.state !== 'pending') return undefined;
  const url = giftLinkOf(signed, siteOrigin, found.gift);
  const fee = about?.fee ?? feeOf(found.gift);
  const amount = about?.order.amount ?? found.gift.amount + fee;
  return {
    to: found.gift.email,
    message: giftMessage(news, { ...found, month: about?.month, amount, fee, url }),
  };
}
