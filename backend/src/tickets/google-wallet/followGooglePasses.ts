import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { googleEvenings, googlePasses, tickets } from '../../platform/db/schema';
import { enqueueAll, type Effect } from '../../platform/outbox/enqueue';
import type { Follow, FollowContext } from '../wallet/following';
import { passDigest, readPassEvening, readPasses } from '../wallet/readPasses';
import { eveningPass, ticketPassOf } from './googlePass';
import { tellGoogleKind, type toldOfGoogle } from './tellGoogle';

/**
 * Compares what Google Wallet was told of tickets and of their evening with what they are, and queues what has changed.
 */
export const followGooglePasses: Follow = async (context) => {
  const { googlePasses: signer } = context.settings.tickets;
  // Nobody but Google keeps passes.
  if (typeof signer !== 'object') return false;
  const now = context.clock.now();
  return context.db.transaction(async (db) => {
    const inTurn = { ...context, db };
    const { isAny, effects } = await changedPasses(inTurn, signer.issuer, now);
    effects.push(...(await changedEvening(inTurn, signer.issuer, now)));
    if (effects.length > 0) await enqueueAll(inTurn, effects);
    return isAny;
  });
};

async function changedEvening(context: FollowContext, issuer: string, now: Date): Promise<Effect[]> {
  const evening = eveningPass(issuer, await readPassEvening(context), context.siteOrigin);
  const row = { id: evening.id, told: passDigest(evening) };
  const [known] = await context.db.select().from(googleEvenings).where(eq(googleEvenings.id, row.id));
  if (known?.told === row.told) return [];
  await context.db
    .insert(googleEvenings)
    .values(row)
    .onConflictDoUpdate({ target: googleEvenings.id, set: row });
  return [effectOf('evening', now, { evening: true })];
}

async function changedPasses(context: FollowContext, issuer: string, now: Date) {
  const followed = await context.db
    .select({ pass: googlePasses, ticket: tickets })
    .from(googlePasses)
    .innerJoin(tickets, eq(tickets.id, googlePasses.ticketId));
  const effects: Effect[] = [];
  if (followed.length === 0) return { isAny: false, effects };
  const of = followed.map(({ pass, ticket }) => ({ ticket, version: pass.version }));
  for (const [at, shown] of (await readPasses(context, of)).entries()) {
    const { id, told } = followed[at]!.pass;
    const digest = passDigest(ticketPassOf(issuer, shown, now));
    if (digest === told) continue;
    await context.db.update(googlePasses).set({ told: digest }).where(eq(googlePasses.id, id));
    effects.push(effectOf(id, now, { pass: id }));
  }
  return { isAny: true, effects };
}

const effectOf = (what: string, now: Date, payload: z.infer<typeof toldOfGoogle>): Effect => ({
  kind: tellGoogleKind,
  key: `${tellGoogleKind}:${what}:${now.getTime()}`,
  payload,
});
