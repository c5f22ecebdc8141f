import { beforeEach, describe, expect, it } from 'vitest';
import { pageViews, pageVitals } from '../../platform/db/schema';
import { testApi } from '../../testing/testApi';
import type { PageVitals, Visits } from './analytics.routes';

const api = testApi();
beforeEach(async () => {
  for (const table of [pageViews, pageVitals]) await api.database.db.delete(table);
});

const ask = async (path: string) =>
  api.send('GET', `/api/stats/${path}`, undefined, { authorization: `Bearer ${await api.token()}` });
const get = async <Answer>(path: string) => (await (await ask(path)).json()) as Answer;

const views = (day: string, path: string, source: string, count: number) =>
  api.database.db.insert(pageViews).values({ day, path, source, views: count });
const vital = (day: string, path: string, metric: string, upTo: number, samples: number) =>
  api.database.db.insert(pageVitals).values({ day, path, metric, upTo, samples });

describe('the visits', () => {
  it('cover the last 30 days, including days without any', async () => {
    const { from, to, days } = await get<Visits>('visits');
    expect({ from, to, first: days[0], last: days.at(-1), length: days.length }).toEqual({
      from: '2025-01-31',
      to: '2025-03-01',
      first: { day: '2025-01-31', views: 0 },
      last: { day: '2025-03-01', views: 0 },
      length: 30,
    });
  });

  it('are summed by day, by page and by source', async () => {
    await views('2025-02-27', '/', 'direct', 9);
    await views('2025-02-28', '/', 'direct', 2);
    await views('2025-02-28', '/', 'search', 3);
    await views('2025-03-01', '/learn/piano', 'internal', 7);
    await views('2025-03-02', '/', 'direct', 9);
    const visits = await get<Visits>('visits?from=2025-02-28&to=2025-03-01');
    expect(visits).toEqual({
      from: '2025-02-28',
      to: '2025-03-01',
      total: 12,
      days: [
        { day: '2025-02-28', views: 5 },
        { day: '2025-03-01', views: 7 },
      ],
      sources: [
        { source: 'direct', views: 2 },
        { source: 'internal', views: 7 },
        { source: 'search', views: 3 },
        { source: 'social', views: 0 },
        { source: 'mail', views: 0 },
        { source: 'other', views: 0 },
      ],
      pages: [
        { path: '/learn/piano', views: 7 },
        { path: '/', views: 5 },
      ],
    });
  });

  it('begin 29 days before a last day without a first one', async () => {
    expect(await get<Visits>('visits?to=2024-03-01')).toMatchObject({ from: '2024-02-01', to: '2024-03-01' });
  });
});

describe('the vitals', () => {
  it('are 75th percentiles by page, most measured first', async () => {
    await vital('2025-02-28', '/', 'LCP', 1200, 3);
    await vital('2025-03-01', '/', 'LCP', 1200, 1);
    await vital('2025-03-01', '/', 'CLS', 0, 2);
    await vital('2025-03-01', '/learn/piano', 'TTFB', 100, 10);
    await vital('2024-01-01', '/', 'LCP', 60_000, 1000);
    expect(await get<PageVitals>('vitals')).toMatchObject({
      pages: [
        { path: '/learn/piano', vitals: [{ metric: 'TTFB', p75: 94, samples: 10 }] },
        {
          path: '/',
          vitals: [
            { metric: 'LCP', p75: 1150, samples: 4 },
            { metric: 'CLS', p75: 0, samples: 2 },
          ],
        },
      ],
    });
  });
});

describe.each(['visits', 'vitals'])('the period of the %s', (what) => {
  it.each([
    ['from=yesterday', 'from', 'A day is written as YYYY-MM-DD'],
    ['to=2025-02-30', 'to', 'A day is written as YYYY-MM-DD'],
    ['from=2025-03-02&to=2025-03-01', 'to', 'The last day is before the first'],
    ['from=2024-01-01&to=2025-01-01', 'from', 'A period can have at most 366 days'],
    ['from=2020-01-01', 'from', 'A period can have at most 366 days'],
    ['from=2026-01-01', 'to', 'The last day is before the first'],
    ['to=0001-01-01', 'to', 'This is no day of ours'],
  ])('is rejected as %s', async (query, field, message) => {
    const response = await ask(`${what}?${query}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: { fields: [{ field, message }] } });
  });

  it('may be a whole leap year', async () => {
    expect((await ask(`${what}?from=2024-01-01&to=2024-12-31`)).status).toBe(200);
  });
});
