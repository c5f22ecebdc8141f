import { and, eq, lte } from 'drizzle-orm';
import { z } from 'zod';
import type { ServiceContext } from '../../platform/db/context';
import { competitionDrafts } from '../../platform/db/schema';
import { enqueue } from '../../platform/outbox/enqueue';
import type { EffectHandler } from '../../platform/outbox/effectHandler';

export const forgetDraftKind = 'competition.draft.forget';

/** Queues the deletion of a draft when its time is over, in the caller's transaction. */
export const queueForgetting = (
  context: ServiceContext,
  { id, expiresAt }: Pick<typeof competitionDrafts.$inferSelect, 'id' | 'expiresAt'>,
): Promise<boolean> =>
  enqueue(context, {
    kind: forgetDraftKind,
    key: `${forgetDraftKind}:${id}:${expiresAt.toISOString()}`,
    payload: id,
    notBefore: expiresAt,
  });

/** Returns a handler that deletes an expired draft; a changed one has more time. */
export const forgetDraftHandler =
  ({ db, clock }: ServiceContext): EffectHandler =>
  async ({ payload }) => {
    const ours = eq(competitionDrafts.id, z.uuid().parse(payload));
    await db.delete(competitionDrafts).where(and(ours, lte(competitionDrafts.expiresAt, clock.now())));
    const [stored] = await db.select().from(competitionDrafts).where(ours);
    if (stored) await queueForgetting({ db, clock }, stored);
  };
