import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../db/database';
import { referralLetters, referralLinks } from '../db/schema';
import { letterHandler, type Letter, type LetterContext } from '../mail/letter';
import type { MailTransport } from '../mail/transport';
import type { EffectHandler } from '../outbox/worker';
import { isStopped } from './claimAddress';
import { referralEffects } from './effectKinds';
import { toFriend, toReferrer } from './referral.mails';

/** Carries out what a recommendation decides on. */
export const referralHandlers = ({
  transport,
  ...context
}: LetterContext & { transport: MailTransport }): Record<string, EffectHandler> => ({
  [referralEffects.letter]: letterHandler(transport, writeLetter(context)),
  [referralEffects.forget]: ({ payload }) => forget(context.db, z.uuid().parse(payload)),
});

/** A letter as it may be written now; its address and its words are forgotten once it is sent. */
const writeLetter =
  ({ db, siteOrigin }: LetterContext) =>
  async (payload: unknown): Promise<Letter | undefined> => {
    const id = z.uuid().parse(payload);
    const [found] = await db
      .select()
      .from(referralLetters)
      .innerJoin(referralLinks, eq(referralLinks.id, referralLetters.linkId))
      .where(eq(referralLetters.id, id));
    const { email, words, addressDigest, reader, stopToken } = found?.referral_letters ?? {};
    if (!found || !email || !words) return undefined;
    if (await isStopped({ db }, addressDigest ?? '')) {
      await forget(db, id);
      return undefined;
    }
    const { code, secret } = found.referral_links;
    const links = {
      learn: `${siteOrigin}/learn?from=${code}`,
      counts: `${siteOrigin}/refer?mine=${secret}`,
      stop: `${siteOrigin}/refer?stop=${stopToken}`,
    };
    const message = reader === 'friend' ? toFriend(words, links) : toReferrer(words, links);
    return { to: email, message, onSent: () => forget(db, id) };
  };

const forget = async (db: Database, id: string): Promise<void> => {
  await db.update(referralLetters).set({ email: null, words: null }).where(eq(referralLetters.id, id));
};
