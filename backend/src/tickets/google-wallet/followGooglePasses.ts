import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { ServiceContext } from '../../platform/db/context';
import { startRounds, type Rounds } from '../../platform/db/startRounds';
import { googleEvenings, googlePasses, tickets } from '../../platform/db/schema';
import type { RoundsContext } from '../../platform/feature/feature';
import { enqueueAll, type Effect } from '../../platform/outbox/enqueue';
import { passDigest, readPassEvening, readPasses } from '../wallet/readPasses';
import { eveningPass, ticketPassOf } from './googlePass';
import { tellGoogleKind, type toldOfGoogle } from './tellGoogle';

type Context = ServiceContext & Pick<RoundsContext, 'signed' | 'settings' | 'siteOrigin'>;

/** A storm of sales must not lead to a round each time. */
const everyMs = 15_000;

/** Compares what Google Wallet was told of tickets and of their evening with what they are, and queues what has changed. */
export function followGooglePasses({ database, log, ...context }: RoundsContext): Promise<Rounds> {
  const round = async (): Promise<number> => {
    await compareGooglePasses({ ...context, db: database.db }, await database.readTime());
    return everyMs;
  };
  return startRounds({
    database,
    log,
    channel: 'google_passes',
    round,
    failure: 'passes of Google Wallet could not be compared',
  });
}

/** Does one round. @param now by the clock that all instances share */
export async function compareGooglePasses(context: Context, now: Date): Promise<void> {
  const { googlePasses: signer } = context.settings.tickets;
  // Nobody but Google keeps passes.
  if (typeof signer !== 'object') return;
  await context.db.transaction(async (db) => {
    const inTurn = { ...context, db };
    const effects = [
      ...(await changedEvening(inTurn, signer.issuer, now)),
      ...(await changedPasses(inTurn, signer.issuer, now)),
    ];
    if (effects.length > 0) await enqueueAll(inTurn, effects);
  });
}

async function changedEvening(context: Context, issuer: string, now: Date): Promise<Effect[]> {
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

async function changedPasses(context: Context, issuer: string, now: Date): Promise<Effect[]> {
  const followed = await context.db
    .select({ pass: googlePasses, ticket: tickets })
    .from(googlePasses)
    .innerJoin(tickets, eq(tickets.id, googlePasses.ticketId));
  if (followed.length === 0) return [];
  const of = followed.map(({ pass, ticket }) => ({ ticket, version: pass.version }));
  const effects: Effect[] = [];
  for (const [at, shown] of (await readPasses(context, of)).entries()) {
    const { id, told } = followed[at]!.pass;
    const digest = passDigest(ticketPassOf(issuer, shown, now));
    if (digest === told) continue;
    await context.db.update(googlePasses).set({ told: digest }).where(eq(googlePasses.id, id));
    effects.push(effectOf(id, now, { pass: id }));
  }
  return effects;
}

const effectOf = (what: string, now: Date, payload: z.infer<typeof toldOfGoogle>): Effect => ({
  kind: tellGoogleKind,
  key: `${tellGoogleKind}:${what}:${now.getTime()}`,
  payload,
});
