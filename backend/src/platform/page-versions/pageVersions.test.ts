import { beforeEach, describe, expect, it } from 'vitest';
import { testNow } from '../../testing/api';
import { testApi } from '../../testing/testApi';
import { pageVersions } from '../db/schema';
import type { PageVersions } from './pageVersions.routes';
import { createVersionCounts, mostVersions } from './versionCounts';

const MATE = 'mf-mate@0123456789ab';
const SHELL = 'shell@ba9876543210';

const api = testApi();
beforeEach(async () => {
  await api.deps.versionCounts.flush(api.deps);
  await api.database.db.delete(pageVersions);
});

const ask = (header?: string) =>
  api.send('GET', '/api/health', undefined, header === undefined ? {} : { 'x-school-app': header });
const flush = () => api.deps.versionCounts.flush(api.deps);
const rows = async () =>
  (await api.database.db.select().from(pageVersions).orderBy(pageVersions.app, pageVersions.version)).map(
    ({ day, app, version, requests }) => [day, app, version, requests].join(' '),
  );

describe('a request of a page', () => {
  it('counts for the versions of its app and of its shell, and is stored later', async () => {
    for (const header of [`${MATE} ${SHELL}`, `${MATE} ${SHELL}`, SHELL, undefined]) await ask(header);
    expect(await rows()).toEqual([]);
    await flush();
    expect(await rows()).toEqual(['2025-03-01 mf-mate 0123456789ab 2', '2025-03-01 shell ba9876543210 3']);
    await ask(SHELL);
    api.clock.advance(24 * 60 * 60_000);
    await ask(SHELL);
    await flush();
    expect(await rows()).toEqual([
      '2025-03-01 mf-mate 0123456789ab 2',
      '2025-03-01 shell ba9876543210 4',
      '2025-03-02 shell ba9876543210 1',
    ]);
  });

  it.each([
    ['a name that no app has', 'ama@example.com'],
    ['no version', 'mf-mate'],
    ['another kind of version', 'mf-mate@1.0.0'],
    ['a long name', `mf-${'a'.repeat(60)}@0123456789ab`],
    ['a person', `mf-mate@0123456789ab ama@0123456789abc`],
    ['too many', `${SHELL} ${SHELL} ${SHELL}`],
    ['a statement', `'; drop table page_versions; --`],
    ['nothing', ''],
  ])('counts as unknown with %s, which is not stored', async (_, header) => {
    expect((await ask(header)).status).toBe(200);
    await flush();
    expect(await rows()).toEqual(['2025-03-01 unknown  1']);
  });

  it('counts as unknown when there are too many versions on a day', async () => {
    const forged = (from: number) => {
      for (let nth = from; nth < from + mostVersions; nth++)
        api.deps.versionCounts.note(`mf-a@${String(nth).padStart(12, '0')}`, testNow);
    };
    for (const from of [0, 1_000, 2_000]) {
      forged(from);
      await flush();
    }
    await ask('mf-a@000000000000');
    await flush();
    const stored = await rows();
    expect(stored).toHaveLength(mostVersions + 1);
    expect(stored).toContain('2025-03-01 mf-a 000000000000 2');
    expect(stored).toContain(`2025-03-01 unknown  ${2 * mostVersions}`);
  });
});

it('sums are kept when the database is away', async () => {
  const counts = createVersionCounts();
  counts.note(MATE, testNow);
  const away = { transaction: () => Promise.reject(new Error('away')) } as unknown as typeof api.deps.db;
  await expect(counts.flush({ db: away })).rejects.toThrow('away');
  counts.note(MATE, testNow);
  await counts.flush(api.deps);
  expect(await rows()).toEqual(['2025-03-01 mf-mate 0123456789ab 2']);
});

it('staff see which versions ask, since when, and how often today', async () => {
  await ask(`${MATE} ${SHELL}`);
  api.clock.advance(24 * 60 * 60_000);
  await ask(SHELL);
  const authorization = `Bearer ${await api.token()}`;
  const answer = await api.send('GET', '/api/stats/page-versions', undefined, { authorization });
  expect((await answer.json()) as PageVersions).toEqual({
    versions: [
      {
        app: 'mf-mate',
        version: '0123456789ab',
        since: '2025-03-01',
        lastAt: testNow.toISOString(),
        today: 0,
      },
      {
        app: 'shell',
        version: 'ba9876543210',
        since: '2025-03-01',
        lastAt: '2025-03-02T12:00:00.000Z',
        today: 1,
      },
    ],
  });
});
