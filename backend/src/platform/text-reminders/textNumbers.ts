import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ServiceError } from '../core/errors';
import { mailboxOf } from '../core/mailboxOf';
import { idInKey, isKeyOf, type Keyed } from '../core/privateKey';
import type { ServiceContext } from '../db/context';
import { textReminders } from '../db/schema';
import type { Deps } from '../http/deps';

type Context = Pick<Deps, 'db' | 'clock' | 'signed' | 'settings'>;

/** Whether reminders to an address are also sent as text messages. */
export interface TextReminders {
  readonly state: 'on' | 'off';
  /** The last digits of the number; the link may be passed on, so it tells no more. */
  readonly ending: string | null;
}

/** Returns the id under which the number for an address is stored, without a secret: it must survive a change of secrets. */
export const idOfAddress = (email: string): string =>
  createHash('sha256')
    .update(`text-reminders:${mailboxOf(email)}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

/** Returns the subject of an address's link. */
export const textKeyOf = (id: string): Keyed => ({ use: 'text-reminders', id, version: 1 });

/** Returns the number for an address; undefined when its owner wants no text messages. */
export async function numberFor(
  { db }: Pick<ServiceContext, 'db'>,
  email: string,
): Promise<string | undefined> {
  return (await find(db, idOfAddress(email)))?.phone;
}

/** @throws ServiceError `not_found` for a link that we did not make, `conflict` when text messages are not offered */
export async function lookAtTexts(context: Context, token: string): Promise<TextReminders> {
  return stateOf(await find(context.db, idOfLink(context, token)));
}

/** Stores the number of the address of a link, in place of a former one. A repeat changes nothing. @throws as `lookAtTexts` */
export async function startTexts(context: Context, token: string, phone: string): Promise<TextReminders> {
  const now = context.clock.now();
  const values = { phone, agreedAt: now, usedAt: now };
  await context.db
    .insert(textReminders)
    .values({ id: idOfLink(context, token), ...values })
    .onConflictDoUpdate({ target: textReminders.id, set: values });
  return stateOf({ phone });
}

/** Deletes the number. A repeat changes nothing. @throws as `lookAtTexts` */
export async function stopTexts(context: Context, token: string): Promise<TextReminders> {
  await context.db.delete(textReminders).where(eq(textReminders.id, idOfLink(context, token)));
  return stateOf(undefined);
}

/** Deletes a number that gets no text messages, whoever gave it. */
export async function forgetNumber({ db }: Pick<ServiceContext, 'db'>, phone: string): Promise<void> {
  await db.delete(textReminders).where(eq(textReminders.phone, phone));
}

const stateOf = (found: { readonly phone: string } | undefined): TextReminders => ({
  state: found ? 'on' : 'off',
  ending: found?.phone.slice(-3) ?? null,
});

async function find(db: Context['db'], id: string) {
  const [row] = await db.select().from(textReminders).where(eq(textReminders.id, id));
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
