import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { competitionPublications } from '../db/schema';
import { startTestApi, testNow, type TestApi } from '../testing/api';
import { startPublisher } from './startPublisher';
import type { PublishedVersions } from './resources';

const results = '/competition/publications/results';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.clock.set(testNow);
  await api.database.db.delete(competitionPublications);
});

const versions = async (): Promise<PublishedVersions> => (await api.send('GET', '/api/published')).json();

const plan = (publishAt: Date, note = 'Well played') =>
  api.database.db
    .insert(competitionPublications)
    .values({ kind: 'results', publishAt, content: [], note, actor: 'staff', createdAt: api.clock.now() });

describe('what pages are composed of', () => {
  it('is listed by paths that answer', async () => {
    const paths = Object.keys(await versions());
    expect(paths).toContain(results);
    for (const path of paths) expect((await api.send('GET', `/api${path}`)).status).toBe(200);
  });

  it('has another version once something else is published, and only there', async () => {
    const before = await versions();
    await plan(testNow);
    const { [results]: now, ...others } = await versions();
    expect(now).not.toBe(before[results]);
    expect(before).toMatchObject(others);
  });

  it('says nothing of what is planned', async () => {
    const before = await versions();
    await plan(new Date(testNow.getTime() + 60_000));
    expect(await versions()).toEqual(before);
  });

  it('is told as it changes', async () => {
    const told: (string | undefined)[] = [];
    const leave = await api.deps.livePublished.subscribe((list) => told.push(list[results]));
    await plan(testNow);
    await expect.poll(() => told.length).toBe(2);
    expect(told[1]).toBe((await versions())[results]);
    leave();
  });

  it('is told when the time of what was planned has come', async () => {
    const { database, clock, deps } = api;
    const later = new Date(testNow.getTime() + 30);
    await plan(later);
    let calls = 0;
    const unlisten = await database.listen('published', () => (calls += 1));
    const publisher = await startPublisher({ database, clock, log: deps.log });
    clock.set(later);
    await expect.poll(() => calls).toBe(1);
    await publisher.stop();
    await unlisten();
  });
});
