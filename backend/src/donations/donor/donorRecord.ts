import { lt } from 'drizzle-orm';
import { donorLinks } from '../../platform/db/schema';
import { among, findIds, isOf, rowsOf } from '../../platform/personal-data/byEmail';
import type { PersonalRecord } from '../../platform/personal-data/personalRecord';
import type { Retention } from '../../platform/personal-data/retention';
import { erasing, keptFor } from '../../platform/retention/rules';

/** The links to the pages of donors; erasing one makes it worthless. */
export const donorRecord: PersonalRecord = {
  name: 'Donors’ links',
  tables: ['donor_links'],
  find: (db, email) => findIds(db, donorLinks.id, isOf(email, donorLinks.email)),
  read: async (db, ids) => ({ donor_links: await rowsOf(db, donorLinks, donorLinks.id, ids) }),
  erase: async ({ db }, ids) => {
    await db.delete(donorLinks).where(among(donorLinks.id, ids));
  },
};

/** Links that have not worked for a while are deleted. */
export const donorRetention: Retention = keptFor(
  'unpaid',
  erasing(donorRecord, donorLinks, (before) => lt(donorLinks.until, before)),
);
