import { inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Returns the condition for rows of an address, however it is written. @param email in lower case */
export const isOf = (email: string, ...columns: readonly PgColumn[]): SQL | undefined =>
  or(...columns.map((column) => sql`lower(${column}) = ${email}`));

/** Returns the condition for rows with these ids; none for an empty list. */
export const among = (column: PgColumn, ids: readonly string[]): SQL => inArray(column, [...ids]);
