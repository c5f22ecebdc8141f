import { eq } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import type { ServiceContext } from '../../platform/db/context';
import { donations } from '../../platform/db/schema';

/** Shows or hides a donor's name and message on the wall; the donation itself does not change. */
export async function decideWords(
  { db }: Pick<ServiceContext, 'db'>,
  donationId: string,
  wall: 'shown' | 'hidden',
): Promise<void> {
  const [changed] = await db
    .update(donations)
    .set({ wall })
    .where(eq(donations.id, donationId))
    .returning({ id: donations.id });
  if (!changed) throw notFound('This donation');
}
