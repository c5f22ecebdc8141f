import { conflictAt } from '../../platform/core/refusals';
import { constraintOf } from '../../platform/db/constraintOf';
import type { Database } from '../../platform/db/database';
import { inTurn } from '../../platform/db/inTurn';

/**
 * Runs a change of slots in one transaction. Of several concurrent requests for one slot, the index lets one succeed;
 * the others get an error at the field.
 */
export async function inSlots<T>(db: Database, run: (tx: Database) => Promise<T>): Promise<T> {
  try {
    return await inTurn(db, run);
  } catch (error) {
    switch (constraintOf(error)) {
      case 'audition_bookings_slot_taken_key':
        throw slotTaken();
      case 'audition_bookings_token_key':
        throw conflictAt('slot', 'Another time is being held for you at this moment. Please try again.');
      case 'competition_entries_person_key':
        throw enteredAlready();
      default:
        throw error;
    }
  }
}

/** Returns the error for a competitor who is already entered on this instrument. @param field where it was typed */
export const enteredAlready = (field = 'competitor.name') =>
  conflictAt(
    field,
    'Someone with this name and date of birth has already entered on this instrument. The link to the entry is in the email that we sent; we can send it again.',
  );

const slotTaken = () => conflictAt('slot', 'Someone else has just taken this time. Please choose another.');
