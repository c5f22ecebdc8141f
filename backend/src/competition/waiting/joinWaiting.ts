import type { SlotWaiting } from '@school/shared/schemas/competition';
import { and, eq, sql } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import { idInKey, isKeyOf } from '../../platform/core/privateKey';
import { invalidAt } from '../../platform/core/refusals';
import type { ServiceContext } from '../../platform/db/context';
import { auditionWaiting } from '../../platform/db/schema';
import type { Deps } from '../../platform/http/deps';
import { waitingKeyOf } from '../keys';
import { queueCompetitionMail } from '../mailing/queueCompetitionMail';
import { refuseClosed } from '../settings';
import { endExpired } from '../slots/endExpired';
import { freeSlots } from '../offers/offerFreed';

/**
 * Puts somebody on the waiting list while all slots are taken, in the caller's transaction, and mails them. A mailbox
 * waits once for each name.
 * @returns false when this was there already
 * @throws ServiceError `validation_failed` at `slot` while there are free ones, `conflict` at `entries` while none are taken
 */
export async function joinWaiting(
  context: ServiceContext,
  { name, email }: SlotWaiting,
  submissionKey: string,
): Promise<boolean> {
  const { db, clock } = context;
  await refuseClosed(context);
  await endExpired(context);
  const [free] = await freeSlots(context);
  if (free) throw invalidAt('slot', 'There are free times again: you can choose one now.');
  if (await isWaiting(context, { name, email })) return false;
  const [entry] = await db
    .insert(auditionWaiting)
    .values({ submissionKey, name, email, state: 'waiting', joinedAt: clock.now() })
    .onConflictDoNothing({ target: auditionWaiting.submissionKey })
    .returning();
  if (!entry) return false;
  return queueCompetitionMail(context, `waiting:${entry.id}`, { about: 'waiting', waitingId: entry.id });
}

const isWaiting = async ({ db }: ServiceContext, { name, email }: SlotWaiting): Promise<boolean> =>
  (await db.$count(
    auditionWaiting,
    and(
      eq(auditionWaiting.state, 'waiting'),
      eq(sql`lower(${auditionWaiting.email})`, email.toLowerCase()),
      eq(sql`lower(${auditionWaiting.name})`, name.toLowerCase()),
    ),
  )) > 0;

/** Takes somebody off the waiting list, by the link of their mail. @throws not found for any other */
export async function leaveWaiting(
  { db, signed }: Pick<Deps, 'db' | 'signed'>,
  token: string,
): Promise<void> {
  const id = idInKey(token);
  if (!id || !isKeyOf(signed, token, waitingKeyOf(id))) throw notFound('This place on the waiting list');
  await db
    .update(auditionWaiting)
    .set({ state: 'left' })
    .where(and(eq(auditionWaiting.id, id), eq(auditionWaiting.state, 'waiting')));
}
