import { eq } from 'drizzle-orm';
import { conflictAt, invalidAt } from '../../platform/core/refusals';
import type { ServiceContext } from '../../platform/db/context';
import { auditionSlots } from '../../platform/db/schema';

export type SlotRow = typeof auditionSlots.$inferSelect;

/** Returns a slot that can be requested. @throws ServiceError at `slot` when it does not exist or is blocked */
export async function findSlot({ db }: Pick<ServiceContext, 'db'>, id: string): Promise<SlotRow> {
  const [slot] = await db.select().from(auditionSlots).where(eq(auditionSlots.id, id));
  if (!slot) throw invalidAt('slot', 'There is no such time. Please choose one of the board.');
  if (slot.isBlocked) throw conflictAt('slot', 'There are no auditions at this time. Please choose another.');
  return slot;
}
