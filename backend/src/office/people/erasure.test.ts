import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createApp } from '../../app/api/app';
import { ServiceError } from '../../platform/core/errors';
import { openStores } from '../../app/commands/openStores';
import { personCommand } from '../../app/commands/personCommand';
import { jobApplications, outbox, rateLimits, uploads } from '../../platform/db/schema';
import { mostAttempts } from '../../platform/outbox/backoff';
import { startWorker } from '../../platform/outbox/worker';
import { startTestApi, testNow, type TestApi } from '../../testing/api';
import { askOf } from '../../testing/ask';
import { prepareDataFolder } from '../../testing/database';
import { effectsOf } from '../../testing/effects';
import { testFiles } from '../../testing/files';
import { bodies } from '../../testing/operations';
import { startTestS3, type TestS3 } from '../../testing/s3';
import { uploader } from '../../testing/uploads';
import { bucketStore } from '../../platform/uploads/bucketStore';
import { expireKind } from '../../platform/uploads/uploadContext';
import { eraseHandler } from './erasure';
import type { Erasure } from './people.routes';
import type { Erased, PersonCount } from './person';
import { eraseKind } from './records/eraseKind';

const email = 'ama@example.com';
const hour = 60 * 60 * 1000;
const away = { status: 503, code: 'SlowDown' };

let s3: TestS3;
let api: TestApi;
beforeAll(async () => {
  s3 = await startTestS3();
  api = await startTestApi({ bucket: s3.settings, formsPerHour: 1000 });
});
afterAll(async () => {
  await api.stop();
  await s3.stop();
});
beforeEach(async () => {
  await api.database.db.delete(outbox);
  await api.database.db.delete(rateLimits);
});
afterEach(async () => {
  s3.refuse(undefined);
  api.clock.advance(24 * hour);
  await effectsOf(api).run();
  api.clock.set(testNow);
});

/** Sends an application with a CV. @returns the file */
async function apply(of: string = email): Promise<string> {
  const { id, ticket } = await uploader(api).stored();
  const cv = { id, ticket, name: 'ama.pdf', size: testFiles.pdf.length };
  const body = { ...bodies['applyForJob'], email: of, cv };
  const headers = { 'idempotency-key': randomUUID() };
  expect((await askOf(api)('POST', '/careers/applications', body, headers)).status).toBe(201);
  return id;
}
const asAdmin = async <T>(method: string, path: string, body?: object, on: Pick<TestApi, 'send'> = api) => {
  const roles = { [api.settings.auth.rolesClaim]: ['admin'] };
  const headers = { authorization: `Bearer ${await api.token(roles)}` };
  return (await askOf(on)<T>(method, `/staff/people/${path}`, body, headers)).body;
};
const erase = (on?: Pick<TestApi, 'send'>) => asAdmin<Erased>('POST', 'erasure', { email }, on);
const erasures = () => asAdmin<Erasure[]>('GET', 'erasures');
const jobs = () =>
  api.database.db
    .select()
    .from(outbox)
    .where(like(outbox.key, `${eraseKind}:%`));
const countStored = async (id: string) => api.database.db.$count(uploads, eq(uploads.id, id));

it('is reported as done except for the files, and continues automatically until they are deleted', async () => {
  const files = [await apply(), await apply()];
  s3.refuse(away);
  // Without opening the files, which are unavailable as well.
  expect(await asAdmin<PersonCount>('POST', 'found', { email })).toMatchObject({ files: 2 });
  const left = {
    email,
    erasedAt: testNow.toISOString(),
    files: 2,
    mails: false,
    attempts: 1,
    nextTryAt: new Date(testNow.getTime() + 5_000).toISOString(),
    problem: 'The place where files are kept does not answer.',
  };
  expect(await erase()).toMatchObject({ files: 2, left });
  expect(await api.database.db.$count(jobApplications)).toBe(0);
  expect(await erasures()).toEqual([left]);
  // One job covers everything; these two wait until a day after the files were announced.
  expect(await api.database.db.$count(outbox, eq(outbox.kind, expireKind))).toBe(2);

  api.clock.advance(10_000);
  await effectsOf(api).run();
  expect(await erasures()).toMatchObject([{ files: 2, attempts: 2, erasedAt: testNow.toISOString() }]);
  s3.refuse(undefined);
  api.clock.advance(20_000);
  // Another process, as after a restart.
  await effectsOf(api).run();
  expect(await erasures()).toEqual([]);
  for (const file of files) expect(await countStored(file)).toBe(0);
  expect(await api.deps.files.isEmpty()).toBe(true);
  expect(await jobs()).toMatchObject([{ state: 'done', payload: {}, lastError: null }]);
});

/** Makes the store refuse at once, without its client's waits. */
const refuseRemovals = () =>
  vi
    .spyOn(api.deps.files, 'removeAll')
    .mockRejectedValue(new ServiceError('unavailable', 'It does not answer.'));

it('succeeds when repeated: the same job retries the remaining files at once', async () => {
  await apply();
  const refused = refuseRemovals();
  await erase();
  api.clock.advance(1_000);
  expect(await erase()).toMatchObject({ files: 0, left: { files: 1, erasedAt: testNow.toISOString() } });
  const later = await apply();
  expect(await erase()).toMatchObject({ files: 1, left: { files: 2 } });
  expect(await jobs()).toHaveLength(1);
  refused.mockRestore();
  expect(await erase()).toMatchObject({ files: 0, left: null });
  expect(await countStored(later)).toBe(0);
  expect(await api.deps.files.isEmpty()).toBe(true);
});

it('is not given up however long the store is unavailable, nor is the deletion of unclaimed files', async () => {
  await apply();
  await uploader(api).stored();
  refuseRemovals();
  await erase();
  api.clock.advance(24 * hour);
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    api.clock.advance(hour);
    await effectsOf(api).run();
  }
  expect(await erasures()).toMatchObject([{ attempts: mostAttempts + 1, nextTryAt: expect.any(String) }]);
  const removals = await api.database.db.select().from(outbox).where(eq(outbox.kind, expireKind));
  expect(removals.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
});

it('deletes the other files when one is refused, and mails as well', async () => {
  const [refused, other] = [await apply(), await apply()];
  const { removeAll } = api.deps.files;
  vi.spyOn(api.deps.files, 'removeAll').mockImplementation((folder) =>
    folder === refused ? Promise.reject(new Error('no')) : removeAll(folder),
  );
  vi.spyOn(api.deps.sentMails, 'remove').mockRejectedValueOnce(new Error('no'));
  expect((await erase()).left).toMatchObject({
    files: 1,
    mails: true,
    problem:
      'A file could not be removed from the place where files are kept. The mails in the outbox folder could not be removed.',
  });
  expect([await countStored(refused), await countStored(other)]).toEqual([1, 0]);
});

it('is one job for two concurrent requests on two instances, whose workers run it once', async () => {
  await apply();
  s3.refuse(away);
  const { database, clock, deps } = api;
  const files = await bucketStore(s3.settings);
  const app = createApp({ ...deps, files });
  const other = {
    send: async (...[method, path, body, headers]: Parameters<TestApi['send']>) =>
      app.request(path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  };
  const answers = await Promise.all([erase(), erase(other)]);
  expect(answers.map(({ left }) => left?.files)).toEqual([1, 1]);
  expect(await jobs()).toHaveLength(1);
  s3.refuse(undefined);
  const removals = [vi.spyOn(files, 'removeAll'), vi.spyOn(deps.files, 'removeAll')];
  clock.advance(hour);
  const workers = await Promise.all(
    [deps, { ...deps, files }].map((context) =>
      startWorker({ database, clock, log: deps.log, handlers: { [eraseKind]: eraseHandler(context) } }),
    ),
  );
  await Promise.all(workers.map((worker) => worker.runDue()));
  for (const worker of workers) await worker.close();
  expect(removals.flatMap(({ mock }) => mock.calls)).toHaveLength(1);
  expect(await jobs()).toMatchObject([{ state: 'done' }]);
});

it(
  'reports at the command line what is left, and that the site continues it',
  { timeout: 120_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'school-erase-'));
    const env = { NODE_ENV: 'test', DATA_DIR: folder, ...s3.env };
    await prepareDataFolder(folder);
    const { context, close } = await openStores(env);
    const id = randomUUID();
    await context.db.insert(uploads).values({
      id,
      state: 'claimed',
      claimedBy: 'application',
      purpose: 'cv',
      name: 'ama.pdf',
      size: 1,
      kind: 'pdf',
      storageKey: `${id}/a`,
      digest: 'x',
      createdAt: testNow,
      expiresAt: testNow,
    });
    await context.db.insert(jobApplications).values({
      submissionKey: randomUUID(),
      reference: 'WORK-A',
      opening: 'cello',
      openingTitle: 'Cello teacher',
      name: 'Ama',
      email,
      phone: '+233241234567',
      letter: 'Hello',
      cvId: id,
      receivedAt: testNow,
    });
    await close();
    s3.refuse(away);
    const lines: string[] = [];
    await personCommand(['erase', email], env, (line) => void lines.push(line));
    expect(lines).toEqual([
      'Applications for work: 1',
      'Erased, with 1 files and 0 mails. Amounts, dates and references stay for the books.',
      'Still being removed: 1 files. The place where files are kept does not answer. The site tries again until it succeeds.',
    ]);
    rmSync(folder, { recursive: true });
  },
);
