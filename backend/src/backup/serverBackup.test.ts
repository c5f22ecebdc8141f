import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../core/logger';
import { openServer } from '../db/server';
import { startTestPostgres } from '../testing/postgres';
import { dumpServer } from './serverDump';
import { backupCommand } from '../commands/backupCommand';

const longEnough = 120_000;
let folder: string;
let postgres: Awaited<ReturnType<typeof startTestPostgres>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'school-backup-'));
  postgres = await startTestPostgres();
  await (await openServer(postgres.url, createLogger('silent'))).close();
}, longEnough);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

const env = () => ({ NODE_ENV: 'test', DATA_DIR: join(folder, 'data'), DATABASE_URL: postgres.url });

it('a server is backed up with its own tools, which are asked for where they are missing', async () => {
  const path = process.env['PATH'];
  process.env['PATH'] = folder;
  try {
    await expect(dumpServer(postgres.url, join(folder, 'x.dump'))).rejects.toThrow(
      'pg_dump is not installed: it comes with',
    );
  } finally {
    process.env['PATH'] = path;
  }
});

it('a database that has tables is never restored over', async () => {
  mkdirSync(join(folder, 'backup'));
  const list = { madeAt: '2025-03-01T12:00:00.000Z', database: 'server', rows: {}, files: [] };
  writeFileSync(join(folder, 'backup/backup.json'), JSON.stringify(list));
  await expect(backupCommand(['restore', join(folder, 'backup')], env(), () => undefined)).rejects.toThrow(
    'has tables already',
  );
});
