import { and, eq, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { numberOf, type NumberedPrefix } from '../../platform/core/numberedAs';
import type { FoundIn } from '../../platform/core/search';
import type { Database } from '../../platform/db/database';
import { competitionEntries, donations, orders, ticketOrders } from '../../platform/db/schema';
import { enquirySources } from '../../platform/db/views/enquirySources';

/**
 * Finds records by a reference that is not stored as text: by their number, or by a reference derived from their key.
 * Lists that store only keys of records use it for their search.
 * @returns a query for `id`; undefined when the word is no such reference
 */
export function recordsCalled(db: Database, foundIn: FoundIn, word: string) {
  const prefix = /^([a-z]{1,5})-\w/i.exec(word)?.[1]?.toUpperCase();
  const numbered = (of: NumberedPrefix) => numberOf(of, word) ?? -1;
  const id = (key: SQL) => ({ id: sql<string>`${key}::text`.as('called_id') });
  switch (prefix) {
    case 'T':
      return db
        .select(id(sql`${ticketOrders.id}`))
        .from(ticketOrders)
        .where(eq(ticketOrders.number, numbered('T')));
    case 'MC':
      return db
        .select(id(sql`${competitionEntries.id}`))
        .from(competitionEntries)
        .where(eq(competitionEntries.number, numbered('MC')));
    case 'R':
      return unionAll(
        db
          .select(id(sql`${orders.id}`))
          .from(orders)
          .where(eq(orders.number, numbered('R'))),
        db
          .select(id(sql`${donations.id}`))
          .from(donations)
          .innerJoin(orders, eq(orders.id, donations.orderId))
          .where(eq(orders.number, numbered('R'))),
      );
    case 'NOTE':
    case 'FEES':
    case 'JOIN':
    case 'REFER':
      return db
        .select(id(sql`${enquirySources.id}`))
        .from(enquirySources)
        .where(and(foundIn(enquirySources.searchText), eq(enquirySources.reference, word.toUpperCase())));
    default:
      return undefined;
  }
}
