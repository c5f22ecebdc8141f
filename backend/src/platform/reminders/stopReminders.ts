import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ServiceError } from '../core/errors';
import { mailboxOf } from '../core/mailboxOf';
import { idInKey, isKeyOf, type Keyed } from '../core/privateKey';
import type { ServiceContext } from '../db/context';
import { reminders, reminderStops } from '../db/schema';
import type { Deps } from '../http/deps';

type Context = Pick<Deps, 'db' | 'clock' | 'signed'>;

/** Returns the subject of the link in a reminder. */
export const reminderKeyOf = (id: string): Keyed => ({ use: 'reminder', id, version: 1 });

/** Returns an address as a digest, without a secret: the choice must survive a change of secrets. */
export const digestOfReminded = (email: string): string =>
  createHash('sha256')
    .update(`reminder:${mailboxOf(email)}`)
    .digest('base64url');

/**
 * Stores that the recipient of a reminder wants no more of them, of any kind. A repeat changes nothing.
 * @throws ServiceError `not_found` for a link that we did not make, or whose reminder was deleted
 */
export async function stopReminders(context: Context, token: string): Promise<void> {
  const addressDigest = await digestOfLink(context, token);
  await context.db
    .insert(reminderStops)
    .values({ addressDigest, stoppedAt: context.clock.now() })
    .onConflictDoNothing();
}

/** Returns the state of a link before its button is pressed. @throws as `stopReminders` */
export async function lookAtStop(context: Context, token: string): Promise<'open' | 'done'> {
  return (await hasStop(context, await digestOfLink(context, token))) ? 'done' : 'open';
}

/** Returns whether an address gets no reminders. */
export const isStopped = (context: Pick<ServiceContext, 'db'>, email: string): Promise<boolean> =>
  hasStop(context, digestOfReminded(email));

async function hasStop({ db }: Pick<ServiceContext, 'db'>, digest: string): Promise<boolean> {
  return (await db.$count(reminderStops, eq(reminderStops.addressDigest, digest))) > 0;
}

async function digestOfLink({ db, signed }: Context, token: string): Promise<string> {
  const id = idInKey(token);
  if (id && isKeyOf(signed, token, reminderKeyOf(id))) {
    const [row] = await db.select({ email: reminders.email }).from(reminders).where(eq(reminders.id, id));
    if (row) return digestOfReminded(row.email);
  }
  throw new ServiceError('not_found', 'This link is not valid. Please open it from the email.');
}
