import { drizzle, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Database } from './database';
import * as schema from './schema';

/**
 * Returns the database of a pool. drizzle's own transactions never release a connection whose BEGIN has failed, so that
 * a pool lost one with each, and give back one whose ROLLBACK has failed. Here both are closed and replaced.
 */
export function pooledDatabase(pool: pg.Pool): Database {
  const db = drizzle(pool, { schema });
  const { fullSchema, schema: tables, tableNamesMap } = db._;
  const relations = tables && { fullSchema, schema: tables, tableNamesMap };
  const dialect = new PgDialect();
  const transaction: typeof db.transaction = async (work, config) => {
    const client = await pool.connect();
    let began = false;
    try {
      const session = new NodePgSession<typeof schema, NonNullable<typeof tables>>(
        client,
        dialect,
        relations,
      );
      return await session.transaction((tx) => {
        began = true;
        return work(tx);
      }, config);
    } finally {
      client.release(!began || client.getTransactionStatus() !== 'I');
    }
  };
  return Object.assign(db, { transaction });
}
