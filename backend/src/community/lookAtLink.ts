import type { CommunityLink } from '@school/shared/schemas/community';
import { eq } from 'drizzle-orm';
import { ServiceError } from '../platform/core/errors';
import type { ServiceContext } from '../platform/db/context';
import { communityMembers } from '../platform/db/schema';
import { readMember } from './confirmMember';

/**
 * Returns the state of a mail's link before its button is pressed: open, or already done.
 * @throws ServiceError `not_found` when it has expired or never existed
 */
export async function lookAtLink(
  context: Pick<ServiceContext, 'db' | 'clock'>,
  { kind, token }: CommunityLink,
): Promise<'open' | 'done'> {
  if (kind === 'confirm') {
    const { state } = await readMember(context, token);
    return state === 'confirmed' ? 'done' : 'open';
  }
  const [member] = await context.db
    .select()
    .from(communityMembers)
    .where(eq(communityMembers.leaveToken, token));
  if (!member) throw new ServiceError('not_found', 'This link is not valid. Please open it from the email.');
  return member.email ? 'open' : 'done';
}
