import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stampNote, writeVersion, type BackendVersion } from '../../testing/backendVersion';
import { migrateDatabase } from './migrateDatabase';
import * as schema from './schema';

const folders = mkdtempSync(join(tmpdir(), 'school-migrations-'));
afterAll(() => rmSync(folders, { recursive: true }));
let written = 0;

const baseline: BackendVersion = {
  migrations: [
    'create table notes (name text primary key, stamp text); create index notes_key on notes (key_of(name))'.replaceAll(
      '; ',
      ';--> statement-breakpoint\n',
    ),
  ],
  objects: {
    // Their alphabetical order differs from the order of creation.
    a_names: 'create view a_names as select name from b_notes;',
    b_notes: 'create view b_notes as select name, key_of(name) as key from notes;',
    key_of:
      'create or replace function key_of(name text) returns text language sql immutable as $$ select lower(name) $$;',
    stamp_note: stampNote('the first version'),
  },
};

let client: PGlite;
beforeAll(async () => {
  client = await PGlite.create();
});
afterAll(() => client.close());
beforeEach(() =>
  client.exec('drop schema public cascade; drop schema if exists drizzle cascade; create schema public'),
);
const upgrade = (version: BackendVersion) =>
  migrateDatabase(drizzle(client, { schema }), writeVersion(join(folders, `${(written += 1)}`), version));
const rowsOf = async (query: string) => (await client.query(query)).rows;
const insert = (name: string) => client.query(`insert into notes (name) values ('${name}')`);
const triggerIds = () => rowsOf(`select oid from pg_trigger where not tgisinternal`);

describe('a database without tables', () => {
  it('gets tables, functions, triggers and views, regardless of the order of file names', async () => {
    await upgrade(baseline);
    await insert('Ama');
    expect(await rowsOf('select * from notes, a_names')).toMatchObject([
      { name: 'Ama', stamp: 'the first version' },
    ]);
  });

  it('stays without tables when an object cannot be created', async () => {
    const broken = { ...baseline, objects: { ...baseline.objects, wrong: 'create view wrong as select x;' } };
    await expect(upgrade(broken)).rejects.toThrow('create view wrong');
    expect(await rowsOf(`select from pg_tables where tablename = 'notes'`)).toEqual([]);
  });

  it('rejects files that define anything else', async () => {
    const other = { ...baseline, objects: { other: 'create table other ();' } };
    await expect(upgrade(other)).rejects.toThrow('drizzle/objects/other.sql');
  });
});

describe('an upgrade', () => {
  beforeEach(async () => {
    await upgrade(baseline);
    await insert('Ama');
  });

  it('recreates nothing when only a comment between definitions has changed', async () => {
    const before = await triggerIds();
    const text = stampNote('the first version').replace('Says by what', 'Says what');
    await upgrade({ ...baseline, objects: { ...baseline.objects, stamp_note: text } });
    expect(await triggerIds()).toEqual(before);
  });

  it('replaces only what has changed', async () => {
    const before = await triggerIds();
    await upgrade({
      ...baseline,
      objects: { ...baseline.objects, stamp_note: stampNote('the second version') },
    });
    await insert('Esi');
    expect(await rowsOf('select stamp from notes order by name')).toEqual([
      { stamp: 'the first version' },
      { stamp: 'the second version' },
    ]);
    expect(await triggerIds()).toEqual(before);
  });

  it('drops objects without a file', async () => {
    const { key_of, b_notes } = baseline.objects as Record<string, string>;
    await upgrade({ ...baseline, objects: { key_of: key_of ?? '', b_notes: b_notes ?? '' } });
    await insert('Esi');
    expect(await rowsOf('select stamp from notes order by name')).toEqual([
      { stamp: 'the first version' },
      { stamp: null },
    ]);
    expect(await rowsOf(`select from pg_proc where proname = 'stamp_note'`)).toEqual([]);
    expect(await rowsOf(`select from pg_views where viewname = 'a_names'`)).toEqual([]);
  });

  it('changes columns that views and triggers refer to', async () => {
    await upgrade({
      migrations: [...baseline.migrations, 'alter table notes alter column name type varchar(80)'],
      objects: {
        ...baseline.objects,
        stamp_note: stampNote('both', 'before insert or update of name, stamp on notes'),
      },
    });
    await insert('Esi');
    expect(await rowsOf('select name from a_names order by name')).toEqual([
      { name: 'Ama' },
      { name: 'Esi' },
    ]);
    expect(await rowsOf(`select stamp from notes where name = 'Esi'`)).toEqual([{ stamp: 'both' }]);
  });

  it('restores the triggers of a table that a migration recreates', async () => {
    const anew = 'drop table notes;--> statement-breakpoint\ncreate table notes (name text, stamp text)';
    await upgrade({ ...baseline, migrations: [...baseline.migrations, anew] });
    await insert('Esi');
    expect(await rowsOf('select stamp from notes')).toEqual([{ stamp: 'the first version' }]);
  });

  it('rebuilds indexes whose function has changed', async () => {
    await upgrade({
      ...baseline,
      objects: { ...baseline.objects, key_of: baseline.objects['key_of']!.replace('lower', 'upper') },
    });
    await client.exec('set enable_seqscan = off');
    const found = `select name from notes where key_of(name) = 'AMA'`;
    expect(JSON.stringify(await rowsOf(`explain ${found}`))).toContain('notes_key');
    expect(await rowsOf(found)).toEqual([{ name: 'Ama' }]);
  });

  it('changes nothing when a migration fails', async () => {
    const failing = upgrade({
      migrations: [
        ...baseline.migrations,
        'alter table notes add column more text;--> statement-breakpoint\nselect 1 / 0',
      ],
      objects: {},
    });
    await expect(failing).rejects.toThrow('select 1 / 0');
    await insert('Esi');
    expect(await rowsOf('select * from notes, a_names where notes.name = a_names.name')).toHaveLength(2);
    expect(await rowsOf('select distinct stamp from notes')).toEqual([{ stamp: 'the first version' }]);
  });
});

describe('a database of another version', () => {
  it('is left unchanged when it is newer', async () => {
    await upgrade({ ...baseline, migrations: [...baseline.migrations, 'select 1'] });
    await upgrade({ ...baseline, objects: {} });
    await insert('Ama');
    expect(await rowsOf('select stamp from notes')).toEqual([{ stamp: 'the first version' }]);
  });

  /** The list of migrations in a database from before the baseline, with triggers that no list contains. */
  const asBefore = async (last: number) => {
    await upgrade(baseline);
    await insert('Ama');
    await client.exec(`
      drop table drizzle.objects;
      update drizzle.__drizzle_migrations set created_at = ${last};
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('', 1), ('', 2);
    `);
  };

  it('is adopted when it has the last migration before the baseline', async () => {
    await asBefore(1_000);
    const second = {
      ...baseline,
      objects: { ...baseline.objects, stamp_note: stampNote('the second version') },
    };
    await upgrade(second);
    await insert('Esi');
    expect(await rowsOf('select * from notes, a_names where notes.name = a_names.name')).toHaveLength(2);
    expect(await rowsOf(`select stamp from notes where name = 'Esi'`)).toEqual([
      { stamp: 'the second version' },
    ]);
    expect(await rowsOf('select created_at from drizzle.__drizzle_migrations')).toHaveLength(1);
  });

  it('is refused with instructions when it is older than that', async () => {
    await asBefore(999);
    await expect(upgrade(baseline)).rejects.toThrow(
      /^Cannot start, the database .* Start the version right before this one .* delete it/,
    );
    expect(await rowsOf('select name from notes')).toEqual([{ name: 'Ama' }]);
  });
});
