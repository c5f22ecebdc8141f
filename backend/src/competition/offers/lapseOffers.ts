import { and, eq, inArray } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { auditionWaiting } from '../../platform/db/schema';

type Context = Pick<ServiceContext, 'db'>;

/** Anyone who let an offer go waits no longer; they may ask again. */
export async function lapseOffers({ db }: Context, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  await db
    .update(auditionWaiting)
    .set({ state: 'lapsed' })
    .where(and(inArray(auditionWaiting.bookingId, [...bookingIds]), eq(auditionWaiting.state, 'offered')));
}

/** Anyone who uses their offer, or another slot in its place, waits no longer. */
export async function closeOffer({ db }: Context, bookingId: string): Promise<void> {
  await db
    .update(auditionWaiting)
    .set({ state: 'taken' })
    .where(and(eq(auditionWaiting.bookingId, bookingId), eq(auditionWaiting.state, 'offered')));
}
