import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { communityMembers } from '../platform/db/schema';
import type { Database } from '../platform/db/database';
import type { MailContext } from '../platform/mail/mailOnSend';
import type { MailingList } from '../platform/mailing-list/mailingList';
import type { EffectHandler } from '../platform/outbox/effectHandler';
import { leaveUrl } from './memberLinks';

/**
 * Brings the mailing list in line with the current row of one address: on it with a confirmed member, else off it. So
 * order, delay and repetition of such effects do not matter.
 */
export const agreeWithList =
  ({ db, siteOrigin }: Pick<MailContext, 'db' | 'siteOrigin'>, list: MailingList): EffectHandler =>
  async ({ payload }) => {
    const key = z.string().parse(payload);
    const member = await findConfirmed(db, key);
    if (member?.email) {
      const { name, email, interests, leaveToken } = member;
      await list.subscribe({
        name: name ?? '',
        email,
        interests,
        leaveUrl: leaveUrl(siteOrigin, leaveToken),
      });
    } else {
      await list.unsubscribe(key);
    }
    const now = await findConfirmed(db, key);
    if (now?.id !== member?.id) throw new Error('The member joined or left during the update of the list');
  };

async function findConfirmed(db: Database, key: string) {
  const [member] = await db
    .select()
    .from(communityMembers)
    .where(and(eq(sql`md5(lower(${communityMembers.email}))`, key), eq(communityMembers.state, 'confirmed')));
  return member;
}
