import { privateLink } from '@school/shared/private-links';
import { eq } from 'drizzle-orm';
import { privateKey } from '../../platform/core/privateKey';
import type { SignedTokens } from '../../platform/core/signedTokens';
import { donations, giftMonths, monthlyGifts, orders, projects } from '../../platform/db/schema';
import { mailOnSendHandler, type MailContext, type MailOnSend } from '../../platform/mail/mailOnSend';
import type { Effects } from '../../platform/feature/feature';
import { giftLinkOf } from '../monthly/giftLink';
import { readTribute } from '../tributes/storeTribute';
import { receiptOf } from './donation.mails';
import { receiptMail, receiptMailKind } from './mailReceipt';
import { receiptKeyOf } from './receiptRight';

interface Context extends MailContext {
  signed: SignedTokens;
}

/** The effects of donations: receipts, which show the state at the time of sending, with the newest link. */
export const effects: Effects = {
  [receiptMailKind]: {
    label: 'A receipt',
    handle: (context) =>
      mailOnSendHandler(context.transport, (payload) =>
        writeReceipt(context, receiptMail.parse(payload).donationId),
      ),
  },
};

/** Writes the receipt of a donation as a mail. */
export async function writeReceipt(
  { db, signed, siteOrigin }: Pick<Context, 'db' | 'signed' | 'siteOrigin'>,
  donationId: string,
): Promise<MailOnSend | undefined> {
  const [found] = await db
    .select({
      donation: donations,
      order: orders,
      project: { kind: projects.kind, name: projects.name },
      gift: { id: monthlyGifts.id, state: monthlyGifts.state, linkVersion: monthlyGifts.linkVersion },
    })
    .from(donations)
    .innerJoin(orders, eq(orders.id, donations.orderId))
    .innerJoin(projects, eq(projects.id, donations.projectId))
    .leftJoin(giftMonths, eq(giftMonths.donationId, donations.id))
    .leftJoin(monthlyGifts, eq(monthlyGifts.id, giftMonths.giftId))
    .where(eq(donations.id, donationId));
  // An erased donor has no address.
  if (!found?.donation.email) return undefined;
  const { donation, order, project, gift } = found;
  const key = privateKey(signed, receiptKeyOf(donation));
  const page = privateLink(`${siteOrigin}/donate/thank-you?donation=${donationId}`, 'receipt', key);
  // Without another mail about the gift, its donor could not stop it.
  const giftLink = gift && gift.state !== 'stopped' ? giftLinkOf(signed, siteOrigin, gift) : undefined;
  const links = { page, giftLink, own: `${siteOrigin}/donate/yours` };
  const tribute = await readTribute(db, donationId);
  return { to: donation.email, message: receiptOf({ ...donation, project, tribute }, order, links) };
}
