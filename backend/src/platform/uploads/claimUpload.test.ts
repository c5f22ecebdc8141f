import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { storageMessages, type UploadTicket } from '@school/shared/schemas/uploads';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../core/logger';
import { uploads } from '../db/schema';
import { startWorker, type Worker } from '../outbox/worker';
import { startTestApi, testNow, type TestApi } from '../../testing/api';
import { testFiles } from '../../testing/files';
import { uploader } from '../../testing/uploads';
import { claimUpload } from './claimUpload';
import { expireHandler } from './expireUpload';
import { fileLink } from './fileLink';
import { expireKind } from './uploadContext';
import { attachmentHeaders } from './attachment';

const hours = (count: number) => count * 60 * 60 * 1000;

let api: TestApi;
let up: ReturnType<typeof uploader>;
let worker: Worker;
beforeAll(async () => {
  api = await startTestApi({ uploads: { perHour: 1000, withinSeconds: 600 } });
  up = uploader(api);
  const { database, clock, deps } = api;
  const handlers = { [expireKind]: expireHandler(deps) };
  worker = await startWorker({ database, clock, log: createLogger('silent'), handlers });
});
afterAll(async () => {
  await worker.close();
  await api.stop();
});
afterEach(() => api.clock.set(testNow));

const claim = (upload: Pick<UploadTicket, 'id' | 'ticket'>, by = 'job-application:1') =>
  claimUpload(api.deps, upload, { field: 'cv', purpose: 'cv', by });
const refused = (message: string) => ({ code: 'validation_failed', fields: [{ field: 'cv', message }] });
const isThere = ({ id }: { id: string }) => existsSync(join(api.dataDir, 'uploads', id));

describe('a form with a file', () => {
  it("gets the file's actual type, with a matching name", async () => {
    const upload = await up.stored({ name: 'ama.pdf' }, testFiles.docx);
    expect(await claim(upload)).toEqual({
      id: upload.id,
      name: 'ama.pdf.docx',
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      size: testFiles.docx.length,
    });
  });

  it('claims it alone: a repeat gets the same answer, another claim is rejected', async () => {
    const upload = await up.stored();
    const first = await claim(upload);
    expect(await claim(upload)).toEqual(first);
    await expect(claim(upload, 'job-application:2')).rejects.toMatchObject(
      refused(storageMessages.unauthorized),
    );
    expect((await up.put(upload, testFiles.pdf)).status).toBe(403);
    expect((await up.ask('DELETE', upload)).status).toBe(204);
    expect(isThere(upload)).toBe(true);
  });

  it('reports a problem at its field', async () => {
    const upload = await up.stored();
    const { ticket: other } = await up.announce();
    const later = await up.stored();
    await expect(claim(await up.announce())).rejects.toMatchObject(refused(storageMessages.object_not_found));
    await expect(claim({ ...upload, ticket: 'x' })).rejects.toMatchObject(
      refused(storageMessages.unauthenticated),
    );
    await expect(claim({ ...upload, ticket: other })).rejects.toMatchObject(
      refused(storageMessages.unauthorized),
    );
    await api.database.db.update(uploads).set({ purpose: 'picture' }).where(eq(uploads.id, upload.id));
    await expect(claim(upload)).rejects.toMatchObject(refused(storageMessages.unauthorized));
    api.clock.advance(hours(24));
    await expect(claim(later)).rejects.toMatchObject(refused(storageMessages.object_not_found));
    api.clock.advance(hours(6 * 24));
    await expect(claim(later)).rejects.toMatchObject(refused(storageMessages.unauthenticated));
  });

  it('claims nothing when its own transaction fails', async () => {
    const upload = await up.stored();
    const failing = api.database.db.transaction(async (tx) => {
      await claimUpload({ ...api.deps, db: tx }, upload, {
        field: 'cv',
        purpose: 'cv',
        by: 'job-application:3',
      });
      throw new Error('the rest of the form is wrong');
    });
    await expect(failing).rejects.toThrow('the rest of the form');
    expect(await claim(upload)).toMatchObject({ id: upload.id });
  });
});

describe('after a day', () => {
  it('unclaimed files are deleted, and claimed ones remain', async () => {
    const left = await up.stored();
    const claimed = await up.stored();
    await claim(claimed, 'job-application:4');
    await worker.runDue();
    expect([isThere(left), isThere(claimed)]).toEqual([true, true]);
    api.clock.advance(hours(24));
    await worker.runDue();
    expect([isThere(left), isThere(claimed)]).toEqual([false, true]);
    const rows = await api.database.db
      .select({ id: uploads.id })
      .from(uploads)
      .where(eq(uploads.id, left.id));
    expect(rows).toEqual([]);
  });
});

describe('the file', () => {
  const open = async (path: string, roles?: string[]) =>
    api.send('GET', path, undefined, {
      ...(roles && {
        authorization: `Bearer ${await api.token({ [api.settings.auth.rolesClaim]: roles })}`,
      }),
    });
  const claimed = async (change: Record<string, unknown> = {}) => {
    const upload = await up.stored(change);
    await claim(upload, 'job-application:5');
    return { ...upload, path: `/api/uploads/${upload.id}/file` };
  };

  it('is a download for staff that no browser runs', async () => {
    const { path } = await claimed({ name: 'Ɛfua’s "CV".pdf' });
    const response = await open(path, ['staff']);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(testFiles.pdf);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(testFiles.pdf.length),
      'content-disposition': `attachment; filename="_fua_s _CV_.pdf"; filename*=UTF-8''%C6%90fua%E2%80%99s%20%22CV%22.pdf`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  it('is a download even if a program has cut its name within a surrogate pair', () => {
    const headers = attachmentHeaders({ name: 'CV \ud83c.pdf', type: 'application/pdf', size: 1 });
    expect(headers['content-disposition']).toContain(`filename="CV _.pdf"; filename*=UTF-8''CV%20_.pdf`);
  });

  it('is only for staff, and not before it is claimed', async () => {
    const { path, ticket } = await claimed();
    expect((await open(path)).status).toBe(401);
    expect((await open(path, ['jury'])).status).toBe(403);
    expect((await open(`${path}?key=${ticket}`)).status).toBe(401);
    expect((await open(`/api/uploads/${(await up.stored()).id}/file`, ['staff'])).status).toBe(404);
  });

  it('is opened by a link that staff request, for a limited time and only this file', async () => {
    const { path, id } = await claimed();
    const other = await claimed();
    const response = await open(`/api/uploads/${id}/link`, ['staff']);
    expect(response.status).toBe(200);
    const { url, expiresAt } = (await response.json()) as { url: string; expiresAt: string };
    expect(expiresAt).toBe('2025-03-01T12:05:00.000Z');
    const { origin, pathname, search } = new URL(url);
    expect([origin, pathname]).toEqual(['http://localhost:4000', path]);
    expect((await open(path + search)).status).toBe(200);
    expect((await open(other.path + search)).status).toBe(401);
    api.clock.advance(5 * 60 * 1000);
    expect((await open(path + search)).status).toBe(401);
  });

  it('is opened by a link in a mail for a week', async () => {
    const { id } = await claimed();
    const { url } = await fileLink(api.deps, id);
    const { pathname, search } = new URL(url);
    api.clock.advance(hours(7 * 24) - 1000);
    expect((await open(pathname + search)).status).toBe(200);
    api.clock.advance(1000);
    expect((await open(pathname + search)).status).toBe(401);
  });
});
