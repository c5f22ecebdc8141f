import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createLogger } from '../core/logger';
import { openServer } from '../db/server';
import { startTestPostgres } from '../testing/postgres';
import { countRows, type Query } from './countRows';
import { dumpServer, onServer } from './serverDump';
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

/** Puts a folder before everything else that commands are looked for in. */
function inPath(first: string, alone = false): void {
  const path = process.env['PATH'];
  process.env['PATH'] = alone ? first : `${first}:${path}`;
  onTestFinished(() => void (process.env['PATH'] = path));
}

const rowsOf = async (query: Query) => (await countRows(query))['public.rate_limits'];

it('a server is backed up with its own tools, which are asked for where they are missing', async () => {
  inPath(folder, true);
  await expect(dumpServer(postgres.url, join(folder, 'x.dump'), rowsOf)).rejects.toThrow(
    'pg_dump is not installed: it comes with',
  );
});

it('what is counted is what is dumped, though the site goes on', async () => {
  // In place of the tool, whose version need not be that of the server here: it counts in the moment that it is told.
  const tool = `#!/usr/bin/env node
const pg = require(${JSON.stringify(createRequire(import.meta.url).resolve('pg'))});
const [url, ...args] = process.argv.slice(2);
const valueOf = (name) => args.find((arg) => arg.startsWith(name)).slice(name.length);
const client = new pg.Client({ connectionString: url.slice('--dbname='.length), password: process.env.PGPASSWORD });
(async () => {
  await client.connect();
  await client.query('begin isolation level repeatable read');
  await client.query("set transaction snapshot '" + valueOf('--snapshot=') + "'");
  const { rows } = await client.query('select count(*)::int as rows from rate_limits');
  require('node:fs').writeFileSync(valueOf('--file='), String(rows[0].rows));
  await client.end();
})();
`;
  const tools = mkdtempSync(join(folder, 'tools-'));
  writeFileSync(join(tools, 'pg_dump'), tool, { mode: 0o755 });
  inPath(tools);
  const file = join(folder, 'live.dump');
  const counted = await dumpServer(postgres.url, file, async (query) => {
    const rows = await rowsOf(query);
    // Somebody comes meanwhile.
    await onServer(postgres.url, (other) => other("insert into rate_limits values ('a', now(), 1)"));
    return rows;
  });
  expect(readFileSync(file, 'utf8')).toBe(String(counted));
  expect(await onServer(postgres.url, rowsOf)).toBe(Number(counted) + 1);
});

it('a database that has tables is never restored over', async () => {
  mkdirSync(join(folder, 'backup'));
  const list = { madeAt: '2025-03-01T12:00:00.000Z', database: 'server', rows: {}, files: [] };
  writeFileSync(join(folder, 'backup/backup.json'), JSON.stringify(list));
  await expect(backupCommand(['restore', join(folder, 'backup')], env(), () => undefined)).rejects.toThrow(
    'has tables already',
  );
});
