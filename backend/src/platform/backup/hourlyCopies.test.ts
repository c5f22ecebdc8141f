import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { backupCommand } from '../../app/commands/backupCommand';
import { openStores } from '../../app/commands/openStores';
import { prepareDataFolder } from '../../testing/database';
import { startTestS3 } from '../../testing/s3';
import { createLogger } from '../core/logger';
import { openEmbedded } from '../db/embedded';
import { contactMessages } from '../db/schema';
import { bucketStore } from '../uploads/bucketStore';
import { copyTo, startHourlyCopies } from './hourlyCopies';

const hour = 3_600_000;
const aMessage = (name: string) => ({
  submissionKey: crypto.randomUUID(),
  topic: 'lessons',
  name,
  email: 'ama@example.com',
  message: 'Hello',
  receivedAt: new Date('2025-03-01T12:00:00Z'),
});

it('a lost machine is restored from the newest copy in the bucket', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'school-copies-'));
  const s3 = await startTestS3();
  onTestFinished(async () => {
    await s3.stop();
    rmSync(folder, { recursive: true });
  });
  const files = await bucketStore(s3.settings);
  await files.write('some/upload', Readable.from([Buffer.from('x')]), 1);
  await prepareDataFolder(join(folder, 'lost'));
  const database = await openEmbedded(join(folder, 'lost'));
  const start = new Date('2025-03-01T12:00:00Z');

  await database.db.insert(contactMessages).values(aMessage('Ama'));
  const log = createLogger('silent');
  const clock = { now: () => start };
  const rounds = await startHourlyCopies({ database, clock, log, files, settings: { bucket: s3.settings } });
  await expect.poll(() => files.read('copies/12/backup.json')).toBeDefined();
  await rounds.stop();
  await database.db.insert(contactMessages).values(aMessage('Kofi'));
  await copyTo(files, database, new Date(start.getTime() + hour));
  await database.db.insert(contactMessages).values(aMessage('Esi'));
  // A third one is cut off before its list is written.
  const cut = { ...files, write: () => Promise.reject(new Error('cut off')) };
  await expect(copyTo(cut, database, new Date(start.getTime() + 2 * hour))).rejects.toThrow('cut off');
  await database.close();

  const { bucket, region, endpoint, credentials } = s3.settings;
  const env = {
    NODE_ENV: 'test',
    DATA_DIR: join(folder, 'new'),
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ENDPOINT: endpoint ?? '',
    S3_ACCESS_KEY_ID: credentials?.accessKeyId ?? '',
    S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? '',
  };
  const lines: string[] = [];
  await backupCommand(['restore', '--bucket'], env, (line) => void lines.push(line));
  expect(lines.join()).toMatch(
    /^Restored what was backed up at 2025-03-01T13:00:00.000Z: \d+ rows, 0 files\.$/,
  );
  const { context, close } = await openStores(env);
  const found = await context.db.select({ name: contactMessages.name }).from(contactMessages);
  expect(found.map(({ name }) => name).toSorted()).toEqual(['Ama', 'Kofi']);
  await close();
});
