import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Query } from '../db/database';
import { columnsOf, tableNames } from './tables';

const rowsAtOnce = 500;

/** Runs work in one snapshot of a database, while the site keeps running. */
export async function inSnapshot<T>(query: Query, work: () => Promise<T>): Promise<T> {
  await query('begin isolation level repeatable read read only');
  try {
    return await work();
  } finally {
    await query('rollback');
  }
}

/**
 * Writes all rows of a database into a file. The file is compressed
 * lines of JSON: an object begins a table or sets a sequence, an array is a row of that table with its values as
 * PostgreSQL writes them. Any version of PostgreSQL can read it, embedded or server.
 * @param query within one snapshot
 */
export async function dumpDatabase(query: Query, file: string): Promise<void> {
  // The format of times must not depend on the server's settings.
  await query(`set local datestyle to 'ISO'`);
  await query(`set local intervalstyle to 'postgres'`);
  await pipeline(Readable.from(linesOf(query)), createGzip(), createWriteStream(file, { mode: 0o600 }));
}

async function* linesOf(query: Query): AsyncGenerator<string> {
  for (const table of await tableNames(query)) {
    const columns = await columnsOf(query, table);
    yield `${JSON.stringify({ table, columns: columns.map(({ name }) => name) })}\n`;
    const values = columns.map(({ name }) => `${name}::text`).join(', ');
    await query(
      `declare dumped no scroll cursor for select json_build_array(${values})::text as row from ${table}`,
    );
    for (;;) {
      const rows = await query<{ row: string }>(`fetch ${rowsAtOnce} from dumped`);
      if (rows.length === 0) break;
      yield rows.map(({ row }) => `${row}\n`).join('');
    }
    await query('close dumped');
  }
  const counters = await query<{ counter: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as counter, last_value::text as last
     from pg_sequences where last_value is not null order by 1`,
  );
  for (const { counter, last } of counters) yield `${JSON.stringify({ counter, last })}\n`;
}
