import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { googlePasses, tickets } from '../../platform/db/schema';
import type { BackgroundContext } from '../../platform/feature/feature';
import type { EffectHandler } from '../../platform/outbox/effectHandler';
import { passDigest, readPassEvening, readPasses } from '../wallet/readPasses';
import { createGoogleApi, type GoogleApi, type GoogleService } from './googleApi';
import { eveningPass, ticketPassOf } from './googlePass';

/** The effects of this kind tell Google Wallet what a pass, or the evening of all, is now. */
export const tellGoogleKind = 'google_pass';

/** What is told: a row of `google_passes`, or the evening. */
export const toldOfGoogle = z.union([z.object({ pass: z.uuid() }), z.object({ evening: z.literal(true) })]);

type Context = Pick<BackgroundContext, 'db' | 'clock' | 'signed' | 'settings' | 'siteOrigin'>;

/** Returns the handler of these effects. @param service of Google, unless a test has its own */
export function tellGoogleHandler(context: Context, service?: GoogleService): EffectHandler {
  const { googlePasses: signer } = context.settings.tickets;
  const api = typeof signer === 'object' ? createGoogleApi(signer, context.clock, service) : undefined;
  return async ({ payload }) => {
    if (typeof signer !== 'object' || !api) return;
    const told = toldOfGoogle.parse(payload);
    if ('pass' in told) return tellPass(context, api, signer.issuer, told.pass);
    const evening = await readPassEvening(context);
    await api.write('eventTicketClass', eveningPass(signer.issuer, evening, context.siteOrigin));
  };
}

async function tellPass(context: Context, api: GoogleApi, issuer: string, id: string): Promise<void> {
  const { db, clock } = context;
  const isPass = eq(googlePasses.id, id);
  const [pass] = await db.select().from(googlePasses).where(isPass);
  if (!pass) return;
  const read = async () => {
    const found = await db.select().from(tickets).where(eq(tickets.id, pass.ticketId));
    const of = found.map((ticket) => ({ ticket, version: pass.version }));
    return (await readPasses(context, of)).map((shown) => ticketPassOf(issuer, shown, clock.now()))[0];
  };
  // Two effects of a pass may run at once: whoever writes last makes sure that it is still true.
  let body = await read();
  for (let written = ''; body && passDigest(body) !== written; body = await read()) {
    await api.write('eventTicketObject', body);
    written = passDigest(body);
  }
  // Nothing that could change is left at Google.
  if (body?.state === 'INACTIVE') await db.delete(googlePasses).where(isPass);
  else if (body)
    await db
      .update(googlePasses)
      .set({ told: passDigest(body) })
      .where(isPass);
}
