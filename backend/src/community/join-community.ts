import type { CommunityJoin } from '@school/shared/schemas';
import type { ServiceContext } from '../core/context';
import { communityMembers } from '../db/schema';

/**
 * Stores a member. Somebody who is there already stays as they are, and the caller cannot tell:
 * nobody finds out here whose address is known. What a program filled in is dropped just as quietly.
 */
export async function joinCommunity({ db, clock }: ServiceContext, input: CommunityJoin): Promise<void> {
  if (input.website) return;
  const { name, email, interests = [] } = input;
  await db
    .insert(communityMembers)
    .values({ name, email, interests: [...new Set(interests)], joinedAt: clock.now() })
    .onConflictDoNothing();
}
