import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backupCommand } from '../../app/commands/backupCommand';
import { readSettings } from '../config/readSettings';
import { migrationsFolder } from '../core/folders';
import { createLogger } from '../core/logger';
import { makeTables } from '../db/migrateDatabase';
import { startBackend } from '../../start';
import { startTestPayments } from '../../testing/payments';
import { personEverywhere } from '../../testing/personEverywhere';
import { startTestPostgres } from '../../testing/postgres';
import { startTestS3, type TestS3 } from '../../testing/s3';
import { backupPaths, readBackup } from './backupFolder';
import { countRows } from './countRows';
import type { Query } from '../db/database';
import { dumpDatabase, inSnapshot } from './dumpDatabase';
import { loadDatabase } from './loadDatabase';
import { onDatabase } from './onDatabase';

const longEnough = 180_000;
let folder: string;
let postgres: Awaited<ReturnType<typeof startTestPostgres>>;
let s3: TestS3;
let otherS3: TestS3;
const at = (name: string) => join(folder, name);
const urlOf = (database: string) => postgres.url.replace(/\/school$/, `/${database}`);
/** The environment of a backend with that database and those files. */
const env = (name: string, more: Record<string, string> = {}) => ({
  NODE_ENV: 'test',
  DATA_DIR: at(name),
  ...more,
});
const first = () => env('first', { DATABASE_URL: urlOf('empty'), ...s3.env });
const run = (place: Record<string, string>, ...args: string[]) => backupCommand(args, place, () => undefined);
const dumped = (name: string) => gunzipSync(readFileSync(backupPaths(at(name)).database)).toString();

/** Fills a server with one of everything that the API accepts, and stores the files in a bucket. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'school-backup-'));
  [postgres, s3, otherS3] = await Promise.all([startTestPostgres(), startTestS3(), startTestS3()]);
  await postgres.makeEmpty();
  const shop = await startTestPayments({ formsPerHour: 1000, bucket: s3.settings });
  await personEverywhere(shop, 'ama@example.com');
  const { client } = shop.database;
  // The API runs meanwhile on the only session of this database, so it waits for the end of the transaction.
  const rows = await client.transaction((session) => {
    const query: Query = async (statement, values) => {
      const found = await session.query<{ name?: string }>(statement, values);
      // The fixture keeps its own copies in the schema `kept`.
      return found.rows.filter(({ name }) => !name?.startsWith('kept.')) as never;
    };
    return inSnapshot(query, async () => {
      await dumpDatabase(query, at('seed'));
      return countRows(query);
    });
  });
  await shop.stop();
  await onDatabase(readSettings(first()), async (connection) => {
    await connection.query('create database restored');
    await connection.query('create database used');
    await makeTables(connection.db, readMigrationFiles({ migrationsFolder }));
    await loadDatabase(connection.query, at('seed'), rows);
  });
  await run(first(), 'backup', at('backup'));
}, longEnough);
afterAll(async () => {
  await Promise.all([postgres.stop(), s3.stop(), otherS3.stop()]);
  rmSync(folder, { recursive: true });
});

/** Returns the status codes of the API's answers there to reads and to a new message. */
async function takesMessages(place: Record<string, string>): Promise<number[]> {
  const settings = { ...readSettings(place), port: 0, identityPort: 0, checkoutPort: 0 };
  const backend = await startBackend(settings, createLogger('silent'));
  const ask = async (path: string, init?: RequestInit) =>
    (await fetch(`http://127.0.0.1:${backend.port}/api${path}`, init)).status;
  const ready = await ask('/ready');
  const written = await ask('/contact/messages', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': '4f6c0f5e-6d53-4f0e-9c9b-0d2b8f1f6a13',
    },
    body: JSON.stringify({ topic: 'trial_lesson', name: 'Esi', email: 'esi@example.com', message: 'Hello' }),
  });
  await backend.stop();
  return [ready, written];
}

it(
  'restores a server with a bucket into an empty server with another bucket, without any difference',
  async () => {
    const second = env('second', { DATABASE_URL: urlOf('restored'), ...otherS3.env });
    await run(second, 'restore', at('backup'));
    await run(second, 'backup', at('again'));
    expect(dumped('again')).toBe(dumped('backup'));
    const { rows, files } = readBackup(at('backup'));
    expect(readBackup(at('again'))).toMatchObject({ rows, files });
    expect(files.length).toBeGreaterThan(0);
    for (const key of files)
      expect(readFileSync(join(at('again/uploads'), key))).toEqual(
        readFileSync(join(at('backup/uploads'), key)),
      );
    expect(await takesMessages(second)).toEqual([200, 201]);
  },
  longEnough,
);

it(
  'restores a server into the embedded database, with files in a folder',
  async () => {
    await run(env('embedded'), 'restore', at('backup'));
    await run(env('embedded'), 'backup', at('of-embedded'));
    expect(dumped('of-embedded')).toBe(dumped('backup'));
    expect(await takesMessages(env('embedded'))).toEqual([200, 201]);
  },
  longEnough,
);

it('counts and dumps the same snapshot while the site keeps running', async () => {
  const settings = readSettings(first());
  const ring = (query: Query, key: string) => query(`insert into rate_limits values ('${key}', now(), 1)`);
  const rowsOf = async (query: Query) => (await countRows(query))['public.rate_limits'] ?? 0;
  const counted = await onDatabase(settings, ({ query }) =>
    inSnapshot(query, async () => {
      const rows = await rowsOf(query);
      // A row is added meanwhile.
      await onDatabase(settings, (other) => ring(other.query, 'a'));
      await dumpDatabase(query, at('live'));
      return rows;
    }),
  );
  const live = gunzipSync(readFileSync(at('live'))).toString();
  const table = live.slice(live.indexOf('{"table":"public.rate_limits"')).split('\n{')[0] ?? '';
  expect(table.split('\n').length - 1).toBe(counted);
  expect(await onDatabase(settings, ({ query }) => rowsOf(query))).toBe(counted + 1);
});

it("restores nothing when the backup's rows differ from its list", async () => {
  cpSync(at('backup'), at('altered'), { recursive: true });
  const list = readBackup(at('backup'));
  const rows = { ...list.rows, 'public.contact_messages': 7 };
  writeFileSync(backupPaths(at('altered')).list, JSON.stringify({ ...list, rows }));
  const used = env('used', { DATABASE_URL: urlOf('used') });
  await expect(run(used, 'restore', at('altered'))).rejects.toThrow('differ in number from the backup');
  const left = await onDatabase(readSettings(used), ({ query }) => countRows(query));
  expect(left['public.contact_messages']).toBe(0);
  await expect(run(used, 'restore', at('backup'))).rejects.toThrow('already has tables');
});

it('refuses to restore over files, and refuses a backup with unknown migrations', async () => {
  const full = env('full', { DATABASE_URL: urlOf('nobody'), ...s3.env });
  await expect(run(full, 'restore', at('backup'))).rejects.toThrow('There are uploads already');
  const list = readBackup(at('backup'));
  const rows = { ...list.rows, 'drizzle.__drizzle_migrations': 1_000 };
  mkdirSync(at('newer'));
  writeFileSync(backupPaths(at('newer')).list, JSON.stringify({ ...list, rows }));
  await expect(run(env('none'), 'restore', at('newer'))).rejects.toThrow('by another version');
});
