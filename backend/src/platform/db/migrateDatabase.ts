import { sql, type SQL } from 'drizzle-orm';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { PgDialect, type PgSession } from 'drizzle-orm/pg-core';
import { migrationsFolder } from '../core/folders';
import { StartError } from '../core/startError';
import type { Database } from './database';
import { readObjects, type DatabaseObject } from './databaseObjects';

/**
 * Migrates tables, functions, triggers and views in one transaction, so that no other transaction ever misses a
 * trigger. Leaves a database unchanged that a newer version has migrated.
 * @throws StartError when the database is older than the first migration
 */
export async function migrateDatabase(db: Database, folder = migrationsFolder): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  const objects = readObjects(folder);
  const first = migrations[0]?.folderMillis ?? 0;
  const newest = migrations.at(-1)?.folderMillis ?? 0;
  await db.transaction(async (tx) => {
    await runMigrations(tx, []);
    const [{ last } = { last: null }] = await read<{ last: string | null }>(
      tx,
      sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
    );
    if (last !== null && Number(last) < first) throw tooOld();
    if (Number(last) > newest) return;

    const created = await createdObjects(tx);
    const changed = objects.filter(({ name, hash }) => created.get(name) !== hash);
    const deleted = [...created.keys()].filter((name) => !objects.some((object) => object.name === name));
    if (Number(last) === newest && changed.length === 0 && deleted.length === 0) return;

    await createIndexedFunctions(tx, changed);
    // A migration cannot change columns that views and triggers refer to.
    await dropViews(tx, [...created.keys(), ...objects.map(({ name }) => name)]);
    for (const name of [...deleted, ...changed.map((object) => object.name)])
      if (name.startsWith('trigger ') && created.has(name)) await drop(tx, name);
    await runMigrations(tx, migrations);
    // A database with the migrations from before the baseline now counts as one of the baseline.
    await tx.execute(sql`delete from drizzle.__drizzle_migrations where created_at < ${first}`);
    for (const name of deleted) if (name.startsWith('function ')) await drop(tx, name);

    // A migration that recreated a table has dropped its triggers.
    const triggers = new Set((await read<{ name: string }>(tx, existingTriggers)).map(({ name }) => name));
    for (const object of objects) {
      const isMissing = object.kind === 'view' || (object.kind === 'trigger' && !triggers.has(object.name));
      if (isMissing || changed.includes(object)) await run(tx, object.definition);
    }
    await storeHashes(tx, objects);
  });
}

/** Creates the tables of some migrations in an empty database, to load a backup into them. */
export async function makeTables(
  db: Database,
  migrations: MigrationMeta[],
  folder = migrationsFolder,
): Promise<void> {
  await db.transaction(async (tx) => {
    await createIndexedFunctions(tx, readObjects(folder));
    await runMigrations(tx, migrations);
  });
}

/** Runs Drizzle's own migrator within an open transaction. */
async function runMigrations(tx: Database, migrations: MigrationMeta[]): Promise<void> {
  const { session } = tx._;
  const within = {
    execute: (query: SQL) => session.execute(query),
    all: (query: SQL) => session.all(query),
    transaction: (work: (tx: Database) => Promise<void>) => work(tx),
  };
  await new PgDialect().migrate(migrations, within as unknown as PgSession, { migrationsFolder });
}

/**
 * Creates the functions that indexes may call. They refer to no table, so they come before the tables. Rebuilds indexes
 * that already call one.
 */
async function createIndexedFunctions(tx: Database, objects: readonly DatabaseObject[]): Promise<void> {
  for (const { name, definition } of objects) {
    if (!/\bimmutable\b/i.test(definition)) continue;
    const indexes = await read<{ name: string; definition: string }>(
      tx,
      sql`select distinct c.oid::regclass::text as name, pg_get_indexdef(c.oid) as definition
        from pg_depend d join pg_class c on c.oid = d.objid and c.relkind = 'i' join pg_proc p on p.oid = d.refobjid
        where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_proc'::regclass
          and p.pronamespace = 'public'::regnamespace and p.proname = ${/ (\w+)/.exec(name)?.[1]}`,
    );
    // Not by `reindex`: a session may keep using the expression from when it first used the index.
    for (const index of indexes) await run(tx, `drop index ${index.name}`);
    await run(tx, definition);
    for (const index of indexes) await run(tx, index.definition);
  }
}

async function dropViews(tx: Database, names: readonly string[]): Promise<void> {
  const views = new Set(names.filter((name) => name.startsWith('view ')).map((name) => name.slice(5)));
  // In one statement, since one may read another.
  if (views.size > 0) await run(tx, `drop view if exists ${[...views].join(', ')}`);
}

/** Returns the hashes of the created objects by name. */
async function createdObjects(tx: Database): Promise<Map<string, string>> {
  await tx.execute(
    sql`create table if not exists drizzle.objects (name text primary key, hash text not null)`,
  );
  const rows = await read<{ name: string; hash: string }>(tx, sql`select name, hash from drizzle.objects`);
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

async function storeHashes(tx: Database, objects: readonly DatabaseObject[]): Promise<void> {
  const hashes = JSON.stringify(Object.fromEntries(objects.map(({ name, hash }) => [name, hash])));
  await tx.execute(sql`delete from drizzle.objects`);
  await tx.execute(sql`insert into drizzle.objects select key, value from json_each_text(${hashes}::json)`);
}

const existingTriggers = sql`
  select format('trigger %s on %s', tgname, tgrelid::regclass) as name from pg_trigger where not tgisinternal`;

const run = (tx: Database, statement: string) => tx.execute(sql.raw(statement));

const drop = (tx: Database, name: string) => run(tx, `drop ${name.replace(' ', ' if exists ')}`);

async function read<Row>(tx: Database, query: SQL): Promise<Row[]> {
  return ((await tx.execute(query)) as unknown as { rows: Row[] }).rows;
}

const tooOld = () =>
  new StartError(
    'Cannot start, the database was last used by a version that is too old for this one. Start the version right before this one on it first; or, if it holds only data of development, delete it with its data folder',
  );
