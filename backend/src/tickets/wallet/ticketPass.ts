import { eq } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import { tickets } from '../../platform/db/schema';
import type { Deps } from '../../platform/http/deps';
import { ticketBehind } from '../issued/findOrder';
import { drawPass } from './drawPass';
import { passTokenOf, type PassSubject } from './passSubject';
import { passSignerOf } from './passSigner';
import { readPasses, type PassOfTicket } from './readPasses';

type Context = Pick<Deps, 'db' | 'clock' | 'signed' | 'settings'>;

/** The name of the file. */
export const ticketPassName = 'mate-2025-ticket.pkpass';

/**
 * Returns a valid ticket behind a private key as a pass for Apple Wallet, as it is now.
 * @throws not found, also for a ticket of another key and where passes are not set up
 */
export async function ticketPass(context: Context, key: string, ticketId: string): Promise<Buffer> {
  const ticket = await ticketBehind(context, key, ticketId);
  const version = ticket.codeVersion;
  return draw(context, { ticket, version }, passTokenOf(context.signed, { ticketId, version }));
}

/**
 * Returns a pass as it is now, for a phone that has an earlier one.
 * @param token as it is in that one: a pass must not change it
 * @throws not found
 */
export async function newestPass(
  context: Context,
  { ticketId, version }: PassSubject,
  token: string,
): Promise<Buffer> {
  const [ticket] = await context.db.select().from(tickets).where(eq(tickets.id, ticketId));
  if (!ticket) throw notFound('This ticket');
  return draw(context, { ticket, version }, token);
}

async function draw(context: Context, of: PassOfTicket, token: string): Promise<Buffer> {
  const { tickets: settings, siteOrigins } = context.settings;
  const [shown] = await readPasses(context, [of]);
  if (!shown || settings.passes === undefined) throw notFound('This ticket');
  const url = `${siteOrigins[0] ?? ''}/api/tickets/wallet`;
  return drawPass(shown, { url, token }, passSignerOf(settings.passes));
}
