import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { ticketHolds } from '../../platform/db/schema';

const minute = 60_000;
/** So long somebody has at least who goes on to pay. */
const payingMs = 10 * minute;
/** Beyond this from the beginning, going on to pay brings no more time: nobody holds tickets by beginning anew. */
const longestMs = 30 * minute;

type Hold = typeof ticketHolds.$inferSelect;

/** Gives the one who goes on to pay the time for it. The caller holds the types of the hold's tickets. */
export async function keepWhilePaying({ db, clock }: ServiceContext, hold: Hold): Promise<void> {
  const wanted = Math.min(clock.now().getTime() + payingMs, hold.createdAt.getTime() + longestMs);
  if (wanted <= hold.expiresAt.getTime()) return;
  await db
    .update(ticketHolds)
    .set({ expiresAt: new Date(wanted) })
    .where(eq(ticketHolds.id, hold.id));
}
