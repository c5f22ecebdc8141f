import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { StartError } from '../core/startError';
import { countRows } from './countRows';
import type { Query } from '../db/database';
import { columnsOf, tableNames } from './tables';

const rowsAtOnce = 500;

type Line = unknown[] | { table: string; columns: string[] } | { counter: string; last: string };

/**
 * Replaces the rows of newly created tables with those of a dump: all of them, or none.
 * @param expected number of rows by table
 * @throws StartError when the numbers differ
 */
export async function loadDatabase(
  query: Query,
  file: string,
  expected: Record<string, number>,
): Promise<void> {
  await query('begin');
  try {
    // The dump also contains the rows that migrations insert.
    await query(`truncate ${(await tableNames(query)).join(', ')}`);
    await withoutConstraints(query, () => load(query, unzipped(file)));
    if (!isSame(await countRows(query), expected))
      throw new StartError('The restored rows differ in number from the backup');
    await query('commit');
  } catch (error) {
    await query('rollback');
    throw error;
  }
}

async function load(query: Query, chunks: AsyncIterable<Buffer>): Promise<void> {
  let insert: (rows: unknown[][]) => Promise<void> = async () => undefined;
  let rows: unknown[][] = [];
  const flush = async () => {
    if (rows.length > 0) await insert(rows);
    rows = [];
  };
  for await (const text of linesIn(chunks)) {
    const line = JSON.parse(text) as Line;
    if (Array.isArray(line)) {
      if (rows.push(line) === rowsAtOnce) await flush();
      continue;
    }
    await flush();
    if ('table' in line) insert = await insertInto(query, line);
    else await query('select setval($1::regclass, $2::bigint)', [line.counter, line.last]);
  }
  await flush();
}

async function insertInto(query: Query, { table, columns }: { table: string; columns: string[] }) {
  const types = new Map((await columnsOf(query, table)).map(({ name, type }) => [name, type]));
  const values = columns.map((name, nth) => `(line ->> ${nth})::${types.get(name)}`).join(', ');
  const statement = `insert into ${table} (${columns.join(', ')}) overriding system value
    select ${values} from json_array_elements($1::json) as line`;
  return async (rows: unknown[][]) => void (await query(statement, [JSON.stringify(rows)]));
}

/** An error of a stream reaches the reader. */
function unzipped(file: string): AsyncIterable<Buffer> {
  const gunzip = createGunzip();
  pipeline(createReadStream(file), gunzip, () => undefined);
  return gunzip;
}

async function* linesIn(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

const isSame = (a: Record<string, number>, b: Record<string, number>): boolean =>
  JSON.stringify(Object.entries(a).toSorted()) === JSON.stringify(Object.entries(b).toSorted());

/**
 * Runs work without foreign keys and triggers: the rows already contain what the triggers did. Checks every reference
 * afterwards. Needs only the owner of the tables.
 */
async function withoutConstraints(query: Query, work: () => Promise<void>): Promise<void> {
  const tables = await tableNames(query);
  const references = await query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace::regnamespace::text not like 'pg\\_%'`,
  );
  for (const { table, name } of references) await query(`alter table ${table} drop constraint ${name}`);
  for (const table of tables) await query(`alter table ${table} disable trigger user`);
  await work();
  for (const table of tables) await query(`alter table ${table} enable trigger user`);
  for (const { table, name, definition } of references)
    await query(`alter table ${table} add constraint ${name} ${definition}`);
}
