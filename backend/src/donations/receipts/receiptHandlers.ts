import { privateLink } from '@school/shared/private-links';
import { eq } from 'drizzle-orm';
import { privateKey } from '../../platform/core/privateKey';
import type { SignedTokens } from '../../platform/core/signedTokens';
import { donations, orders, projects } from '../../platform/db/schema';
import { mailOnSendHandler, type MailContext, type MailOnSend } from '../../platform/mail/mailOnSend';
import type { Effects } from '../../platform/feature/feature';
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
    .select({ donation: donations, order: orders, project: { kind: projects.kind, name: projects.name } })
    .from(donations)
    .innerJoin(orders, eq(orders.id, donations.orderId))
    .innerJoin(projects, eq(projects.id, donations.projectId))
    .where(eq(donations.id, donationId));
  // An erased donor has no address.
  if (!found?.donation.email) return undefined;
  const { donation, order, project } = found;
  const key = privateKey(signed, receiptKeyOf(donation));
  const page = privateLink(`${siteOrigin}/donate/thank-you?donation=${donationId}`, 'receipt', key);
  return { to: donation.email, message: receiptOf({ ...donation, project }, order, page) };
}
