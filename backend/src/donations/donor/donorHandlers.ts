import { formatDate } from '@school/shared/format';
import { privateLink } from '@school/shared/private-links';
import { eq } from 'drizzle-orm';
import { donorLinks } from '../../platform/db/schema';
import type { BackgroundContext, Effects } from '../../platform/feature/feature';
import { mailOnSendHandler, type MailOnSend } from '../../platform/mail/mailOnSend';
import { donorKeyOf, donorMail, donorMailKind, newestAddress } from '../receipts/donorLink';

/** The mail with a donor's link. */
export const donorEffects: Effects = {
  [donorMailKind]: {
    label: 'A donor’s link',
    handle: (context) => mailOnSendHandler(context.transport, (payload) => writeDonorMail(context, payload)),
  },
};

/** Writes the mail with a donor's link; undefined when a newer one is on its way, or the donor is erased. */
async function writeDonorMail(
  { db, clock, signed, siteOrigin }: BackgroundContext,
  payload: unknown,
): Promise<MailOnSend | undefined> {
  const { linkId, version } = donorMail.parse(payload);
  const [link] = await db.select().from(donorLinks).where(eq(donorLinks.id, linkId));
  if (link?.version !== version || clock.now() >= link.until) return undefined;
  // Not to the address that was typed: mail servers may distinguish its letters' case.
  const to = await newestAddress(db, link.email);
  if (to === undefined) return undefined;
  const url = privateLink(`${siteOrigin}/donate/yours`, 'donor', donorKeyOf(signed, link));
  const subject = 'Your donations and receipts';
  return {
    to,
    message: {
      subject,
      blocks: [
        { heading: subject },
        { text: 'You asked for the link to everything that was given with this address.' },
        { button: { label: 'See your donations', url } },
        {
          text: `The link is yours alone and works until ${formatDate(link.until)}. Earlier links do not work any more. If you did not ask for it, you need to do nothing.`,
        },
      ],
    },
  };
}
