import { count, eq } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import type { ServiceContext } from '../../platform/db/context';
import { ticketTypes, ticketWaiting } from '../../platform/db/schema';
import { conflictAt, invalidAt } from '../refusals';
import { readStock } from '../sale/readStock';
import { inStock } from '../stock/inStock';
import { offerToWaitingList, lockForSale } from '../waiting/lockForSale';
import type { NewType, StaffType, TypeChange } from './sale.routes';

/** Returns all ticket types with their stock, in display order. */
export async function listTypes(context: Pick<ServiceContext, 'db' | 'clock'>): Promise<StaffType[]> {
  const { types } = await readStock(context);
  const waiting = await context.db
    .select({ typeId: ticketWaiting.typeId, people: count() })
    .from(ticketWaiting)
    .where(eq(ticketWaiting.state, 'waiting'))
    .groupBy(ticketWaiting.typeId);
  return types.map((type) => ({
    id: type.id,
    sale: type.sale,
    name: type.name,
    note: type.note,
    price: type.price,
    tone: type.tone,
    admits: type.admits,
    pool: type.pool,
    capacity: type.capacity,
    sold: type.sold,
    held: type.held,
    left: type.left,
    maxPerOrder: type.maxPerOrder,
    isOpen: type.isOpen,
    position: type.position,
    waiting: waiting.find(({ typeId }) => typeId === type.id)?.people ?? 0,
  }));
}

async function typeOf(context: ServiceContext, id: string): Promise<StaffType> {
  const type = (await listTypes(context)).find((other) => other.id === id);
  if (!type) throw notFound('This type');
  return type;
}

/** Adds a ticket type. @throws ServiceError `conflict` at `id` when the id exists */
export async function createType(context: ServiceContext, type: NewType): Promise<StaffType> {
  const [made] = await context.db.insert(ticketTypes).values(type).onConflictDoNothing().returning();
  if (!made) throw conflictAt('id', 'There is a type of this name already.');
  return typeOf(context, made.id);
}

/**
 * Changes a ticket type; held and sold tickets keep their price. The waiting list gets additional stock first.
 * @throws not found, and `validation_failed` at `capacity` when more tickets are sold or held
 */
export async function changeType(
  context: ServiceContext,
  id: string,
  changes: TypeChange,
): Promise<StaffType> {
  await inStock(context.db, async (tx) => {
    const inside = { ...context, db: tx };
    const type = (await lockForSale(inside, [id])).get(id);
    if (!type) throw notFound('This type');
    if (changes.capacity !== undefined && changes.capacity < type.taken) {
      throw invalidAt('capacity', `${type.taken} are sold or held: there cannot be fewer.`);
    }
    if (Object.keys(changes).length === 0) return;
    await tx.update(ticketTypes).set(changes).where(eq(ticketTypes.id, id));
    await offerToWaitingList(inside, [id]);
  });
  return typeOf(context, id);
}
