import { isDeepStrictEqual } from 'node:util';
import { ticketOffer, type OfferedType } from '@school/shared/tickets';
import { asc } from 'drizzle-orm';
import type { ServiceContext } from '../../db/context';
import { ticketTypes } from '../../db/schema';

/**
 * The kinds of tickets as pages are composed with them, in their order; nothing while they are as the pages have them
 * from their build.
 */
export async function readOffer({ db }: Pick<ServiceContext, 'db'>): Promise<OfferedType[] | undefined> {
  const rows = await db.select().from(ticketTypes).orderBy(asc(ticketTypes.position), asc(ticketTypes.id));
  const offer = rows.map(({ id, sale, name, note, price, tone, admits, pool }) => ({
    ...{ id, sale, name, note, price, tone, admits },
    ...(pool !== null && { pool }),
  }));
  const built = ticketOffer.seed.map(({ capacity: _, ...type }: OfferedType & { capacity?: number }) => type);
  return isDeepStrictEqual(offer, built) ? undefined : offer;
}
