import type { ServiceContext } from '../../platform/db/context';
import { lockStock, type TicketType } from '../stock/lockStock';
import { readTypes } from '../stock/readTypes';
import { offerReturned } from './offerReturned';

/**
 * Holds ticket types as `lockStock` does, and lets those who wait for what is free go first: whatever is left then is
 * everybody's.
 */
export async function lockForSale(
  context: ServiceContext,
  typeIds: readonly string[],
): Promise<ReadonlyMap<string, TicketType>> {
  const types = await lockStock(context, typeIds);
  return (await offerReturned(context, [...types.values()])) ? readTypes(context, [...types.keys()]) : types;
}

/** After tickets came back: hands them on. The caller holds the types. */
export async function handOn(context: ServiceContext, typeIds: readonly string[]): Promise<void> {
  if (typeIds.length === 0) return;
  const types = await readTypes(context, typeIds);
  await offerReturned(context, [...types.values()]);
}
