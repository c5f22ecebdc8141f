import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { ticketArrivals } from '../../platform/db/schema';
import { conflictAt } from '../refusals';
import { placeOf, readRoom } from './readRoom';

/**
 * Refuses to begin a hold of the public sale for a person who was not let in. Locks the arrival, so that one place begins
 * one hold at a time.
 * @param id the arrival of a verified key
 * @throws ServiceError `conflict` at `queue`
 */
export async function checkTurn(
  context: Pick<ServiceContext, 'db' | 'clock'>,
  id: string | undefined,
): Promise<void> {
  if (!(await readRoom(context))) return;
  if (id !== undefined) {
    await context.db.select().from(ticketArrivals).where(eq(ticketArrivals.id, id)).for('update');
  }
  const room = await readRoom(context, id);
  if (!room) return;
  if (!room.arrival) {
    throw refused(
      'There is a waiting room for tickets right now. Please reload the page and take a place in it first.',
    );
  }
  if (room.isHoldAlive) throw refused('Tickets are held with your place in the waiting room already.');
  const { state } = placeOf(room);
  if (state === 'over') {
    throw refused(
      'Your time to choose tickets is over. Please reload the page and take a new place in the waiting room.',
    );
  }
  if (state !== 'in') throw refused('It is not your turn yet. Your place in the waiting room is kept.');
}

const refused = (message: string) => conflictAt('queue', message);
