import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { contactMessages, outbox } from '../../platform/db/schema';
import { testNow } from '../../testing/api';
import { signedIn, testApi } from '../../testing/testApi';
import { uploader } from '../../testing/uploads';
import { archiveParts, type Piece } from './archiveParts';
import { zipStream } from './zipStream';

const api = testApi();
const headers = signedIn(api, { 'https://music-school.example/roles': ['admin'] });

const bytesOf = async (stream: ReadableStream<Uint8Array>) =>
  new Uint8Array(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer());

describe('the export of all data', () => {
  it('has a table for each table over all its pages, the files, and a list of its contents at the end', async () => {
    const sent = {
      topic: 'lessons',
      name: '=1+1',
      email: 'ama@example.com',
      message: 'Hello',
      receivedAt: testNow,
    };
    const many = Array.from({ length: 1_203 }, () => ({ ...sent, submissionKey: crypto.randomUUID() }));
    await api.database.db.insert(contactMessages).values(many);
    const file = await uploader(api).stored();
    const mail = { to: 'staff@example.com', text: 'https://school.example/api/files/signed' };
    await api.database.db
      .insert(outbox)
      .values({ kind: 'mail', key: 'staff-mail', payload: mail, createdAt: testNow, dueAt: testNow });
    const response = await api.send('GET', '/api/staff/export', undefined, headers);
    expect(response.headers.get('content-disposition')).toContain('everything-2025-03-01.zip');
    const archive = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const lines = strFromU8(archive['tables/contact_messages.csv']!).trim().split('\r\n');
    expect(lines).toHaveLength(1_204);
    expect(new Set(lines).size).toBe(1_204);
    expect(lines[1]).toContain('"\'=1+1"');
    expect(archive[`files/${file.id}`]?.length).toBeGreaterThan(0);
    const list = JSON.parse(strFromU8(archive['complete.json']!)) as {
      rows: Record<string, number>;
      files: string[];
    };
    expect(list.rows).toMatchObject({ contact_messages: 1_203, projects: 6 });
    expect(list.files).toEqual([file.id]);
    expect(Object.keys(archive)).not.toContain('tables/rate_limits.csv');
    expect(strFromU8(archive['tables/ticket_holds.csv']!)).not.toContain('digest');
    // It contains nothing that gives access by itself.
    expect(strFromU8(archive['tables/outbox.csv']!)).toContain('staff-mail');
    expect(strFromU8(archive['tables/outbox.csv']!)).not.toContain('signed');
    const [invitation] = strFromU8(archive['tables/ticket_invitations.csv']!).split('\r\n');
    expect(invitation).toContain('guest_name');
    expect(invitation?.split(',')).not.toContain('code');
  });

  it('runs once at a time for each account, until it is read or aborted', async () => {
    const ask = (method = 'GET', who = headers) => api.send(method, '/api/staff/export', undefined, who);
    const other = { 'https://music-school.example/roles': ['admin'], sub: 'auth0|other' };
    const first = await ask();
    const second = await ask();
    expect(second.status).toBe(429);
    expect(second.headers.get('retry-after')).toBe('5');
    expect(await second.json()).toMatchObject({
      error: { message: expect.stringContaining('taken away with your account already') as string },
    });
    const another = await ask('GET', { authorization: `Bearer ${await api.token(other)}` });
    expect(another.status).toBe(200);
    await Promise.all([another.body?.cancel(), first.body?.cancel()]);
    const whole = await ask();
    expect(whole.status).toBe(200);
    await whole.arrayBuffer();
    for (const method of ['HEAD', 'HEAD', 'GET']) expect((await ask(method)).status).toBe(200);
  });

  it.each([
    ['more files', { files: 2, bytes: 1_000_000 }],
    ['a larger file', { files: 10, bytes: 250_000 }],
    ['a larger archive', { files: 10, bytes: 300 }],
  ])('stops before it has more %s than the format can address', async (_, most) => {
    let isOver = false;
    async function* three(): AsyncGenerator<Piece> {
      try {
        for (const path of ['a', 'b', 'c'])
          for (const isLast of [false, false, true]) yield { path, bytes: new Uint8Array(100_000), isLast };
      } finally {
        isOver = true;
      }
    }
    const whole = unzipSync(await bytesOf(zipStream(three(), { files: 3, bytes: 300_000 })));
    expect(Object.values(whole).map(({ length }) => length)).toEqual([300_000, 300_000, 300_000]);
    isOver = false;
    await expect(bytesOf(zipStream(three(), most))).rejects.toThrow('An archive holds at most');
    expect(isOver).toBe(true);
  });

  it('stops after an error, and stops reading when its reader leaves', async () => {
    async function* broken(): AsyncGenerator<Piece> {
      yield { path: 'tables/a.csv', bytes: new Uint8Array(100_000), isLast: false };
      throw new Error('the database is away');
    }
    await expect(bytesOf(zipStream(broken()))).rejects.toThrow('the database is away');

    const parts = archiveParts({ ...api.deps, db: api.database.db });
    const reader = zipStream(parts).getReader();
    await reader.read();
    await reader.cancel();
    expect(await parts.next()).toEqual({ value: undefined, done: true });
  });
});
