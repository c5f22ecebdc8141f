import { constraintOf } from '../../platform/db/constraintOf';
import type { Database } from '../../platform/db/database';
import { inTurn } from '../../platform/db/inTurn';
import { conflictAt } from '../refusals';

/**
 * Runs a change of stock in one transaction. If it gets past the locks, the database's own constraints refuse it, which
 * is reported like any other shortage.
 * @throws ServiceError `unavailable` with the time to retry, while too many wait for their turn
 */
export async function inStock<T>(db: Database, run: (tx: Database) => Promise<T>): Promise<T> {
  try {
    return await inTurn(db, run);
  } catch (error) {
    throw shortageOf(error) ?? error;
  }
}

function shortageOf(error: unknown): Error | undefined {
  switch (constraintOf(error)) {
    case 'tickets_seat_taken_key':
      return conflictAt('items.0.seats', 'One of these seats was taken at this moment. Please choose again.');
    case 'ticket_types_taken_check':
      return conflictAt('items.0.quantity', 'The last of these were taken at this moment.');
    case 'ticket_holds_invitation_key':
      return conflictAt('code', 'This code is being used for another order.');
    case 'ticket_promo_codes_uses_check':
      return conflictAt('promoCode', 'This code was used up at this moment.');
    default:
      return undefined;
  }
}
