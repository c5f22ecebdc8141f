import type { WaitingListEntry } from '@school/shared/schemas/tickets';
import { and, eq, sql } from 'drizzle-orm';
import { notFound, ServiceError } from '../../platform/core/errors';
import { idInKey, isKeyOf } from '../../platform/core/privateKey';
import type { ServiceContext } from '../../platform/db/context';
import { ticketWaiting } from '../../platform/db/schema';
import type { Deps } from '../../platform/http/deps';
import { waitingKeyOf } from '../keys';
import { queueTicketMail } from '../mailing/queueTicketMail';
import { pickSeats } from '../hall/pickSeats';
import { invalidAt } from '../refusals';
import { readStock } from '../sale/readStock';
import type { TicketType } from '../stock/lockStock';
import { lockForSale } from './lockForSale';

/**
 * Puts somebody on the waiting list of a type, in the caller's transaction, and mails them. A mailbox waits for a type
 * once.
 * @returns false when this was there already
 * @throws ServiceError `validation_failed` at `type` when there is no such type, or when there are so many left
 */
export async function joinWaitingList(
  context: ServiceContext,
  { type: typeId, quantity, name, email }: WaitingListEntry,
  submissionKey: string,
): Promise<boolean> {
  const { db, clock } = context;
  await lockForSale(context, [typeId]);
  const type = (await readStock(context)).types.find(({ id }) => id === typeId);
  if (type?.sale !== 'public') throw invalidAt('type', 'There is no such ticket.');
  if (quantity > type.maxPerOrder) {
    throw invalidAt('quantity', `One order can have at most ${type.maxPerOrder} tickets.`);
  }
  if (type.left >= quantity && (await canBeHad(context, type, quantity))) {
    throw invalidAt('type', `There are still tickets of ${type.name}: you can buy them now.`);
  }
  if (await isWaiting(context, typeId, email)) return false;
  const [entry] = await db
    .insert(ticketWaiting)
    .values({ submissionKey, typeId, quantity, name, email, state: 'waiting', joinedAt: clock.now() })
    .onConflictDoNothing({ target: ticketWaiting.submissionKey })
    .returning();
  if (!entry) return false;
  return queueTicketMail(context, `waiting:${entry.id}`, { about: 'waiting', waitingId: entry.id });
}

/** What is left may be wheelchair places and their companions' seats, which nobody gets who did not ask for them. */
async function canBeHad(context: ServiceContext, type: TicketType, quantity: number): Promise<boolean> {
  if (type.pool === null) return true;
  try {
    await pickSeats(context, type, { quantity }, 'type');
    return true;
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'conflict') return false;
    throw error;
  }
}

const isWaiting = async ({ db }: ServiceContext, typeId: string, email: string): Promise<boolean> =>
  (await db.$count(
    ticketWaiting,
    and(
      eq(ticketWaiting.typeId, typeId),
      eq(ticketWaiting.state, 'waiting'),
      eq(sql`lower(${ticketWaiting.email})`, email.toLowerCase()),
    ),
  )) > 0;

/** Takes somebody off the waiting list, by the link of their mail. @throws not found for any other */
export async function leaveWaitingList(
  { db, signed }: Pick<Deps, 'db' | 'signed'>,
  token: string,
): Promise<void> {
  const id = idInKey(token);
  if (!id || !isKeyOf(signed, token, waitingKeyOf(id))) throw notFound('This place on the waiting list');
  await db
    .update(ticketWaiting)
    .set({ state: 'left' })
    .where(and(eq(ticketWaiting.id, id), eq(ticketWaiting.state, 'waiting')));
}
