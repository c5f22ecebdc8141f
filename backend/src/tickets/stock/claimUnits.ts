import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { ticketTypes } from '../../platform/db/schema';
import { conflictAt } from '../refusals';
import type { TicketType } from './lockStock';

/**
 * Takes units of a type from its stock. The caller has locked the type.
 * @param field where a shortage is reported, such as `items.0.quantity`
 * @throws ServiceError `conflict` when there are too few
 */
export async function claimUnits(
  { db }: Pick<ServiceContext, 'db'>,
  { id, name, capacity, taken }: TicketType,
  quantity: number,
  field: string,
): Promise<void> {
  const left = capacity - taken;
  if (left < quantity) throw conflictAt(field, notSoMany(name, left));
  await db
    .update(ticketTypes)
    .set({ taken: sql`${ticketTypes.taken} + ${quantity}` })
    .where(eq(ticketTypes.id, id));
}

function notSoMany(name: string, left: number): string {
  if (left <= 0) return `${name} is sold out.`;
  return left === 1 ? `Only one of ${name} is left.` : `Only ${left} of ${name} are left.`;
}
