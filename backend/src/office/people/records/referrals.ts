import { referralAddresses, referralMails } from '../../../platform/db/schema';
import { digestOfAddress } from '../../../community/referrals/addressDigest';
import type { PersonalRecord } from './personalRecord';
import { among, isOf } from './byEmail';

/** Letters of a recommendation that are not sent yet; afterwards they hold neither address nor words. */
export const referralRecord: PersonalRecord = {
  name: 'Recommendations',
  tables: ['referral_letters'],
  find: async (db, email) =>
    (
      await db.select({ id: referralMails.id }).from(referralMails).where(isOf(email, referralMails.email))
    ).map(({ id }) => id),
  read: async (db, ids) => ({
    referral_letters: await db.select().from(referralMails).where(among(referralMails.id, ids)),
  }),
  erase: async ({ db }, ids) => {
    await db.update(referralMails).set({ email: null, texts: null }).where(among(referralMails.id, ids));
  },
};

/**
 * When somebody was last written to, and whether they want no more such letters, under a digest of their address. It is
 * not erased: it is how a wish not to be written to outlives everything else.
 */
export const referralWishRecord: PersonalRecord = {
  name: 'Wishes about recommendations',
  tables: ['referral_addresses'],
  find: async (db, email) => {
    const digest = digestOfAddress(email);
    const rows = await db
      .select({ id: referralAddresses.addressDigest })
      .from(referralAddresses)
      .where(among(referralAddresses.addressDigest, [digest]));
    return rows.map(({ id }) => id);
  },
  read: async (db, ids) => ({
    referral_addresses: await db
      .select()
      .from(referralAddresses)
      .where(among(referralAddresses.addressDigest, ids)),
  }),
  erase: () => Promise.resolve(),
};
