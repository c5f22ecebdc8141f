import { isDeepStrictEqual } from 'node:util';
import { ticketOffer, type OfferedType } from '@school/shared/tickets';
import { asc } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { ticketTypes } from '../../platform/db/schema';

/** Returns the kinds of tickets for composing pages, in their order; undefined while they equal the pages' build. */
export async function readOffer({ db }: Pick<ServiceContext, 'db'>): Promise<OfferedType[] | undefined> {
  const rows = await db.select().from(ticketTypes).orderBy(asc(ticketTypes.position), asc(ticketTypes.id));
  const offer = rows.map(({ id, sale, name, note, price, tone, admits, pool }): OfferedType => {
    const type = { id, sale, name, note, price, tone, admits };
    return pool === null ? type : { ...type, pool };
  });
  // The capacity is not part of the offer, but the types of the build have it.
  const built = ticketOffer.seed.map((type) => ({ ...type, capacity: undefined }));
  const now = offer.map((type) => ({ ...type, capacity: undefined }));
  return isDeepStrictEqual(now, built) ? undefined : offer;
}
