import { and, eq, lt, ne, or, sql } from 'drizzle-orm';
import { giftMonths, monthlyGifts } from '../../platform/db/schema';
import { among, findIds, isOf, rowsOf } from '../../platform/personal-data/byEmail';
import { erasedEmail, erasedName } from '../../platform/personal-data/erased';
import type { PersonalRecord } from '../../platform/personal-data/personalRecord';
import type { Retention } from '../../platform/personal-data/retention';
import { erasing, keptFor } from '../../platform/retention/rules';
import { skipOpenMonths } from './findGift';

/** Monthly gifts: erasing one ends it. Nobody gets the token of a card. */
export const monthlyRecord: PersonalRecord = {
  name: 'Monthly gifts',
  tables: ['monthly_gifts', 'gift_months'],
  find: (db, email) => findIds(db, monthlyGifts.id, isOf(email, monthlyGifts.email)),
  read: async (db, ids) => ({
    monthly_gifts: (await rowsOf(db, monthlyGifts, monthlyGifts.id, ids)).map(({ cardToken, ...gift }) => ({
      ...gift,
      hasCard: cardToken !== null,
    })),
    gift_months: await rowsOf(db, giftMonths, giftMonths.giftId, ids),
  }),
  erase: async ({ db, clock }, ids) => {
    for (const id of ids) await skipOpenMonths(db, id);
    await db
      .update(monthlyGifts)
      .set({
        name: erasedName,
        email: erasedEmail,
        phone: null,
        cardToken: null,
        state: 'stopped',
        nextAt: null,
        linkVersion: sql`${monthlyGifts.linkVersion} + 1`,
        anonymous: true,
        changedAt: clock.now(),
      })
      .where(among(monthlyGifts.id, ids));
  },
};

const isKnown = ne(monthlyGifts.email, erasedEmail);
const begun = or(eq(monthlyGifts.state, 'paused'), eq(monthlyGifts.state, 'stopped'));

/** How long donors of gifts are known that have not begun, or have ended. */
export const monthlyRetention: readonly Retention[] = [
  keptFor(
    'paid',
    erasing(monthlyRecord, monthlyGifts, (before) => and(begun, isKnown, lt(monthlyGifts.changedAt, before))),
  ),
  keptFor(
    'unpaid',
    erasing(monthlyRecord, monthlyGifts, (before) =>
      and(eq(monthlyGifts.state, 'starting'), isKnown, lt(monthlyGifts.changedAt, before)),
    ),
  ),
];
