import { privateLink } from '@school/shared/private-links';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/db/database';
import { referralMails, referralLinks } from '../../platform/db/schema';
import { mailOnSendHandler, type MailOnSend, type MailContext } from '../../platform/mail/mailOnSend';
import type { Effects } from '../../platform/feature/feature';
import { isStopped } from '../../platform/mail/optOut';
import { referralEffects } from './effectKinds';
import { toFriend, toReferrer } from './referral.mails';

/** The effects of recommendations. */
export const effects: Effects = {
  [referralEffects.mail]: {
    label: 'A mail to a friend',
    handle: ({ transport, ...context }) => mailOnSendHandler(transport, writeMail(context)),
  },
  [referralEffects.forget]: {
    label: 'A mail to a friend',
    handle:
      ({ db }) =>
      ({ payload }) =>
        forget(db, z.uuid().parse(payload)),
  },
};

/** Writes a mail if it is still allowed; its address and texts are deleted once it is sent. */
const writeMail =
  ({ db, siteOrigin }: MailContext) =>
  async (payload: unknown): Promise<MailOnSend | undefined> => {
    const id = z.uuid().parse(payload);
    const [found] = await db
      .select()
      .from(referralMails)
      .innerJoin(referralLinks, eq(referralLinks.id, referralMails.linkId))
      .where(eq(referralMails.id, id));
    const { email, texts, addressDigest, reader, stopToken } = found?.referral_letters ?? {};
    if (!found || !email || !texts || !stopToken) return undefined;
    if (await isStopped({ db }, addressDigest ?? '')) {
      await forget(db, id);
      return undefined;
    }
    const { code, secret } = found.referral_links;
    const links = {
      learn: `${siteOrigin}/learn?from=${code}`,
      counts: privateLink(`${siteOrigin}/refer`, 'mine', secret),
      stop: privateLink(`${siteOrigin}/refer`, 'stop', stopToken),
      oneClick: `${siteOrigin}/api/referrals/unsubscribe?token=${stopToken}`,
    };
    const message = reader === 'friend' ? toFriend(texts, links) : toReferrer(texts, links);
    return { to: email, message, onSent: () => forget(db, id) };
  };

/** Returns the page that asks before mails are stopped. */
export const stopUrl = (siteOrigin: string, stopToken: string): string =>
  `${siteOrigin}/refer?stop=${stopToken}`;

const forget = async (db: Database, id: string): Promise<void> => {
  await db.update(referralMails).set({ email: null, texts: null }).where(eq(referralMails.id, id));
};
