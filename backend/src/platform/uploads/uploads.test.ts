import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storageMessages, type UploadTicket } from '@school/shared/schemas/uploads';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { rateLimits, uploads } from '../db/schema';
import { startTestApi, testNow } from '../../testing/api';
import { testApi } from '../../testing/testApi';
import { testFiles } from '../../testing/files';
import { uploader } from '../../testing/uploads';

const { pdf, doc, docx } = testFiles;
const hours = (count: number) => count * 60 * 60 * 1000;
const unknownId = '0f8fad5b-d9cb-469f-a165-70867728950e';

const api = testApi();
const up = uploader(api);
afterEach(async () => {
  api.clock.set(testNow);
  await api.database.db.delete(rateLimits);
});

const rowOf = async ({ id }: { id: string }) =>
  (await api.database.db.select().from(uploads).where(eq(uploads.id, id)))[0];
const filesOf = ({ id }: { id: string }) => {
  const folder = join(api.dataDir, 'uploads', id);
  return existsSync(folder) ? readdirSync(folder) : [];
};
const answerOf = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as { error: { code: string; message: string } }).error,
});

describe('announcing a file', () => {
  it('returns a ticket for it', async () => {
    const first = await up.announce();
    const second = await up.announce();
    expect(first).toMatchObject({ status: 201, expiresAt: '2025-03-02T12:00:00.000Z', sendWithin: 600 });
    expect(second.id).not.toBe(first.id);
    expect(await rowOf(first)).toMatchObject({ state: 'waiting', name: 'ama.pdf', claimedBy: null });
  });

  it.each([
    ['size', { size: 0 }, storageMessages.wrong_file_size],
    ['size', { size: 5 * 1024 * 1024 + 1 }, storageMessages.wrong_file_size],
  ])('is rejected for its %s %o', async (field, change, message) => {
    const file = { purpose: 'cv', name: 'ama.pdf', ...change };
    const response = await api.send('POST', '/api/uploads', file);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: { fields: [{ field, message }] } });
  });

  it('removes paths from a name', async () => {
    const upload = await up.stored({ name: '../../../etc/cron.d/ama.pdf' });
    expect(await rowOf(upload)).toMatchObject({ name: 'ama.pdf' });
    expect(filesOf(upload)).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });

  it('is limited per hour', async () => {
    const few = await startTestApi({ uploads: { perHour: 2, withinSeconds: 600 } });
    const { announce } = uploader(few);
    const statuses = [await announce(), await announce(), await announce()].map(({ status }) => status);
    expect(statuses).toEqual([201, 201, 429]);
    await few.stop();
  });
});

describe('sending it', () => {
  it.each([
    ['pdf', pdf],
    ['doc', doc],
    ['docx', docx],
  ])('stores a %s with its actual type', async (kind, bytes) => {
    const upload = await up.announce({ name: `ama.${kind}`, size: bytes.length });
    const response = await up.put(upload, bytes);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      id: upload.id,
      state: 'stored',
      name: `ama.${kind}`,
      size: bytes.length,
    });
    expect(await rowOf(upload)).toMatchObject({ state: 'stored', kind });
  });

  it('may be repeated with the same file, but not with another one', async () => {
    const upload = await up.stored();
    const [file] = filesOf(upload);
    expect((await up.put(upload, pdf)).status).toBe(200);
    const other = Buffer.from(pdf.toString().replace('Catalog', 'CATALOG'));
    expect(await answerOf(await up.put(upload, other))).toMatchObject({ status: 409, code: 'conflict' });
    expect(filesOf(upload)).toEqual([file]);
  });

  it('may happen twice at once, and stores one file', async () => {
    const upload = await up.announce();
    const answers = await Promise.all([up.put(upload, pdf), up.put(upload, pdf), up.put(upload, pdf)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(filesOf(upload)).toEqual([expect.any(String)]);
    expect((await rowOf(upload))?.storageKey).toBe(`${upload.id}/${filesOf(upload)[0]}`);
  });

  it.each([
    ['a web page', 'ama.pdf', testFiles.html],
    ['a program', 'ama.doc', testFiles.exe],
    ['a ZIP archive', 'ama.docx', testFiles.zip],
    ['a JPG picture', 'ama.pdf', testFiles.jpg],
  ])('rejects %s that is called %s, and names its type', async (found, name, bytes) => {
    const upload = await up.announce({ name, size: bytes.length });
    expect(await answerOf(await up.put(upload, bytes))).toMatchObject({
      status: 422,
      code: 'wrong_file_type',
      message: `This is ${found}. Choose a file of this type: PDF, DOC or DOCX.`,
    });
    expect(await rowOf(upload)).toMatchObject({ state: 'waiting' });
    expect(filesOf(upload)).toEqual([]);
  });
});

describe('the messages of the catalogue', () => {
  const sent = async (upload: Pick<UploadTicket, 'id' | 'ticket'>, body: Uint8Array | ReadableStream = pdf) =>
    answerOf(await up.put(upload, body));

  it('unknown: the store fails', async () => {
    const broken = await startTestApi();
    rmSync(join(broken.dataDir, 'uploads'), { recursive: true });
    writeFileSync(join(broken.dataDir, 'uploads'), 'a file where the folder was');
    const { announce, put } = uploader(broken);
    expect(await answerOf(await put(await announce(), pdf))).toMatchObject({
      status: 500,
      code: 'internal',
      message: 'An unknown error occurred.',
    });
    expect(broken.lines.join('')).toContain('ENOTDIR');
    await broken.stop();
  });

  it('object not found: the file is gone', async () => {
    const upload = await up.stored();
    api.clock.advance(hours(24));
    for (const method of ['GET', 'PUT']) {
      expect(await answerOf(await up.ask(method, upload, method === 'PUT' ? 'x' : undefined))).toMatchObject({
        status: 404,
        code: 'not_found',
        message: 'No object exists at the desired reference.',
      });
    }
  });

  it('unauthenticated: no ticket, an altered one, one whose time is over', async () => {
    const upload = await up.announce();
    const [head, body, signature] = upload.ticket.split('.');
    const altered = [head, body, signature?.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))].join('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    const refusal = {
      status: 401,
      code: 'unauthenticated',
      message: 'User is unauthenticated, please authenticate and try again',
    };
    for (const ticket of ['', 'hello', altered, unsigned]) {
      expect(await sent({ ...upload, ticket })).toMatchObject(refusal);
    }
    api.clock.advance(hours(7 * 24));
    expect(await sent(upload)).toMatchObject(refusal);
    expect((await up.put(upload, pdf)).headers.get('www-authenticate')).toBe('Upload');
  });

  it('unauthorized: the ticket of another upload', async () => {
    const mine = await up.announce();
    const theirs = await up.stored();
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const body = method === 'PUT' ? 'x' : undefined;
      const response = await up.ask(method, { id: theirs.id, ticket: mine.ticket }, body);
      expect(await answerOf(response)).toMatchObject({
        status: 403,
        code: 'forbidden',
        message: 'User is not authorized to perform the desired action...',
      });
    }
    expect(filesOf(theirs)).toHaveLength(1);
    expect(await sent({ id: unknownId, ticket: mine.ticket })).toMatchObject({ status: 403 });
  });

  it('retry limit exceeded: sending takes too long', async () => {
    const hasty = await startTestApi({ uploads: { perHour: 10, withinSeconds: 0.02 } });
    const { announce, put } = uploader(hasty);
    const upload = await announce();
    const endless = new ReadableStream({ start: (body) => body.enqueue(pdf.subarray(0, 10)) });
    expect(await answerOf(await put(upload, endless))).toMatchObject({
      status: 408,
      code: 'timed_out',
      message: 'Upload time limit exceeded, try again',
    });
    expect(readdirSync(join(hasty.dataDir, 'uploads', upload.id))).toEqual([]);
    await hasty.stop();
  });

  it('canceled: the sender disconnects', async () => {
    const upload = await up.announce();
    const cut = new ReadableStream({
      start: (body) => body.enqueue(pdf.subarray(0, 10)),
      pull: (body) => body.error(new Error('aborted')),
    });
    expect(await sent(upload, cut)).toMatchObject({
      status: 400,
      code: 'canceled',
      message: 'Operation cancelled.',
    });
    expect(filesOf(upload)).toEqual([]);
    expect(await sent(upload)).not.toHaveProperty('code');
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['less than announced', pdf.subarray(1)],
    ['more than announced', Buffer.concat([pdf, Buffer.from('\n')])],
  ])('wrong file size: %s', async (_, bytes) => {
    const upload = await up.announce();
    expect(await sent(upload, bytes)).toMatchObject({
      status: 422,
      code: 'wrong_file_size',
      message: 'Try uploading again',
    });
    expect(filesOf(upload)).toEqual([]);
  });

  it('stops reading at the first surplus byte', async () => {
    const upload = await up.announce({ size: 100_000 });
    let given = 0;
    let stopped = false;
    const endless = new ReadableStream({
      pull: (body) => {
        given += 10_000;
        body.enqueue(new Uint8Array(10_000));
      },
      cancel: () => {
        stopped = true;
      },
    });
    expect(await sent(upload, endless)).toMatchObject({ code: 'wrong_file_size' });
    expect(stopped).toBe(true);
    expect(given).toBeLessThanOrEqual(150_000);
  });
});

describe('withdrawing it', () => {
  it('deletes the file, and a repeat gets the same answer', async () => {
    const upload = await up.stored();
    expect((await up.ask('DELETE', upload)).status).toBe(204);
    expect((await up.ask('DELETE', upload)).status).toBe(204);
    expect(await rowOf(upload)).toBeUndefined();
    expect(filesOf(upload)).toEqual([]);
    expect((await up.ask('GET', upload)).status).toBe(404);
  });

  it('during sending leaves nothing behind', async () => {
    const upload = await up.announce();
    const slow = new ReadableStream({
      async pull(body) {
        await up.ask('DELETE', upload);
        body.enqueue(pdf);
        body.close();
      },
    });
    expect((await up.put(upload, slow)).status).toBe(404);
    expect(filesOf(upload)).toEqual([]);
  });
});

it.each(['..%2f..%2fsecret', 'x', `${unknownId}%00`])('an upload called %s is rejected', async (id) => {
  const response = await up.ask('GET', { id, ticket: 'x' });
  expect([404, 422]).toContain(response.status);
});
