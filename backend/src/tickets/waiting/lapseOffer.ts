import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../../db/context';
import { ticketWaiting } from '../../db/schema';

const stateOf = ({ db }: Pick<ServiceContext, 'db'>, holdId: string, state: 'lapsed' | 'bought') =>
  db
    .update(ticketWaiting)
    .set({ state })
    .where(and(eq(ticketWaiting.holdId, holdId), eq(ticketWaiting.state, 'offered')));

/** Anyone who let an offer go waits no longer; they may ask again. */
export const lapseOffer = async (context: Pick<ServiceContext, 'db'>, holdId: string): Promise<void> => {
  await stateOf(context, holdId, 'lapsed');
};

export const closeOffer = async (context: Pick<ServiceContext, 'db'>, holdId: string): Promise<void> => {
  await stateOf(context, holdId, 'bought');
};
