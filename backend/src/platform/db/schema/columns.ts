import { sql } from 'drizzle-orm';
import { bigint, check, timestamp, uuid, type AnyPgColumn, type PgColumn } from 'drizzle-orm/pg-core';

/** An amount in pesewas. */
export const pesewas = (name: string) => bigint(name, { mode: 'number' });

export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The key of a row, which the database makes. */
export const ownId = () => uuid('id').primaryKey().defaultRandom();

/** The key of a row of another table; it is always there. */
export const keyOf = (name: string, column: () => AnyPgColumn) => uuid(name).notNull().references(column);

/** Lets the database refuse what is none of the values that the type of a column names. */
export function isOneOf(name: string, column: PgColumn) {
  // While a table is declared, a column has its values in its configuration alone.
  const { enumValues } = column['config'] as unknown as { enumValues: readonly string[] };
  return check(name, sql`${column} in (${sql.raw(enumValues.map((value) => `'${value}'`).join(', '))})`);
}
