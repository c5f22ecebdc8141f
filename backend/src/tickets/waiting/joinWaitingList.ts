import type { WaitingListEntry } from '@school/shared/schemas/tickets';
import { eq } from 'drizzle-orm';
import { ServiceError } from '../../platform/core/errors';
import type { ServiceContext } from '../../platform/db/context';
import { ticketWaiting } from '../../platform/db/schema';
import { joinList } from '../../platform/holds/waitingList';
import { pickSeats } from '../hall/pickSeats';
import { invalidAt } from '../refusals';
import { readStock } from '../sale/readStock';
import type { TicketType } from '../stock/lockStock';
import { lockForSale } from './lockForSale';
import { ticketWaitingList } from './ticketWaitingList';

/**
 * Adds a person to the waiting list of a type, in the caller's transaction, and mails them. A mailbox waits for a type
 * once.
 * @returns false for a repeat
 * @throws ServiceError `validation_failed` at `type` when there is no such type, or enough are left
 */
export async function joinWaitingList(
  context: ServiceContext,
  { type: typeId, quantity, name, email }: WaitingListEntry,
  submissionKey: string,
): Promise<boolean> {
  await lockForSale(context, [typeId]);
  const type = (await readStock(context)).types.find(({ id }) => id === typeId);
  if (type?.sale !== 'public') throw invalidAt('type', 'There is no such ticket.');
  if (quantity > type.maxPerOrder) {
    throw invalidAt('quantity', `One order can have at most ${type.maxPerOrder} tickets.`);
  }
  if (type.left >= quantity && (await canBeHad(context, type, quantity))) {
    throw invalidAt('type', `There are still tickets of ${type.name}: you can buy them now.`);
  }
  const values = { submissionKey, typeId, quantity, name, email };
  return joinList(context, ticketWaitingList, values, eq(ticketWaiting.typeId, typeId));
}

/**
 * Returns whether the request could be met now. The remaining seats may be wheelchair places and their companions'
 * seats, which are only sold on request.
 */
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
