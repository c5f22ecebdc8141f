import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { backupCommand } from '../../app/commands/backupCommand';
import { openStores } from '../../app/commands/openStores';
import { prepareDataFolder } from '../../testing/database';
import { startTestS3 } from '../../testing/s3';
import { openEmbedded } from '../db/embedded';
import { contactMessages } from '../db/schema';
import { bucketStore } from '../uploads/bucketStore';
import { copyNow } from './hourlyCopies';

const hour = 3_600_000;
const aMessage = (name: string) => ({
  submissionKey: crypto.randomUUID(),
  topic: 'lessons',
  name,
  email: 'ama@example.com',
  message: 'Hello',
  receivedAt: new Date('2025-03-01T12:00:00Z'),
});

it('a lost machine is restored from the newest copy in the bucket', { timeout: 300_000 }, async () => {
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
  writeFileSync(join(folder, 'lost/secret'), 's'.repeat(40));
  const start = new Date('2025-03-01T12:00:00Z').getTime();
  const copyAt = (hours: number, changes: object = {}, of = 'lost') =>
    copyNow(
      {
        database,
        files: { ...files, ...changes },
        settings: { bucket: s3.settings, dataDir: join(folder, of) },
      },
      new Date(start + hours * hour),
    );

  for (const [hours, name] of ['Ama', 'Kofi', 'Esi'].entries()) {
    await database.db.insert(contactMessages).values(aMessage(name));
    await copyAt(hours);
  }
  await database.db.insert(contactMessages).values(aMessage('Yaw'));
  // Two days later the first copy is written over, and cut off; the list of the third one is damaged.
  const write: typeof files.write = (key, bytes, size) =>
    key.includes('database') ? Promise.reject(new Error('cut off')) : files.write(key, bytes, size);
  await expect(copyAt(48, { write })).rejects.toThrow('cut off');
  await files.write('copies/14/backup.json', Readable.from([Buffer.from('{')]), 1);
  // An empty machine that starts before the restore does not write over them.
  mkdirSync(join(folder, 'empty'));
  await expect(copyAt(3, {}, 'empty')).rejects.toThrow('copies of another database');
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
  expect(readFileSync(join(folder, 'new/secret'), 'utf8')).toBe('s'.repeat(40));
  await close();
});
