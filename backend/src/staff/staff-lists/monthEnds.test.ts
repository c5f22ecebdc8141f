import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database';
import {
  competitionAnnouncements,
  heldSubmissions,
  paymentFlags,
  ticketInterests,
} from '../../platform/db/schema';
import { signedIn, testApi } from '../../testing/testApi';
import { askOf } from '../../testing/ask';

interface List {
  path: string;
  /** Stores a row with this name that came in at this instant. */
  add: (db: Database, name: string, at: Date) => Promise<unknown>;
  /** Returns the names in a query's result, and the total of the list. */
  read: (query: string) => Promise<{ names: string[]; total: number }>;
}

const api = testApi();
const headers = signedIn(api);

const ask = <T>(path: string) => askOf(api)<T>('GET', `/staff${path}`, undefined, headers);

/** Reads a list of rows by one of their members, with the largest page. */
const rowsOf = (path: string, member: string) => async (query: string) => {
  const { body } = await ask<{ total: number; rows: Record<string, string>[] }>(
    `${path}?perPage=100&${query}`,
  );
  return { names: body.rows.map((row) => row[member]!), total: body.total };
};

/** Reads a CSV file whose first column names its rows. */
const tableOf = (path: string) => async (query: string) => {
  const answer = await api.send('GET', `/api/staff${path}?${query}`, undefined, headers);
  const [, ...lines] = (await answer.text()).trim().split('\r\n');
  return { names: lines.map((line) => line.split(',')[0]!), total: lines.length };
};

const lists: List[] = [
  {
    path: '/payment-flags',
    add: (db, detail, createdAt) =>
      db.insert(paymentFlags).values({ kind: 'underpaid', key: randomUUID(), detail, createdAt }),
    read: rowsOf('/payment-flags', 'detail'),
  },
  {
    path: '/competition/announcements',
    add: (db, subject, sentAt) =>
      db
        .insert(competitionAnnouncements)
        .values({ requestKey: randomUUID(), subject, text: 'x', filter: {}, entries: 1, actor: 'a', sentAt }),
    read: rowsOf('/competition/announcements', 'subject'),
  },
  {
    path: '/held-forms',
    add: (db, name, receivedAt) =>
      db.insert(heldSubmissions).values({
        submissionKey: randomUUID(),
        form: 'contact',
        path: '/contact/messages',
        name,
        email: 'ama@example.com',
        body: '{}',
        receivedAt,
      }),
    read: rowsOf('/held-forms', 'name'),
  },
  {
    path: '/ticket-interests/export',
    add: (db, name, receivedAt) =>
      db
        .insert(ticketInterests)
        .values({ submissionKey: randomUUID(), name, email: `${randomUUID()}@example.com`, receivedAt }),
    read: tableOf('/ticket-interests/export'),
  },
];

/** The first and the last day of a month, and the first of the next one. */
const months = [
  ['2023-02-01', '2023-02-28', '2023-03-01'],
  ['2024-02-01', '2024-02-29', '2024-03-01'],
  ['2024-04-01', '2024-04-30', '2024-05-01'],
  ['2024-12-01', '2024-12-31', '2025-01-01'],
] as const;

describe.each(lists)('$path', ({ path, add, read }) => {
  it.each(months)(
    'includes in the month from %s to %s its last instant, but not the first of %s',
    async (...days) => {
      const [first, last, next] = days;
      const { db } = api.database;
      const beforeFirst = new Date(Date.parse(first) - 1);
      await add(db, `${first} before`, beforeFirst);
      await add(db, `${first} first`, new Date(`${first}T00:00:00.000Z`));
      await add(db, `${first} last`, new Date(`${last}T23:59:59.999Z`));
      await add(db, `${first} after`, new Date(`${next}T00:00:00.000Z`));
      const within = async (query: string) => {
        const { names, total } = await read(query);
        expect(total, query).toBe(names.length);
        return names
          .filter((name) => name.startsWith(first))
          .map((name) => name.slice(first.length + 1))
          .toSorted();
      };
      expect(await within(`from=${first}&to=${last}`)).toEqual(['first', 'last']);
      expect(await within(`from=${last}&to=${last}`)).toEqual(['last']);
      expect(await within(`from=${next}&to=${next}`)).toEqual(['after']);
      expect(await within(`to=${last}`)).toEqual(['before', 'first', 'last']);
      expect(await within(`from=${next}`)).toEqual(['after']);
      expect(await within('')).toEqual(['after', 'before', 'first', 'last']);
      const parts = [await read(`to=${last}`), await read(`from=${next}`)].map(({ total }) => total);
      expect(parts[0]! + parts[1]!).toBe((await read('')).total);
    },
  );

  it.each([
    ['from=2025-03-02&to=2025-03-01', { to: 'The last day is before the first' }],
    ['from=2025-02-30', { from: 'A day is written as YYYY-MM-DD' }],
    ['to=soon', { to: 'A day is written as YYYY-MM-DD' }],
  ])('reports at its field what is wrong with %s', async (query, problems) => {
    const answer = await ask(`${path}?${query}`);
    expect([answer.status, answer.problems]).toEqual([422, problems]);
  });
});

it('cases of a month are also counted by their state, on any page', async () => {
  const { db } = api.database;
  const createdAt = new Date('2022-06-30T23:59:59.999Z');
  const one = { kind: 'underpaid', detail: 'x', createdAt } as const;
  const resolved = { resolvedAt: createdAt, resolvedBy: 'a', note: 'Paid' };
  await db.insert(paymentFlags).values([
    { ...one, key: 'open' },
    { ...one, key: 'too' },
    { ...one, key: 'resolved', ...resolved },
  ]);
  const total = async (query: string) =>
    (await ask<{ total: number }>(`/payment-flags?from=2022-06-01&to=2022-06-30&perPage=1${query}`)).body
      .total;
  expect([await total(''), await total('&open=true&page=2'), await total('&open=false')]).toEqual([3, 2, 1]);
});
