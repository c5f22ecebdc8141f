import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { today } from '@school/shared/content';
import { ticketOffer, type OfferedType } from '@school/shared/tickets';
import { competitionPublications, ticketTypes } from '../../platform/db/schema';
import { testNow } from '../../testing/api';
import { testApi } from '../../testing/testApi';
import { startPublisher } from './startPublisher';
import type { PublishedVersions } from './versions';

const results = '/competition/publications/results';

const api = testApi();
beforeEach(() => api.database.db.delete(competitionPublications));

const versions = async (): Promise<PublishedVersions> => (await api.send('GET', '/api/published')).json();

const plan = (publishAt: Date, note = 'Well played') =>
  api.database.db
    .insert(competitionPublications)
    .values({ kind: 'results', publishAt, content: [], note, actor: 'staff', createdAt: api.clock.now() });

describe('the published resources', () => {
  it('are listed by paths that respond', async () => {
    const paths = Object.keys(await versions());
    expect(paths).toContain(results);
    for (const path of paths) expect((await api.send('GET', `/api${path}`)).status).toBe(200);
  });

  it('change the version only of what was published', async () => {
    const before = await versions();
    await plan(testNow);
    const { [results]: now, ...others } = await versions();
    expect(now).not.toBe(before[results]);
    expect(before).toMatchObject(others);
  });

  it('include the offer of tickets once staff change a price, as long as it differs from the build', async () => {
    const updates: (string | undefined)[] = [];
    const leave = await api.deps.livePublished.subscribe((list) => updates.push(list[ticketOffer.path]));
    const { price } = ticketOffer.seed.find(({ id }) => id === 'student')!;
    const setPrice = (to: number) =>
      api.database.db.update(ticketTypes).set({ price: to }).where(eq(ticketTypes.id, 'student'));
    expect((await api.send('GET', `/api${ticketOffer.path}`)).status).toBe(404);

    await setPrice(price + 1_000);
    await expect.poll(() => updates.at(-1)).toMatch(/^[0-9a-f]{16}$/);
    expect((await versions())[ticketOffer.path]).toBe(updates.at(-1));
    const offer: OfferedType[] = await (await api.send('GET', `/api${ticketOffer.path}`)).json();
    expect(offer.map(({ id }) => id)).toEqual(ticketOffer.seed.map(({ id }) => id));
    expect(offer.find(({ id }) => id === 'student')).toMatchObject({ price: price + 1_000 });

    await setPrice(price);
    await expect.poll(() => updates.at(-1)).toBeUndefined();
    leave();
  });

  it('include the day, and are sent when the next one begins', async () => {
    const { database, clock, deps } = api;
    clock.set(new Date('2025-12-13T23:59:59.980Z'));
    const before = (await versions())[today.path];
    let calls = 0;
    const unlisten = await database.listen('published', () => (calls += 1));
    const publisher = await startPublisher({ database, clock, log: deps.log });
    clock.set(new Date('2025-12-14T00:00:00Z'));
    await expect.poll(() => calls).toBe(1);
    expect((await versions())[today.path]).not.toBe(before);
    expect(await (await api.send('GET', `/api${today.path}`)).json()).toBe('2025-12-14');
    await publisher.stop();
    await unlisten();
    clock.set(testNow);
  });

  it('exclude what is scheduled', async () => {
    const before = await versions();
    await plan(new Date(testNow.getTime() + 60_000));
    expect(await versions()).toEqual(before);
  });

  it('are sent as they change', async () => {
    const updates: (string | undefined)[] = [];
    const leave = await api.deps.livePublished.subscribe((list) => updates.push(list[results]));
    await plan(testNow);
    await expect.poll(() => updates.length).toBe(2);
    expect(updates[1]).toBe((await versions())[results]);
    leave();
  });

  it('are sent when the time of a scheduled one has come', async () => {
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
