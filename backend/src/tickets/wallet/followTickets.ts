import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { startRounds, type Rounds } from '../../platform/db/startRounds';
import { tickets, walletPasses } from '../../platform/db/schema';
import type { RoundsContext } from '../../platform/feature/feature';
import type { Deps } from '../../platform/http/deps';
import { enqueueAll } from '../../platform/outbox/enqueue';
import { passDigest, readPasses } from './readPasses';
import { tellPhoneKind } from './tellPhoneEffect';

type Context = ServiceContext & Pick<Deps, 'signed' | 'settings'>;

/** A storm of sales must not lead to a round each time. */
const everyMs = 15_000;

/**
 * Compares what passes on phones show with their tickets, and queues a push to each phone whose pass has changed, for
 * whatever reason: a name, a seat, a return, the time of the evening, a new secret.
 */
export function startFollowing({ database, log, ...context }: RoundsContext): Promise<Rounds> {
  const round = async (): Promise<number> => {
    await followTickets({ ...context, db: database.db }, await database.readTime());
    return everyMs;
  };
  return startRounds({
    database,
    log,
    channel: 'wallet_passes',
    round,
    failure: 'passes of tickets could not be compared',
  });
}

/** Does one round. @param now by the clock that all instances share */
export async function followTickets(context: Context, now: Date): Promise<void> {
  const followed = await context.db
    .select({ pass: walletPasses, ticket: tickets })
    .from(walletPasses)
    .innerJoin(tickets, eq(tickets.id, walletPasses.ticketId));
  if (followed.length === 0) return;
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
  if (changed.length === 0) return;
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
}
