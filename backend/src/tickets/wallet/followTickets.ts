import { eq } from 'drizzle-orm';
import { tickets, walletPasses } from '../../platform/db/schema';
import { enqueueAll } from '../../platform/outbox/enqueue';
import type { Follow } from './following';
import { passDigest, readPasses } from './readPasses';
import { tellPhoneKind } from './tellPhoneEffect';

/**
 * Compares what passes on phones show with their tickets, and queues a push to each phone whose pass has changed, for
 * whatever reason: a name, a seat, a return, the time of the evening, a new secret.
 */
export const followTickets: Follow = async (context) => {
  const followed = await context.db
    .select({ pass: walletPasses, ticket: tickets })
    .from(walletPasses)
    .innerJoin(tickets, eq(tickets.id, walletPasses.ticketId));
  if (followed.length === 0) return false;
  const now = context.clock.now();
  const shown = await readPasses(
    context,
    followed.map(({ pass, ticket }) => ({ ticket, version: pass.version })),
  );
  const changed = followed.flatMap(({ pass }, at) => {
    const ticket = shown[at];
    // Nobody needs the pass of an evening that is over, and names are deleted later.
    if (!ticket || ticket.endsAt < now) return [];
    const digest = passDigest(ticket);
    return digest === pass.shown ? [] : [{ ...pass, shown: digest }];
  });
  if (changed.length === 0) return true;
  await context.db.transaction(async (tx) => {
    for (const { id, shown: digest } of changed)
      await tx.update(walletPasses).set({ shown: digest, changedAt: now }).where(eq(walletPasses.id, id));
    // Only Apple's certificates open its push service.
    if (typeof context.settings.tickets.passes !== 'object') return;
    const effects = changed.map(({ id }) => ({
      kind: tellPhoneKind,
      key: `${tellPhoneKind}:${id}:${now.getTime()}`,
      payload: { id },
    }));
    await enqueueAll({ ...context, db: tx }, effects);
  });
  return true;
};
