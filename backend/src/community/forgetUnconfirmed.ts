import { communityLimits } from '@school/shared/schemas/community';
import { and, eq, lte } from 'drizzle-orm';
import { z } from 'zod';
import type { ServiceContext } from '../platform/db/context';
import { communityMembers } from '../platform/db/schema';
import type { EffectHandler } from '../platform/outbox/effectHandler';

/** A mail may be late by some hours, and its link works for its days from then on. */
const patienceMs = (communityLimits.confirmDays + 1) * 24 * 60 * 60 * 1000;

/** Returns when an unconfirmed request is deleted. */
export const forgottenAt = (joinedAt: Date): Date => new Date(joinedAt.getTime() + patienceMs);

/** Returns a handler that deletes an unconfirmed request, unless it was repeated meanwhile. */
export const forgetUnconfirmed =
  ({ db, clock }: ServiceContext): EffectHandler =>
  async ({ payload }) => {
    const lastAsked = new Date(clock.now().getTime() - patienceMs);
    await db
      .delete(communityMembers)
      .where(
        and(
          eq(communityMembers.id, z.uuid().parse(payload)),
          eq(communityMembers.state, 'pending'),
          lte(communityMembers.joinedAt, lastAsked),
        ),
      );
  };
