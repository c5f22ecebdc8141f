import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { communityMembers, projects } from '../../platform/db/schema';
import { startTestApi, type TestApi } from '../../testing/api';
import type { Counts } from './stats.routes';

const seeded: Counts = {
  members: 0,
  projects: 6,
  openProjects: 6,
  raised: 350_000,
  donations: 0,
  donated: 0,
  openFlags: 0,
};

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.stop());

/** Opens the stream and returns its counts one after the other; undefined once it has ended. */
async function watch(claims = {}) {
  const response = await api.send('GET', '/api/stats/stream', undefined, {
    authorization: `Bearer ${await api.token(claims)}`,
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const next = async (): Promise<Counts | undefined> => {
    const { done, value } = await reader.read();
    if (done) return undefined;
    const data = /^event: counts\ndata: (.*)$/m.exec(new TextDecoder().decode(value))?.[1];
    return data ? (JSON.parse(data) as Counts) : next();
  };
  return { next, leave: () => reader.cancel() };
}

/** Adds a confirmed member. */
const join = async (name: string) => {
  const at = api.clock.now();
  const member = { name, email: `${name}@example.com`, interests: [], joinedAt: at };
  await api.database.db.insert(communityMembers).values({ ...member, state: 'confirmed', confirmedAt: at });
};

describe('the live counts', () => {
  it('arrive at once and with every change of the tables they read', async () => {
    const stream = await watch();
    expect(await stream.next()).toEqual(seeded);
    await join('ama');
    expect(await stream.next()).toEqual({ ...seeded, members: 1 });
    await api.database.db.update(projects).set({ raised: 250_000 }).where(eq(projects.slug, 'mate'));
    expect(await stream.next()).toEqual({ ...seeded, members: 1, raised: 400_000 });
    await api.database.db.update(projects).set({ isOpen: false });
    expect(await stream.next()).toMatchObject({ openProjects: 0 });
    await stream.leave();
  });

  it('reach all subscribers, with one message for many changes at once', async () => {
    const streams = await Promise.all([watch(), watch(), watch()]);
    for (const stream of streams) expect(await stream.next()).toEqual(seeded);
    await api.database.db.transaction(async (tx) => {
      await tx.update(projects).set({ raised: 0 });
      await tx.update(projects).set({ raised: 10 });
    });
    for (const stream of streams) expect(await stream.next()).toMatchObject({ raised: 60 });
    await Promise.all(streams.map((stream) => stream.leave()));
  });

  it('end with the token that opened them', async () => {
    const stream = await watch({ exp: api.clock.now().getTime() / 1000 + 1 });
    expect(await stream.next()).toEqual(seeded);
    expect(await stream.next()).toBeUndefined();
  });

  it('end when they cannot be read, and the reason is logged', async () => {
    await api.database.client.exec('drop table projects cascade');
    const headers = { authorization: `Bearer ${await api.token()}` };
    const response = await api.send('GET', '/api/stats/stream', undefined, headers);
    expect(await response.text()).toBe('');
    expect(api.lines.join('')).toContain('stream failed');
  });

  it('equal the counts of a single request', async () => {
    await join('efua');
    const member = { name: 'Yaw', email: 'yaw@example.com', interests: [], joinedAt: api.clock.now() };
    await api.database.db.insert(communityMembers).values(member);
    const headers = { authorization: `Bearer ${await api.token()}` };
    const response = await api.send('GET', '/api/stats/counts', undefined, headers);
    expect(await response.json()).toEqual({ ...seeded, members: 1 });
  });
});
