import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPglite } from './pglite';

let database: PGlite;
beforeAll(async () => {
  database = await openPglite();
  await database.exec(`create table notes (id int primary key, text text, at timestamptz, tags text[])`);
  await database.exec(
    `insert into notes values (1, 'one', '2025-12-01T10:00Z', '{a,b}'), (2, null, null, '{}')`,
  );
});
afterAll(() => database.close());

const one = { id: 1, text: 'one', at: new Date('2025-12-01T10:00Z'), tags: ['a', 'b'] };
const rowsOf = async (sql: string, ...values: unknown[]) => (await database.query(sql, values)).rows;
const keptCount = async () => (await rowsOf('select count(*)::int as count from pg_prepared_statements'))[0];

it('reads the same by a kept statement, with parsers and modes of each query', async () => {
  const sql = 'select * from notes where id = $1';
  for (const _ of ['new', 'kept']) expect(await rowsOf(sql, 1)).toEqual([one]);
  const options = { rowMode: 'array', parsers: { 1184: (text: string) => `at ${text}` } } as const;
  const { rows, fields } = await database.query(sql, [1], options);
  expect(rows).toEqual([[1, 'one', 'at 2025-12-01 10:00:00+00', ['a', 'b']]]);
  expect(fields.map(({ name }) => name)).toEqual(Object.keys(one));
  expect(await rowsOf(sql, 3)).toEqual([]);
});

it('writes values of each type, and says how many rows changed', async () => {
  const sql = 'update notes set text = $2, at = $3, tags = $4 where id = $1 returning *';
  const changed = { id: 2, text: `it's "two"`, at: one.at, tags: ['c,d', '"'] };
  const result = await database.query(sql, [2, changed.text, changed.at, changed.tags]);
  expect(result).toMatchObject({ rows: [changed], affectedRows: 1 });
  expect(await rowsOf(sql, 2, null, undefined, [])).toEqual([{ id: 2, text: null, at: null, tags: [] }]);
});

it('goes on after errors, of a statement and within a transaction', async () => {
  const insert = 'insert into notes (id) values ($1)';
  await expect(database.query(insert, [1])).rejects.toMatchObject({ code: '23505' });
  await expect(database.query(insert, ['x'])).rejects.toMatchObject({ code: '22P02' });
  await expect(database.query('select * from nothing')).rejects.toMatchObject({ code: '42P01' });
  const failing = database.transaction(async (tx) => {
    await tx.query(insert, [3]);
    await tx.query(insert, [3]);
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  await database.transaction(async (tx) => {
    await tx.exec('savepoint before');
    await expect(tx.query(insert, [1])).rejects.toThrow('duplicate key');
    await tx.exec('rollback to savepoint before');
    expect((await tx.query('select id from notes order by id')).rows).toEqual([{ id: 1 }, { id: 2 }]);
  });
});

it('keeps other queries out of a transaction, and refuses one after its end', async () => {
  const open: { query?: PGlite['query']; outside?: Promise<unknown[]> } = {};
  const sql = 'select text from notes where id = 1';
  await database.transaction(async (tx) => {
    open.query = tx.query;
    await tx.query('update notes set text = $1 where id = 1', ['changed']);
    open.outside = rowsOf(sql);
    for (const _ of 'abc') expect((await tx.query(sql)).rows).toEqual([{ text: 'changed' }]);
    await tx.rollback();
  });
  expect(await open.outside).toEqual([{ text: 'one' }]);
  await expect(open.query?.('select 1')).rejects.toThrow('closed');
});

it('follows changed tables, also of a transaction', async () => {
  const sql = 'select * from notes where id = $1';
  await rowsOf(sql, 1);
  await database.exec('alter table notes add column extra int default 5');
  expect(await rowsOf(sql, 1)).toEqual([{ ...one, extra: 5 }]);
  await database.transaction((tx) => tx.query('alter table notes drop column extra'));
  expect(await rowsOf(sql, 1)).toEqual([one]);
  await database.transaction(async (tx) => {
    await tx.exec('alter table notes add column extra int');
    expect((await tx.query(sql, [1])).rows).toEqual([{ ...one, extra: null }]);
    await tx.rollback();
  });
  expect(await rowsOf(sql, 1)).toEqual([one]);
});

it('keeps as many statements as it may', async () => {
  for (let nth = 0; nth < 400; nth += 1) await rowsOf(`select ${nth} + $1::int as sum`, 1);
  const most = { count: 301 };
  expect(await keptCount()).toEqual(most);
  const long = Array.from({ length: 2_000 }, (_, id) => id).join();
  expect(await rowsOf(`select id from notes where id in (${long}) order by id`)).toEqual([
    { id: 1 },
    { id: 2 },
  ]);
  expect(await keptCount()).toEqual(most);
  expect(await rowsOf('select 0 + $1::int as sum', 2)).toEqual([{ sum: 2 }]);
});

it('tells what is notified', async () => {
  const told: string[] = [];
  const stop = await database.listen('notes', (text) => void told.push(text));
  await rowsOf(`select pg_notify('notes', $1)`, 'hello');
  await expect.poll(() => told).toEqual(['hello']);
  await stop();
});
