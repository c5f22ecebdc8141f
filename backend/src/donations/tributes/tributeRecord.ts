import { eq } from 'drizzle-orm';
import { donations, tributes } from '../../platform/db/schema';
import { among, isOf, rowsOf } from '../../platform/personal-data/byEmail';
import type { PersonalRecord } from '../../platform/personal-data/personalRecord';
import { deleting, keptFor } from '../../platform/retention/rules';

/** People that donations honour or remember, found by the donor's and by the recipient's address. */
export const tributeRecord: PersonalRecord = {
  name: 'Gifts in honour or memory of someone',
  tables: ['tributes'],
  find: async (db, email) =>
    (
      await db
        .select({ id: tributes.donationId })
        .from(tributes)
        .innerJoin(donations, eq(donations.id, tributes.donationId))
        .where(isOf(email, tributes.recipientEmail, donations.email))
    ).map(({ id }) => id),
  read: async (db, ids) => ({ tributes: await rowsOf(db, tributes, tributes.donationId, ids) }),
  erase: async ({ db }, ids) => {
    await db.delete(tributes).where(among(tributes.donationId, ids));
  },
};

export const tributeRetention = keptFor('tributes', deleting(tributes, tributes.createdAt));
