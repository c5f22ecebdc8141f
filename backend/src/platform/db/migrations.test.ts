import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { describe, expect, it } from 'vitest';
import { getTableName } from 'drizzle-orm';
import { features } from '../../app/features';
import { gatherFeatures } from '../feature/gatherFeatures';
import { migrationsFolder } from '../core/folders';
import { testDatabase } from '../../testing/testApi';
import { readObjects } from './databaseObjects';
import * as schema from './schema';

/** The tables of features outside the schema, as drizzle-kit finds them (`drizzle.config.ts`). */
const ofFeatures = Object.fromEntries(
  gatherFeatures(features)
    .tables.filter(({ table }) => !(Object.values(schema) as unknown[]).includes(table))
    .map(({ table }) => [getTableName(table), table]),
);

const database = testDatabase();

async function namesOf(query: string): Promise<string[]> {
  const { rows } = await database.client.query<{ name: string }>(query);
  return rows.map(({ name }) => name).toSorted();
}

it('the migrations create the tables of the schema', async () => {
  const path = (name: string) => join(migrationsFolder, 'meta', name);
  const { entries } = JSON.parse(readFileSync(path('_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  // The last migration before the baseline, whose databases are adopted.
  expect(entries[0]?.when).toBe(1_795_667_819_331);
  const newest = `${String(entries.length - 1).padStart(4, '0')}_snapshot.json`;
  // Each has 9,000 lines, and drizzle-kit compares the schema with the last one only.
  const snapshots = readdirSync(join(migrationsFolder, 'meta')).filter((name) => name.includes('snapshot'));
  expect(snapshots, 'delete the snapshots of earlier migrations').toEqual([newest]);
  const migrated = JSON.parse(readFileSync(path(newest), 'utf8')) as ReturnType<typeof generateDrizzleJson>;
  expect(await generateMigration(migrated, generateDrizzleJson({ ...schema, ...ofFeatures }))).toEqual([]);

  const inDatabase = await namesOf(
    `select table_name || '.' || column_name as name from information_schema.columns join information_schema.tables
     using (table_schema, table_name) where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const tables = Object.values(migrated.tables) as { name: string; columns: object }[];
  const inSnapshot = tables.flatMap(({ name, columns }) =>
    Object.keys(columns).map((column) => `${name}.${column}`),
  );
  expect(inDatabase).toEqual(inSnapshot.toSorted());
});

describe('the functions, triggers and views of drizzle/objects', () => {
  const objects = readObjects(migrationsFolder);
  const named = (kind: string) =>
    objects
      .filter((object) => object.kind === kind)
      .map(({ name }) => name.replace(`${kind} `, '').replace(/\(.*/, ''))
      .toSorted();

  it('are all that the database has, each defined once', async () => {
    const own = `not exists (select from pg_depend where objid = p.oid and deptype = 'e')`;
    expect(
      await namesOf(
        `select proname as name from pg_proc p where pronamespace = 'public'::regnamespace and ${own}`,
      ),
    ).toEqual(named('function'));
    expect(
      await namesOf(
        `select format('%s on %s', tgname, tgrelid::regclass) as name from pg_trigger where not tgisinternal`,
      ),
    ).toEqual(named('trigger'));
    expect(await namesOf(`select viewname as name from pg_views where schemaname = 'public'`)).toEqual(
      named('view'),
    );
    expect(new Set(objects.map(({ name }) => name)).size).toBe(objects.length);
  });

  it('are in the file of their function or view, or triggers in one of their feature', () => {
    const names = new Set(objects.map(({ definition }) => calledIn(definition)));
    for (const { name, kind, definition, file } of objects) {
      // A file that has no function's name holds the triggers of a feature's own tables.
      const isOfFeature = kind === 'trigger' && !names.has(file);
      expect({ name, file }).toEqual({ name, file: isOfFeature ? file : calledIn(definition) });
    }
  });
});

/** Returns the function or view that a definition creates, or the function that a trigger calls. */
const calledIn = (definition: string): string | undefined =>
  /(?:function|view) (\w+)/i.exec(definition.replace(/^create (or replace )?trigger/i, ''))?.[1];
