import { eq } from 'drizzle-orm';
import { leaveCommunity } from './leaveCommunity';
import { communityConfirmations, communityMembers } from '../platform/db/schema';
import type { PersonalRecord } from '../platform/personal-data/personalRecord';
import { among, isOf, rowsOf, findIds } from '../platform/personal-data/byEmail';

/** Members, and people who asked to join. Erasing removes them as if they left, which updates the mailing list. */
export const memberRecord: PersonalRecord = {
  name: 'Community',
  tables: ['community_members', 'community_confirmations'],
  find: (db, email) => findIds(db, communityMembers.id, isOf(email, communityMembers.email)),
  read: async (db, ids) => ({
    community_members: await rowsOf(db, communityMembers, communityMembers.id, ids),
    community_confirmations: await db
      .select({ expiresAt: communityConfirmations.expiresAt })
      .from(communityConfirmations)
      .where(among(communityConfirmations.memberId, ids)),
  }),
  erase: async (context, ids) => {
    for (const id of ids) {
      const [member] = await context.db.select().from(communityMembers).where(eq(communityMembers.id, id));
      if (member) await leaveCommunity(context, member.leaveToken);
    }
  },
};
