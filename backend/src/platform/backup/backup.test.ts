import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backupCommand } from '../../app/commands/backupCommand';
import { openStores } from '../../app/commands/openStores';
import { personCommand } from '../../app/commands/personCommand';
import { migrationsFolder } from '../core/folders';
import { migrateDatabase } from '../db/migrateDatabase';
import { onDatabase } from './onDatabase';
import { restore } from './restore';
import { contactMessages, uploads } from '../db/schema';
import { prepareDataFolder } from '../../testing/database';
import { testFiles } from '../../testing/files';
import { Readable } from 'node:stream';
import { openFiles } from '../uploads/openFiles';
import { readBackup } from './backupFolder';
import { startBackend } from '../../start';
import { createLogger } from '../core/logger';
import { readSettings } from '../config/readSettings';

const longEnough = 120_000;
const key = '4f6c0f5e-6d53-4f0e-9c9b-0d2b8f1f6a11/a';
let folder: string;
const lines: string[] = [];
const at = (name: string) => join(folder, name);
const env = (name: string) => ({ NODE_ENV: 'test', DATA_DIR: at(name) });
const run = (name: string, ...args: string[]) =>
  backupCommand(args, env(name), (line) => void lines.push(line));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'school-backup-'));
  await prepareDataFolder(at('first'));
  writeFileSync(at('first/secret'), 's'.repeat(40));
  const { context, close } = await openStores(env('first'));
  const { db } = context;
  const now = new Date('2025-03-01T12:00:00Z');
  await db.insert(contactMessages).values({
    submissionKey: '4f6c0f5e-6d53-4f0e-9c9b-0d2b8f1f6a12',
    topic: 'lessons',
    name: 'Ama Serwaa',
    email: 'ama@example.com',
    message: 'Hello',
    receivedAt: now,
  });
  await context.files.write(key, Readable.from([testFiles.pdf]), testFiles.pdf.length);
  await db.insert(uploads).values({
    state: 'stored',
    purpose: 'cv',
    name: 'ama.pdf',
    size: testFiles.pdf.length,
    kind: 'pdf',
    storageKey: key,
    digest: 'x',
    createdAt: now,
    expiresAt: now,
  });
  await close();
}, longEnough);
afterAll(() => rmSync(folder, { recursive: true }));

describe('a backup of the embedded database', { timeout: longEnough }, () => {
  it('contains all rows and files and reports their numbers', async () => {
    await run('first', 'backup', at('backup'));
    const { rows, files } = readBackup(at('backup'));
    expect(rows).toMatchObject({ 'public.contact_messages': 1, 'public.uploads': 1 });
    expect(files).toEqual([key]);
    expect(lines.at(-1)).toContain('and 1 files are backed up');
    await expect(run('first', 'backup', at('backup'))).rejects.toThrow('is not empty');
  });

  it('restores the same counts into an empty place, and the API runs on them', async () => {
    await run('second', 'restore', at('backup'));
    await run('second', 'backup', at('again'));
    expect(readBackup(at('again')).rows).toEqual(readBackup(at('backup')).rows);
    expect(readFileSync(at('second/secret'), 'utf8')).toBe('s'.repeat(40));
    expect(readFileSync(join(at('second/uploads'), key))).toEqual(Buffer.from(testFiles.pdf));
    const settings = { ...readSettings(env('second')), port: 0, identityPort: 0, checkoutPort: 0 };
    const backend = await startBackend(settings, createLogger('silent'));
    const ready = await fetch(`http://127.0.0.1:${backend.port}/api/ready`);
    await backend.stop();
    expect(ready.status).toBe(200);
  });

  it("restores into the tables of the backup's version, which the next start migrates", async () => {
    const newer = at('newer');
    cpSync(migrationsFolder, newer, { recursive: true });
    const edit = (name: string, change: (text: string) => string) =>
      writeFileSync(join(newer, name), change(readFileSync(join(newer, name), 'utf8')));
    edit('meta/_journal.json', (text) => {
      const { entries, ...journal } = JSON.parse(text) as { entries: { when: number }[] };
      const when = (entries.at(-1)?.when ?? 0) + 1;
      return JSON.stringify({ ...journal, entries: [...entries, { when, tag: '9999_sample' }] });
    });
    writeFileSync(
      join(newer, '9999_sample.sql'),
      'ALTER TABLE contact_messages RENAME COLUMN topic TO sample; UPDATE contact_messages SET sample = upper(sample);'.replace(
        '; ',
        ';--> statement-breakpoint\n',
      ),
    );
    edit('objects/enquiry_sources.sql', (text) => text.replaceAll('topic', 'sample'));

    const place = readSettings(env('newer-data'));
    await restore(place, await openFiles(place), at('backup'), newer);
    const found = await onDatabase(place, async ({ query, db }) => {
      await migrateDatabase(db, newer);
      await query(`update contact_messages set received_at = '2025-03-02'`);
      return query(
        `select s.name, s.sample, t.day::text from enquiry_sources s, daily_totals t where t.count > 0`,
      );
    });
    expect(found).toEqual([{ name: 'Ama Serwaa', sample: 'LESSONS', day: '2025-03-02' }]);
  });

  it('refuses to overwrite data and to restore an incomplete backup', async () => {
    await expect(run('first', 'restore', at('backup'))).rejects.toThrow('exists already');
    await expect(run('third', 'restore', at('first'))).rejects.toThrow('holds no complete backup');
    await expect(run('third', 'restore')).rejects.toThrow('needs the folder');
    expect(existsSync(at('third/postgres'))).toBe(false);
    const onServer = { ...env('third'), DATABASE_URL: 'postgres://nobody@127.0.0.1:9/school' };
    await expect(backupCommand(['restore', at('backup')], onServer, () => undefined)).rejects.toThrow(
      'The database server of DATABASE_URL cannot be reached',
    );
  });
});

describe('npm run person', { timeout: longEnough }, () => {
  const person = (...args: string[]) => personCommand(args, env('first'), (line) => void lines.push(line));

  it('writes a readable folder, and erases the person', async () => {
    await person('export', 'ama@example.com', at('person'));
    expect(readFileSync(at('person/read-me.txt'), 'utf8')).toContain('name: Ama Serwaa');
    await person('erase', 'ama@example.com');
    expect(lines.slice(-2)).toEqual([
      'Messages: 1',
      'Erased, with 0 files and 0 mails. Amounts, dates and references stay for the books.',
    ]);
    await person('export', 'ama@example.com', at('nobody'));
    expect(readFileSync(at('nobody/read-me.txt'), 'utf8')).toContain('There are no records of this address.');
    await expect(person('export', 'ama')).rejects.toThrow('npm run person -- export EMAIL');
  });
});
