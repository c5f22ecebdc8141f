import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settableClock } from '../core/clock';
import { projects } from '../db/schema';
import { testNow } from '../../testing/api';
import { testApi } from '../../testing/testApi';
import { createSharedAnswers, type SharedAnswers } from './sharedAnswers';

/** A channel's listeners, as the database would call them. */
const listeners = new Map<string, () => void>();
const listen = async (channel: string, onNotify: () => void) => {
  listeners.set(channel, onNotify);
  return async () => void listeners.delete(channel);
};
const notify = (channel: string) => listeners.get(channel)?.();
const clock = settableClock(testNow);
const read = {};

let answers: SharedAnswers;
let made: number;
beforeEach(async () => {
  clock.set(testNow);
  made = 0;
  answers = await createSharedAnswers(listen, clock);
});

const get = (key = '', make = async () => ({ made: (made += 1) })) => answers.get('tickets', read, key, make);
const textOf = async (key?: string) => (await get(key)).text;

describe('the answer of a public read', () => {
  it('is made once for concurrent and later requests', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => textOf()));
    expect(new Set([...all, await textOf()])).toEqual(new Set(['{"made":1}']));
  });

  it('is made again after a notification of its channel, and of no other', async () => {
    await get();
    notify('competition');
    expect(await textOf()).toBe('{"made":1}');
    notify('tickets');
    expect(await textOf()).toBe('{"made":2}');
  });

  it('is made again after one second, since holds end by the clock', async () => {
    await get();
    clock.advance(999);
    expect(await textOf()).toBe('{"made":1}');
    clock.advance(1);
    expect(await textOf()).toBe('{"made":2}');
  });

  it('is read after a change that comes while an earlier reading runs, one reading at a time', async () => {
    let running = 0;
    let most = 0;
    const release: (() => void)[] = [];
    const slow = async () => {
      most = Math.max(most, (running += 1));
      const value = { made: (made += 1) };
      await new Promise<void>((resolve) => release.push(resolve));
      running -= 1;
      return value;
    };
    const first = get('', slow);
    await expect.poll(() => release.length).toBe(1);
    notify('tickets');
    const later = [get('', slow), get('', slow)];
    release[0]?.();
    expect((await first).text).toBe('{"made":1}');
    await expect.poll(() => release.length).toBe(2);
    release[1]?.();
    expect((await Promise.all(later)).map(({ text }) => text)).toEqual(['{"made":2}', '{"made":2}']);
    expect(most).toBe(1);
  });

  it('is tried again by the next request when it could not be made', async () => {
    const away = async () => {
      throw new Error('the database is away');
    };
    await expect(get('', away as never)).rejects.toThrow('away');
    expect(await textOf()).toBe('{"made":1}');
  });

  it('differs by its parameters', async () => {
    expect([await textOf('public'), await textOf('invited'), await textOf('public')]).toEqual([
      '{"made":1}',
      '{"made":2}',
      '{"made":1}',
    ]);
  });
});

describe('over HTTP', () => {
  const api = testApi();
  const ask = (headers?: Record<string, string>) => api.send('GET', '/api/projects', undefined, headers);

  it('costs a browser that has the answer no bytes until it changes', async () => {
    const first = await ask();
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await ask({ 'if-none-match': `"other", W/${etag}` });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);

    await api.database.db.update(projects).set({ raised: 4_200 }).where(eq(projects.slug, 'mate'));
    const changed = await ask({ 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(await changed.json()).toContainEqual(expect.objectContaining({ slug: 'mate', raised: 4_200 }));
  });

  it.each([
    '/projects/project/mate/donors?page=1',
    '/music-study/trial-times?instrument=piano',
    '/tickets/best-seats?sale=public&type=regular&quantity=2',
  ])('answers %s from memory, each set of parameters by itself', async (path) => {
    const shared = vi.spyOn(api.deps.sharedAnswers, 'get').mockResolvedValue({ text: '"kept"', etag: '"1"' });
    expect(await (await api.send('GET', `/api${path}`)).json()).toBe('kept');
    const [, , key] = shared.mock.calls[0]!;
    for (const [, value] of new URLSearchParams(path.split('?')[1])) expect(key).toContain(value);
    shared.mockRestore();
  });

  it('reads the database for signed-in people and for resources of composed pages', async () => {
    const stale = vi.spyOn(api.deps.sharedAnswers, 'get').mockResolvedValue({ text: '"stale"', etag: '"1"' });
    expect(await (await ask()).json()).toBe('stale');
    expect(await (await ask({ authorization: `Bearer ${await api.token()}` })).json()).not.toBe('stale');
    for (const path of ['/published', ...Object.keys(api.deps.publishedResources)]) {
      expect(await (await api.send('GET', `/api${path}`)).json(), path).not.toBe('stale');
    }
    stale.mockRestore();
  });

  it('answers 404 each time for a project that does not exist', async () => {
    for (const slug of ['nothing', 'nothing']) {
      expect((await api.send('GET', `/api/projects/project/${slug}`)).status).toBe(404);
    }
  });
});
