import { createPublicKey } from 'node:crypto';
import { errors, jwtVerify } from 'jose';
import { notFound } from '../../platform/core/errors';
import { googlePasses } from '../../platform/db/schema';
import type { Deps } from '../../platform/http/deps';
import { ticketBehind } from '../issued/findOrder';
import { readPasses } from '../wallet/readPasses';
import { signAs } from './googleApi';
import { ticketPassOf } from './googlePass';
import { googleSignerOf } from './googleSigner';

type Context = Pick<Deps, 'db' | 'clock' | 'signed' | 'settings'>;

const audience = 'google';

/**
 * Returns the page on which the holder of a ticket adds it to Google Wallet. The pass is written in its address, and Google
 * is told of later changes.
 * @throws not found, also for a ticket of another key and where passes are not set up
 */
export async function saveLink(context: Context, key: string, ticketId: string): Promise<string> {
  const { googlePasses: settings } = context.settings.tickets;
  const ticket = await ticketBehind(context, key, ticketId);
  if (settings === undefined) throw notFound('This ticket');
  const version = ticket.codeVersion;
  const [shown] = await readPasses(context, [{ ticket, version }]);
  if (!shown) throw notFound('This ticket');
  const signer = googleSignerOf(settings);
  const now = context.clock.now();
  const [origin = ''] = context.settings.siteOrigins;
  const pass = await signAs(signer, {
    aud: audience,
    typ: 'savetowallet',
    iat: Math.floor(now.getTime() / 1000),
    origins: [origin],
    payload: { eventTicketObjects: [ticketPassOf(signer.issuer, shown, now)] },
  });
  if (settings === 'local') return `${origin}/api/tickets/google-pass/local?pass=${pass}`;
  await context.db.insert(googlePasses).values({ ticketId, version, addedAt: now }).onConflictDoNothing();
  return `https://pay.google.com/gp/v/save/${pass}`;
}

/** Returns what Google would save, on a machine without an account. @throws not found */
export async function localPass({ settings }: Pick<Deps, 'settings'>, pass: string): Promise<object> {
  if (settings.tickets.googlePasses !== 'local') throw notFound('This pass');
  const key = createPublicKey(googleSignerOf('local').key);
  const { payload } = await jwtVerify(pass, key, { audience }).catch((error: unknown) => {
    throw error instanceof errors.JOSEError ? notFound('This pass') : error;
  });
  return payload['payload'] as object;
}
