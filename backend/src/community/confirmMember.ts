import { and, eq, gt } from 'drizzle-orm';
import type { ServiceContext } from '../platform/db/context';
import { ServiceError } from '../platform/core/errors';
import { digestOfToken } from '../platform/core/token';
import { communityConfirmations, communityMembers } from '../platform/db/schema';
import { subscriberKey } from '../platform/mailing-list/mailingList';
import { enqueue } from '../platform/outbox/enqueue';
import { creditLink } from './referrals/creditLink';
import { communityEffects } from './effectKinds';

/**
 * Makes a person a member by the token of their mail's link; a repeat changes nothing.
 * @throws ServiceError `not_found` when the link has expired or never existed
 */
export async function confirmMember({ db, clock }: ServiceContext, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const context = { db: tx, clock };
    const member = await readMember(context, token);
    if (member.state === 'confirmed' || !member.email) return;
    const confirmed = { state: 'confirmed', confirmedAt: clock.now(), referredBy: null } as const;
    await tx.update(communityMembers).set(confirmed).where(eq(communityMembers.id, member.id));
    if (member.referredBy) await creditLink(context, member.referredBy, 'joined');

    const { mailingList, welcome } = communityEffects;
    const list = { kind: mailingList, payload: subscriberKey(member.email) };
    await enqueue(context, { ...list, key: `${mailingList}:${member.id}:confirmed` });
    await enqueue(context, { kind: welcome, key: `${welcome}:${member.id}`, payload: member.id });
  });
}

/** Returns the member of a mail's link. @throws ServiceError `not_found` when it has expired or never existed */
export async function readMember({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>, token: string) {
  const [found] = await db
    .select({ member: communityMembers })
    .from(communityConfirmations)
    .innerJoin(communityMembers, eq(communityMembers.id, communityConfirmations.memberId))
    .where(
      and(
        eq(communityConfirmations.tokenDigest, digestOfToken(token)),
        gt(communityConfirmations.expiresAt, clock.now()),
      ),
    )
    .for('update', { of: communityMembers });
  if (found) return found.member;
  throw new ServiceError(
    'not_found',
    'This link does not work any more. Ask to join once more, and we send you a new one.',
  );
}
