import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../platform/db/context';
import { ServiceError } from '../platform/core/errors';
import { communityConfirmations, communityMembers } from '../platform/db/schema';
import { subscriberKey } from '../platform/mailing-list/mailingList';
import { enqueue } from '../platform/outbox/enqueue';
import { communityEffects } from './effectKinds';

/**
 * Removes a member: erases name and address, and updates the mailing list. A repeat changes nothing.
 * @throws ServiceError `not_found` when the link never existed
 */
export async function leaveCommunity({ db, clock }: ServiceContext, leaveToken: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [member] = await tx
      .select()
      .from(communityMembers)
      .where(eq(communityMembers.leaveToken, leaveToken))
      .for('update');
    if (!member)
      throw new ServiceError('not_found', 'This link is not valid. Please open it from the email.');
    if (!member.email) return;
    await tx
      .update(communityMembers)
      .set({ state: 'left', leftAt: clock.now(), name: null, email: null, interests: [], referredBy: null })
      .where(eq(communityMembers.id, member.id));
    await tx.delete(communityConfirmations).where(eq(communityConfirmations.memberId, member.id));

    const { mailingList: kind } = communityEffects;
    const payload = subscriberKey(member.email);
    await enqueue({ db: tx, clock }, { kind, key: `${kind}:${member.id}:left`, payload });
  });
}
