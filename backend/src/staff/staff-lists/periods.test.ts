import { beforeAll, describe, expect, it } from 'vitest';
import { addSamples } from '../../app/samples/addSamples';
import { testApi } from '../../testing/testApi';
import { askOf } from '../../testing/ask';
import { features } from '../../app/features';
import { featureFixtures } from '../../testing/featureFixtures';
import { documentOperations } from '../../testing/documentOperations';

/** Each list with its member that says when a row came in. */
const lists = [
  { path: '/donations', at: 'createdAt' },
  { path: '/ticket-orders', at: 'createdAt' },
  { path: '/tickets/invitations', at: 'createdAt' },
  { path: '/competition/entries', at: 'createdAt' },
  { path: '/music-study', at: 'receivedAt' },
  { path: '/performers', at: 'receivedAt' },
  { path: '/engagements', at: 'receivedAt' },
  { path: '/challenge-entries', at: 'receivedAt' },
  { path: '/enquiries', at: 'receivedAt' },
  { path: '/people', at: 'lastAt' },
  { path: '/volunteers', at: 'addedAt' },
  { path: '/audit', at: 'at' },
  { path: '/outbox', at: 'createdAt' },
] as const;

/** Lists whose period is tested by `monthEnds.test.ts`, as the samples have none of their rows. */
const testedApart = [
  '/competition/announcements',
  '/payment-flags',
  ...featureFixtures.flatMap((fixtures) => fixtures.pagedLists ?? []),
];

/** Samples are seven minutes apart: the twentieth came in at the first instant of March. */
const until = new Date('2025-03-01T02:20:00Z');

const api = testApi();
let headers: { authorization: string };
beforeAll(async () => {
  headers = { authorization: `Bearer ${await api.token({ [api.settings.auth.rolesClaim]: ['admin'] })}` };
  await addSamples(api.database.db, { rows: 30, until });
}, 120_000);

interface Page {
  total: number;
  rows: Record<string, string>[];
}

/** Returns all rows of a list over all its pages, and its total. */
async function read(path: string, days = ''): Promise<Page> {
  const rows: Page['rows'] = [];
  for (let page = 1; ; page++) {
    const query = `perPage=100&page=${page}${days}`;
    const { body } = await askOf(api)<Page>('GET', `/staff${path}?${query}`, undefined, headers);
    rows.push(...body.rows);
    if (body.rows.length < 100) return { total: body.total, rows };
  }
}

async function lines(path: string, days: string): Promise<string[]> {
  const query = days.replace('&', '?');
  const answer = await api.send('GET', `/api/staff${path}/export${query}`, undefined, headers);
  expect(answer.status).toBe(200);
  return (await answer.text()).trim().split('\r\n').slice(1);
}

const periods = [
  { days: '&from=2025-02-28&to=2025-02-28', isIn: (day: string) => day === '2025-02-28' },
  { days: '&from=2025-03-01&to=2025-03-01', isIn: (day: string) => day === '2025-03-01' },
  { days: '&to=2025-02-28', isIn: (day: string) => day <= '2025-02-28' },
  { days: '&from=2025-03-01', isIn: (day: string) => day >= '2025-03-01' },
  { days: '&from=2025-02-28&to=2025-03-01', isIn: (day: string) => day >= '2025-02-28' },
];

describe.each(lists)('the list $path', ({ path, at }) => {
  it('is filtered by days of Accra, with its total and its CSV file', async () => {
    const all = await read(path);
    expect(all.rows.some((row) => row[at] === '2025-03-01T00:00:00.000Z')).toBe(true);
    const table = await lines(path, '');
    for (const { days, isIn } of periods) {
      const expected = all.rows.filter((row) => isIn(row[at]!.slice(0, 10)));
      const { total, rows } = await read(path, days);
      expect(rows, days).toEqual(expected);
      expect(total, days).toBe(expected.length);
      expect(table, days).toEqual(expect.arrayContaining(await lines(path, days)));
    }
    const first = await read(path, '&to=2025-02-28');
    const second = await read(path, '&from=2025-03-01');
    expect([first.total > 0, second.total > 0]).toEqual([true, true]);
    expect(first.total + second.total).toBe(all.total);
    const parts = [await lines(path, '&to=2025-02-28'), await lines(path, '&from=2025-03-01')];
    expect(Math.min(...parts.map(({ length }) => length))).toBeGreaterThan(0);
    expect(parts.flat().toSorted()).toEqual(table.toSorted());
  });

  it.each([
    ['from=2025-03-02&to=2025-03-01', { to: 'The last day is before the first' }],
    ['from=2025-02-30', { from: 'A day is written as YYYY-MM-DD' }],
    ['to=soon', { to: 'A day is written as YYYY-MM-DD' }],
  ])('reports at its field what is wrong with %s', async (days, problems) => {
    for (const what of ['', '/export']) {
      const answer = await askOf(api)('GET', `/staff${path}${what}?${days}`, undefined, headers);
      expect([answer.status, answer.problems]).toEqual([422, problems]);
    }
  });
});

/** Requests of signed-in people that return records; parts of one record or round are no list. */
const staffLists = documentOperations().filter(
  ({ method, path, asksForToken, answersRecords }) =>
    method === 'GET' && asksForToken && answersRecords && !path.includes('{'),
);
const hasPeriod = ({ parameters }: (typeof staffLists)[number]) =>
  ['from', 'to'].every((name) => parameters.query.includes(name));

it('every list of staff has a period, or its feature says in withoutPeriod why it has none', () => {
  expect(
    staffLists
      .filter((list) => !hasPeriod(list))
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(features.flatMap(({ withoutPeriod = {} }) => Object.keys(withoutPeriod)).toSorted());
});

it('every paged list is tested, and its sums and its CSV file have the same period', () => {
  const paged = staffLists.filter(({ parameters }) => parameters.query.includes('page'));
  expect(paged.map(({ path }) => path.slice('/api/staff'.length)).toSorted()).toEqual(
    [...lists.map(({ path }) => path as string), ...testedApart].toSorted(),
  );
  const parts = documentOperations().filter(({ method, path }) =>
    paged.some(
      (list) => method === 'GET' && [list.path, `${list.path}/sums`, `${list.path}/export`].includes(path),
    ),
  );
  expect(parts.length).toBeGreaterThan(2 * lists.length);
  for (const { id, parameters } of parts)
    expect({ id, days: parameters.query.filter((name) => name === 'from' || name === 'to') }).toEqual({
      id,
      days: ['from', 'to'],
    });
});
