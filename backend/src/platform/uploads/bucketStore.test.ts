import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createApp } from '../../app/api/app';
import { uploads } from '../db/schema';
import { startTestApi, testNow, type TestApi } from '../../testing/api';
import { effectsOf } from '../../testing/effects';
import { testFiles } from '../../testing/files';
import { startTestS3, type TestS3 } from '../../testing/s3';
import { uploader } from '../../testing/uploads';
import { bucketStore } from './bucketStore';
import { claimUpload } from './claimUpload';

const { pdf } = testFiles;
let s3: TestS3;
let api: TestApi;
/** Another instance of the API: the same database, but its own connection to the bucket. */
let other: Pick<TestApi, 'app' | 'send'>;
beforeAll(async () => {
  s3 = await startTestS3();
  api = await startTestApi({ bucket: s3.settings });
  const app = createApp({ ...api.deps, files: await bucketStore(s3.settings) });
  other = { ...api, app };
});
afterAll(async () => {
  await api.stop();
  await s3.stop();
});
afterEach(() => {
  s3.refuse(undefined);
  api.clock.set(testNow);
});

const keyOf = async ({ id }: { id: string }) =>
  (await api.database.db.select().from(uploads).where(eq(uploads.id, id)))[0]?.storageKey ?? '';
const bytesOf = async (key: string) => {
  const bytes = await api.deps.files.read(key);
  return bytes && (await buffer(bytes));
};

it('a file sent to one instance can be read by staff on the other', async () => {
  const bytes = Buffer.concat([pdf, Buffer.alloc(3_000_000, 'x')]);
  const upload = await uploader(api).stored({ size: bytes.length }, bytes);
  await claimUpload(api.deps, upload, { field: 'cv', purpose: 'cv', by: 'form:1' });
  const answer = await other.app.request(`/api/uploads/${upload.id}/file`, {
    headers: { authorization: `Bearer ${await api.token()}` },
  });
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
});

it('the same file may be sent to both at once, and is stored once', async () => {
  const upload = await uploader(api).announce();
  const sent = [api, other].map((instance) => uploader(instance as TestApi).put(upload, pdf));
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200]);
  expect(await bytesOf(await keyOf(upload))).toEqual(pdf);
  await api.deps.files.remove(await keyOf(upload));
  expect(await api.deps.files.isEmpty()).toBe(false);
});

it('withdrawn and unclaimed files are deleted from the bucket', async () => {
  const taken = await uploader(api).stored();
  const left = await uploader(api).stored();
  const [takenKey, leftKey] = [await keyOf(taken), await keyOf(left)];
  expect((await uploader(api).ask('DELETE', taken)).status).toBe(204);
  expect(await bytesOf(takenKey)).toBeUndefined();
  expect(await bytesOf(leftKey)).toEqual(pdf);
  api.clock.advance(25 * 60 * 60 * 1000);
  await effectsOf(api).run();
  expect(await bytesOf(leftKey)).toBeUndefined();
});

it('a sender who disconnects leaves neither a file nor an open request', async () => {
  const upload = await uploader(api).announce({ size: 2_000_000 });
  let send: ReadableStreamDefaultController | undefined;
  const body = new ReadableStream({ start: (controller) => void (send = controller) });
  const answer = uploader(api).put(upload, body);
  send?.enqueue(new Uint8Array(100_000));
  await vi.waitFor(() => expect(s3.underWay()).toBe(1));
  send?.error(new Error('gone'));
  expect(await (await answer).json()).toMatchObject({ error: { code: 'canceled' } });
  await vi.waitFor(() => expect(s3.underWay()).toBe(0));
});

it.each([
  ['is full', { status: 507, code: 'XMinioStorageFull' }, 503, 'there is no room for them'],
  ['has reached its quota', { status: 403, code: 'QuotaExceeded' }, 503, 'there is no room for them'],
  ['is overloaded', { status: 503, code: 'SlowDown' }, 503, 'does not answer'],
  ['refuses access', { status: 403, code: 'AccessDenied' }, 500, 'An unknown error occurred.'],
])('a bucket that %s is reported as such', async (_, refusal, status, message) => {
  const upload = await uploader(api).announce();
  s3.refuse(refusal);
  const answer = await uploader(api).put(upload, pdf);
  expect(answer.status).toBe(status);
  expect(answer.headers.has('retry-after')).toBe(status === 503);
  expect(await answer.text()).toContain(message);
});

it('an unavailable bucket refuses files temporarily, and the API runs', async () => {
  const away = await bucketStore({ ...s3.settings, endpoint: 'http://127.0.0.1:9' });
  await expect(away.write('a/b', Readable.from([pdf]), pdf.length)).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: 300,
  });
});

it.each([
  ['does not exist', { bucket: 'another' }, 'the bucket another of S3_BUCKET cannot be used (there is none)'],
  [
    'belongs to another account',
    { credentials: { accessKeyId: 'ANOTHER', secretAccessKey: 'S3RVER' } },
    'cannot be used (403: it belongs to others, or elsewhere)',
  ],
])('a bucket that %s is refused at the start with a readable message', async (_, change, message) => {
  await expect(bucketStore({ ...s3.settings, ...change })).rejects.toThrow(message);
});
