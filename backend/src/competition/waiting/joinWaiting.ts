import type { SlotWaiting } from '@school/shared/schemas/competition';
import { eq, sql } from 'drizzle-orm';
import { invalidAt } from '../../platform/core/refusals';
import type { ServiceContext } from '../../platform/db/context';
import { auditionWaiting } from '../../platform/db/schema';
import { joinList } from '../../platform/holds/waitingList';
import { refuseClosed } from '../settings';
import { endExpired } from '../slots/endExpired';
import { freeSlots } from '../offers/offerFreed';
import { slotWaitingList } from '../offers/slotWaitingList';

/**
 * Adds a person to the waiting list while all slots are taken, in the caller's transaction, and mails them. A mailbox
 * waits once for each name.
 * @returns false for a repeat
 * @throws ServiceError `validation_failed` at `slot` while there are free ones, `conflict` at `entries` while they are
 * closed
 */
export async function joinWaiting(
  context: ServiceContext,
  { name, email }: SlotWaiting,
  submissionKey: string,
): Promise<boolean> {
  await refuseClosed(context);
  await endExpired(context);
  const [free] = await freeSlots(context);
  if (free) throw invalidAt('slot', 'There are free times again: you can choose one now.');
  const sameName = eq(sql`lower(${auditionWaiting.name})`, name.toLowerCase());
  return joinList(context, slotWaitingList, { submissionKey, name, email }, sameName);
}
