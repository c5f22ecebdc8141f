import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { writeApiImage } from '../image';
import { repositoryRoot } from './platform/core/folders';
import { freePort } from './testing/identity';
import { startTestPostgres } from './testing/postgres';
import { productionEnv } from './testing/productionEnv';

/** The user of Node's own image. Files of root cannot be read-only for root. */
const user = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : {};

let image: string;
let postgres: Awaited<ReturnType<typeof startTestPostgres>>;
let databaseUrl: string;
beforeAll(async () => {
  image = mkdtempSync(join(tmpdir(), 'school-image-'));
  await writeApiImage(image);
  // The image installs them beside it.
  symlinkSync(join(repositoryRoot, 'node_modules'), join(image, 'node_modules'));
  chmodSync(image, 0o555);
  postgres = await startTestPostgres();
  databaseUrl = await postgres.makeEmpty();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(image, { recursive: true });
});

it.each(['api', 'worker'])('runs as %s in production, without root and on a read-only disk', async (kind) => {
  const port = await freePort();
  const child = spawn(process.execPath, ['dist/main.js'], {
    cwd: join(image, 'backend'),
    env: {
      ...productionEnv,
      SCHOOL_PROCESS: kind,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      S3_BUCKET: 'uploads',
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    ...user,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}/api/health`).then(
        ({ status }) => status,
        () => output,
      ),
    )
    .toBe(200);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
