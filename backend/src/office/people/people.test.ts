import { mkdirSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database';
import * as schema from '../../platform/db/schema';
import { personLists } from '../../platform/db/views/personRecords';
import { effectsOf } from '../../testing/effects';
import { signedIn, testPayments } from '../../testing/testApi';
import { personEverywhere, textsOfPerson } from '../../testing/personEverywhere';
import { updateAllPeople } from './updatePeople';
import { namesAddress } from '../../platform/personal-data/namesAddress';

const tables = Object.values(schema).filter((one) => is(one, PgTable));
it.each([
  ['ama@example.com', true],
  ['"AMA@example.com",', true],
  ['mama@example.com', false],
  ['x.ama@example.com', false],
  ['ama@example.com.gh', false],
  ['write to ama@example.com.', true],
])('%s names ama@example.com: %s', (text, isNamed) => {
  expect(namesAddress(text, 'ama@example.com')).toBe(isNamed);
});

/** Compares the stored people with the lists, including the lists of each. */
async function keptAndDrawn(db: Database) {
  await updateAllPeople(db);
  const read = async (from: 'known_people' | 'people_of_records') => {
    const { rows } = (await db.execute(
      sql`select * from ${sql.identifier(from)} order by address`,
    )) as unknown as {
      rows: { address: string; lists: string[] }[];
    };
    return rows;
  };
  const stored = await read('known_people');
  return {
    same: isDeepStrictEqual(stored, await read('people_of_records')),
    lists: Object.fromEntries(stored.map(({ address, lists }) => [address, lists])),
  };
}

describe('a person who did everything', { timeout: 120_000 }, () => {
  const email = 'ama@example.com';
  const shop = testPayments({ formsPerHour: 1000 });
  const admin = signedIn(shop, { 'https://music-school.example/roles': ['admin'] });
  beforeAll(async () => {
    await personEverywhere(shop, 'Ama@Example.com');
    await shop.begin({ name: 'Mama', email: 'mama@example.com' });
    mkdirSync(join(shop.dataDir, 'outbox'));
    const mail = (to: string) => `From: a@b.example\r\nTo: ${to}\r\nSubject: x\r\n\r\nHello\r\n`;
    writeFileSync(join(shop.dataDir, 'outbox', '2025-03-01T12-00-00-000Z-1.eml'), mail(email));
    writeFileSync(join(shop.dataDir, 'outbox', '2025-03-01T12-00-00-000Z-2.eml'), mail(`m${email}`));
  });

  const ask = (what: string) => shop.send('POST', `/api/staff/people/${what}`, { email }, admin);
  const uploadsThere = () =>
    readdirSync(join(shop.dataDir, 'uploads')).filter((id) => existsSync(join(shop.dataDir, 'uploads', id)));
  /** Returns the whole content of the database as one text. */
  const everything = async () => {
    const texts = await Promise.all(
      tables.map(async (table) => JSON.stringify(await shop.database.db.select().from(table))),
    );
    return texts.join('\n');
  };

  it('is only shown to admins', async () => {
    const staff = await shop.staff();
    for (const what of ['found', 'archive', 'erasure']) {
      expect((await shop.send('POST', `/api/staff/people/${what}`, { email }, staff)).status).toBe(403);
    }
  });

  it('is found in every kind of record', async () => {
    const found = (await (await ask('found')).json()) as { records: { name: string }[] };
    expect(found).toMatchObject({ files: 2, mails: 1 });
    const missing = shop.deps.features.records
      .map(({ name }) => name)
      .filter((name) => name !== 'Tickets given to you');
    expect(found.records.map(({ name }) => name).toSorted()).toEqual(missing.toSorted());
  });

  it('gets a readable archive, with the files and without other people', async () => {
    const response = await ask('archive');
    expect(response.headers.get('content-type')).toBe('application/zip');
    const archive = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const paths = Object.keys(archive);
    expect(paths.filter((path) => path.startsWith('files/'))).toHaveLength(2);
    expect(paths.filter((path) => path.startsWith('mails/'))).toHaveLength(1);
    const text = strFromU8(archive['read-me.txt']!);
    expect(text).toContain(`What the school has of ${email}, on 2025-03-01`);
    expect(text).toContain('[contact messages]');
    expect(text).toContain('name: Ama Serwaa');
    expect(text).not.toContain('mama@');
    expect(JSON.parse(strFromU8(archive['records.json']!))).toMatchObject({ email });
  });

  it('is among the people as in the lists, whatever changes there', async () => {
    const { db } = shop.database;
    expect(await keptAndDrawn(db)).toMatchObject({ same: true, lists: { [email]: expect.any(Array) } });
    const { lists } = await keptAndDrawn(db);
    // All kinds except those that the forms do not create.
    const absent = ['ticket', 'member'];
    expect(lists[email]).toEqual(personLists.filter((list) => !absent.includes(list)).toSorted());
    const { rows: noted } = (await db.execute(
      sql`select distinct event_object_table as table, event_object_column as column
        from information_schema.triggered_update_columns where trigger_name like '%_note_people' order by 1, 2`,
    )) as unknown as { rows: { table: string; column: string }[] };
    const addresses = noted.filter(({ column }) => column.endsWith('email'));
    expect(addresses).toHaveLength(21);
    for (const { table, column } of addresses) {
      const named = sql`${sql.identifier(column)}`;
      await db.execute(sql`update ${sql.identifier(table)} set ${named} = 'x' || ${named}`);
      expect([table, await keptAndDrawn(db)]).toMatchObject([table, { same: true }]);
      await db.execute(sql`update ${sql.identifier(table)} set ${named} = substr(${named}, 2)`);
    }
    expect((await keptAndDrawn(db)).lists[email]).toEqual(lists[email]);
  });

  it('is gone everywhere after erasure, and the books are unchanged', async () => {
    const { db } = shop.database;
    const sums = () =>
      db
        .select({
          orders: sql`count(*)`,
          paid: sql`sum(${schema.orders.paid})`,
          first: sql`min(${schema.orders.paidAt})`,
        })
        .from(schema.orders);
    const before = await sums();
    expect((await ask('erasure')).status).toBe(200);
    const effects = effectsOf(shop);
    await effects.run();
    expect(effects.mails.filter(({ to }) => to.toLowerCase() === email)).toEqual([]);
    const rest = await everything();
    for (const word of [email, ...textsOfPerson]) {
      // Another person with the same telephone number is still there.
      const others =
        word === '+23324'
          ? rest.replaceAll(/"(customerPhone|phone)":"\+233241234567"|mama@example.com \+233241234567/g, '')
          : rest;
      const lines = others
        .toLowerCase()
        .split('\n')
        .filter(
          (line) =>
            namesAddress(line, word.toLowerCase()) || (word !== email && line.includes(word.toLowerCase())),
        );
      expect(
        lines.map((line) => line.slice(0, 300)),
        word,
      ).toEqual([]);
    }
    expect(await sums()).toEqual(before);
    expect(uploadsThere()).toEqual([]);
    expect(readdirSync(join(shop.dataDir, 'outbox'))).toEqual(['2025-03-01T12-00-00-000Z-2.eml']);
    expect(rest).toContain('mama@example.com');
    expect(await keptAndDrawn(db)).toMatchObject({ same: true, lists: { 'mama@example.com': ['donation'] } });
  });

  it('is not found again, and can be erased again', async () => {
    const choices = [
      { name: 'Stopped reminders', count: 1 },
      { name: 'Wishes about recommendations', count: 1 },
    ];
    const nothing = { records: choices, files: 0, mails: 0 };
    expect(await (await ask('erasure')).json()).toMatchObject(nothing);
    expect(await (await ask('found')).json()).toMatchObject(nothing);
  });
});
