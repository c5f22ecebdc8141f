import type { CommunityJoin } from '@school/shared/schemas/community';
import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../platform/db/context';
import { communityMembers } from '../platform/db/schema';
import { enqueue } from '../platform/outbox/enqueue';
import { communityEffects } from './effectKinds';
import { forgottenAt } from './forgetUnconfirmed';

/**
 * Stores a request to join and queues a mail. Only the mail says whether the address is already a member, so callers
 * cannot find out. A member does not change; an unconfirmed request takes the new data. To be called in a transaction.
 * @returns false for a repeated submission
 */
export async function joinCommunity(
  { db, clock }: ServiceContext,
  { name, email, interests = [], from }: CommunityJoin,
  submissionKey: string,
): Promise<boolean> {
  const joinedAt = clock.now();
  const request = {
    name,
    email,
    interests: [...new Set(interests)],
    referredBy: from,
    joinedAt,
    submissionKey,
  };
  const member = await addMember({ db }, request);
  if (!member) return false;

  const key = `${member.id}:${submissionKey}`;
  const mail = {
    kind: communityEffects.mail,
    key: `${communityEffects.mail}:${key}`,
    payload: member.id,
  };
  await enqueue({ db, clock }, mail);
  const notBefore = forgottenAt(joinedAt);
  const forget = {
    kind: communityEffects.forget,
    key: `${communityEffects.forget}:${key}`,
    payload: member.id,
  };
  if (member.state === 'pending') await enqueue({ db, clock }, { ...forget, notBefore });
  return true;
}

type NewMember = typeof communityMembers.$inferInsert & { email: string };

async function addMember({ db }: Pick<ServiceContext, 'db'>, request: NewMember) {
  const [added] = await db.insert(communityMembers).values(request).onConflictDoNothing().returning();
  if (added) return added;
  const [existing] = await db
    .select()
    .from(communityMembers)
    .where(eq(sql`lower(${communityMembers.email})`, request.email.toLowerCase()))
    .for('update');
  if (!existing || existing.submissionKey === request.submissionKey) return undefined;
  const change = existing.state === 'pending' ? request : { submissionKey: request.submissionKey };
  await db.update(communityMembers).set(change).where(eq(communityMembers.id, existing.id));
  return existing;
}
