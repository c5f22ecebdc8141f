import { inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The rows of an address, however it is written. @param email in lower case */
export const isOf = (email: string, ...columns: readonly PgColumn[]): SQL | undefined =>
  or(...columns.map((column) => sql`lower(${column}) = ${email}`));

/** The rows with these ids; none for none. */
export const among = (column: PgColumn, ids: readonly string[]): SQL => inArray(column, [...ids]);
