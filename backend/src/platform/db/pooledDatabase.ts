import { drizzle, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Database } from './database';
import * as schema from './schema';

/**
 * Returns the database of a pool. A transaction of drizzle never releases a connection whose BEGIN has failed: the pool
 * gets smaller with each. It also gives back a connection whose ROLLBACK has failed. Here both are closed, and the pool
 * opens new ones.
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
