import { createHash } from 'node:crypto';
import type { textReminders } from '@school/shared/schemas/reminders';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { ServiceError } from '../core/errors';
import { invalidAt } from '../core/refusals';
import { mailboxOf } from '../core/mailboxOf';
import { idInKey, isKeyOf, type Keyed } from '../core/privateKey';
import type { ServiceContext } from '../db/context';
import { textReminders as numbers } from '../db/schema';
import type { Deps } from '../http/deps';

type Context = Pick<Deps, 'db' | 'clock' | 'signed' | 'settings'>;

/** Whether reminders to an address are also sent as text messages. */
export interface TextReminders {
  readonly state: 'on' | 'off';
  /** The last digits of the number; the link may be passed on, so it tells no more. */
  readonly ending: string | null;
  readonly channel: Channel | null;
  /** How texts can be sent at the moment. */
  readonly channels: Channel[];
}

type Given = z.infer<typeof textReminders>;
type Channel = Given['channel'];

/** Returns the id under which the number for an address is stored, without a secret: it must survive a change of secrets. */
export const idOfAddress = (email: string): string =>
  createHash('sha256')
    .update(`text-reminders:${mailboxOf(email)}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

/** Returns the subject of an address's link. */
export const textKeyOf = (id: string): Keyed => ({ use: 'text-reminders', id, version: 1 });

/** Returns the number for an address; undefined when its owner wants no text messages, or not as they are sent now. */
export async function numberFor(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  email: string,
): Promise<Given | undefined> {
  const found = await find(db, idOfAddress(email));
  return found && channelsOf(settings).includes(found.channel) ? found : undefined;
}

/** Returns how text messages can be sent. */
function channelsOf({ textMessages }: Pick<Deps['settings'], 'textMessages'>): Channel[] {
  if (!textMessages) return [];
  return textMessages === 'local' || textMessages.whatsApp ? ['sms', 'whatsapp'] : ['sms'];
}

/** @throws ServiceError `not_found` for a link that we did not make, `conflict` when text messages are not offered */
export async function lookAtTexts(context: Context, token: string): Promise<TextReminders> {
  return stateOf(context, await find(context.db, idOfLink(context, token)));
}

/**
 * Stores the number of the address of a link, in place of a former one. A repeat changes nothing.
 * @throws as `lookAtTexts`, and at its field for a channel that is not offered
 */
export async function startTexts(context: Context, token: string, given: Given): Promise<TextReminders> {
  const id = idOfLink(context, token);
  if (!channelsOf(context.settings).includes(given.channel))
    throw invalidAt('channel', 'We do not send WhatsApp messages at the moment. Please choose SMS.');
  const now = context.clock.now();
  const values = { ...given, agreedAt: now, usedAt: now };
  await context.db
    .insert(numbers)
    .values({ id, ...values })
    .onConflictDoUpdate({ target: numbers.id, set: values });
  return stateOf(context, given);
}

/** Deletes the number. A repeat changes nothing. @throws as `lookAtTexts` */
export async function stopTexts(context: Context, token: string): Promise<TextReminders> {
  await context.db.delete(numbers).where(eq(numbers.id, idOfLink(context, token)));
  return stateOf(context, undefined);
}

/** Deletes a number that gets no text messages by a channel, whoever gave it. */
export async function forgetNumber(
  { db }: Pick<ServiceContext, 'db'>,
  { phone, channel }: Given,
): Promise<void> {
  await db.delete(numbers).where(and(eq(numbers.phone, phone), eq(numbers.channel, channel)));
}

const stateOf = ({ settings }: Context, found: Given | undefined): TextReminders => ({
  state: found ? 'on' : 'off',
  ending: found?.phone.slice(-3) ?? null,
  channel: found?.channel ?? null,
  channels: channelsOf(settings),
});

async function find(db: Context['db'], id: string) {
  const [row] = await db.select().from(numbers).where(eq(numbers.id, id));
  return row;
}

function idOfLink({ signed, settings }: Context, token: string): string {
  if (!settings.textMessages)
    throw new ServiceError(
      'conflict',
      'We do not send text messages at the moment. Reminders come by email.',
    );
  const id = idInKey(token);
  if (id && isKeyOf(signed, token, textKeyOf(id))) return id;
  throw new ServiceError('not_found', 'This link is not valid. Please open it from the email.');
}
