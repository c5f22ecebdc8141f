import { referralAddresses, referralMails } from '../../platform/db/schema';
import { digestOfAddress } from '../../platform/mail/optOut';
import type { PersonalRecord } from '../../platform/personal-data/personalRecord';
import { among, isOf, rowsOf, findIds } from '../../platform/personal-data/byEmail';

/** Unsent mails of a recommendation; sent ones contain neither address nor text. */
export const referralRecord: PersonalRecord = {
  name: 'Recommendations',
  tables: ['referral_letters'],
  find: (db, email) => findIds(db, referralMails.id, isOf(email, referralMails.email)),
  read: async (db, ids) => ({ referral_letters: await rowsOf(db, referralMails, referralMails.id, ids) }),
  erase: async ({ db }, ids) => {
    await db.update(referralMails).set({ email: null, texts: null }).where(among(referralMails.id, ids));
  },
};

/**
 * When a person was last written to, and whether they have opted out, under a digest of their address. Not erased, so
 * that the opt-out outlives everything else.
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
    referral_addresses: await rowsOf(db, referralAddresses, referralAddresses.addressDigest, ids),
  }),
  erase: () => Promise.resolve(),
};
