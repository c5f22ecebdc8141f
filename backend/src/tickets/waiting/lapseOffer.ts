import { and, eq, inArray } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { ticketWaiting } from '../../platform/db/schema';

const stateOf = (
  { db }: Pick<ServiceContext, 'db'>,
  holdIds: readonly string[],
  state: 'lapsed' | 'bought',
) =>
  db
    .update(ticketWaiting)
    .set({ state })
    .where(and(inArray(ticketWaiting.holdId, [...holdIds]), eq(ticketWaiting.state, 'offered')));

/** Anyone who let an offer go waits no longer; they may ask again. */
export const lapseOffers = async (
  context: Pick<ServiceContext, 'db'>,
  holdIds: readonly string[],
): Promise<void> => {
  await stateOf(context, holdIds, 'lapsed');
};

export const closeOffer = async (context: Pick<ServiceContext, 'db'>, holdId: string): Promise<void> => {
  await stateOf(context, [holdId], 'bought');
};
