import type { ServiceContext } from '../../platform/db/context';
import { lockStock, type TicketType } from '../stock/lockStock';
import { readTypes } from '../stock/readTypes';
import { offerReturned } from './offerReturned';

/**
 * Locks ticket types as `lockStock` does, and first offers free tickets to the waiting list: what remains can be sold.
 */
export async function lockForSale(
  context: ServiceContext,
  typeIds: readonly string[],
): Promise<ReadonlyMap<string, TicketType>> {
  const types = await lockStock(context, typeIds);
  return (await offerReturned(context, [...types.values()])) ? readTypes(context, [...types.keys()]) : types;
}

/** Offers returned tickets to the waiting list. The caller has locked the types. */
export async function offerToWaitingList(context: ServiceContext, typeIds: readonly string[]): Promise<void> {
  if (typeIds.length === 0) return;
  const types = await readTypes(context, typeIds);
  await offerReturned(context, [...types.values()]);
}
