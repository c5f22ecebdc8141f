import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  engagements,
  musicStudyRegistrations,
  outbox,
  performers,
  rateLimits,
  statusChanges,
} from '../../platform/db/schema';
import { testNow } from '../../testing/api';
import { testApi } from '../../testing/testApi';
import type { BulkResult } from './bulk';

const trio = {
  stageName: 'The Adabraka Trio',
  kind: 'Piano, cello and voice',
  category: 'contemporary',
  place: 'accra',
  about: 'We play highlife slowly.',
  recordings: ['https://video.example/adabraka'],
  contactName: 'Esi Quaye',
  email: 'esi@example.com',
  phone: '024 412 3456',
};
const wedding = {
  occasion: 'wedding',
  date: '2025-06-14',
  startTime: '15:30',
  place: 'Aburi Gardens',
  music: 'both',
  budget: 250_000,
  name: 'Kojo Antwi',
  email: 'kojo@example.com',
  phone: '024 412 3456',
};
const lessons = {
  instrument: 'cello',
  programme: 'adult_study',
  level: 'beginner_adult',
  category: 'classical',
  classType: 'private',
  mode: 'in_person',
  venue: 'accra',
  times: ['monday_morning'],
  student: 'Ama Serwaa',
  email: 'ama@example.com',
  phone: '024 412 3456',
};

interface Page {
  total: number;
  rows: { id: string; reference: string; status: string; changes: object[] }[];
}

/** Each list with what its form sends, its key of names, and two of its statuses. */
const lists = [
  {
    path: '/performers',
    form: '/showcase/performers',
    sent: trio,
    by: 'stageName',
    first: 'applied',
    next: 'accepted',
  },
  {
    path: '/engagements',
    form: '/showcase/engagements',
    sent: wedding,
    by: 'name',
    first: 'new',
    next: 'offered',
  },
  {
    path: '/music-study',
    form: '/music-study/registrations',
    sent: lessons,
    by: 'student',
    first: 'new',
    next: 'contacted',
  },
] as const;

const api = testApi({ formsPerHour: 1_000 });
let staff: { authorization: string };
beforeEach(async () => {
  // Time moves in these tests, and a token expires.
  staff = { authorization: `Bearer ${await api.token()}` };
  for (const table of [performers, engagements, musicStudyRegistrations, statusChanges, outbox, rateLimits])
    await api.database.db.delete(table);
});

describe.each(lists)('the list $path', ({ path, form, sent, by, first, next }) => {
  const submit = async (name: string) => {
    const body = { ...sent, [by]: name, email: `${name.replaceAll(/\W/g, '').toLowerCase()}@example.com` };
    const response = await api.send('POST', `/api${form}`, body, { 'idempotency-key': randomUUID() });
    expect(response.status).toBe(201);
    api.clock.advance(60_000);
  };
  const ask = (query = '', headers: Record<string, string> = staff) =>
    api.send('GET', `/api/staff${path}${query}`, undefined, headers);
  const list = async (query = '') => (await (await ask(query)).json()) as Page;
  const names = async (query: string) =>
    (await list(query)).rows.map((row) => (row as unknown as Record<string, string>)[by]);
  const change = (id: string, status: string, headers: Record<string, string> = staff) =>
    api.send('PATCH', `/api/staff${path}/${id}`, { status }, headers);

  const bulk = (
    selection: object,
    status: string,
    rest: object = {},
    headers: Record<string, string> = staff,
  ) => api.send('POST', `/api/staff${path}/bulk`, { selection, status, ...rest }, headers);
  const result = async (answer: ReturnType<typeof bulk>) => (await (await answer).json()) as BulkResult;

  it('is only for staff', async () => {
    const other = {
      authorization: `Bearer ${await api.token({ [api.settings.auth.rolesClaim]: ['jury'] })}`,
    };
    for (const rest of ['', '/export', `/${randomUUID()}`]) {
      expect((await ask(rest, {})).status).toBe(401);
      expect((await ask(rest, other)).status).toBe(403);
    }
    expect((await change(randomUUID(), next, {})).status).toBe(401);
    expect((await bulk({ ids: [randomUUID()] }, next, {}, {})).status).toBe(401);
    expect((await change(randomUUID(), next, other)).status).toBe(403);
  });

  it('is searched, filtered, sorted and paged', async () => {
    for (const name of ['Ama 100%', 'Kofi Mensah', 'Zita Mensah']) await submit(name);
    const [zita] = (await list()).rows;
    await change(zita?.id ?? '', next);
    expect(await names('')).toEqual(['Zita Mensah', 'Kofi Mensah', 'Ama 100%']);
    expect(await names('?sort=name&order=asc')).toEqual(['Ama 100%', 'Kofi Mensah', 'Zita Mensah']);
    expect(await names('?search=MENSAH%20kofi')).toEqual(['Kofi Mensah']);
    expect(await names('?search=0%25')).toEqual(['Ama 100%']);
    expect(await names('?search=%25_')).toEqual([]);
    expect(await names(`?search=${zita?.reference}`)).toEqual(['Zita Mensah']);
    expect(await names(`?status=${next}`)).toEqual(['Zita Mensah']);
    expect(await names(`?status=${first},${next}&search=mensah`)).toEqual(['Zita Mensah', 'Kofi Mensah']);
    expect(await names('?perPage=2&page=2')).toEqual(['Ama 100%']);
    expect((await list('?perPage=2&page=2')).total).toBe(3);
    for (const wrong of ['?status=lost', '?page=0', '?perPage=101', '?sort=email'])
      expect((await ask(wrong)).status).toBe(422);
  });

  it('changes a status once, and stores actor and time', async () => {
    await submit('Ama Serwaa');
    const { id, status } = (await list()).rows[0] ?? { id: '', status: '' };
    expect(status).toBe(first);
    expect((await change(id, next)).status).toBe(200);
    expect((await change(id, next)).status).toBe(200);
    expect((await list()).rows).toMatchObject([
      { status: next, changes: [{ from: first, to: next, actor: 'Unknown account' }] },
    ]);
    expect((await change(id, 'lost')).status).toBe(422);
    expect((await change(randomUUID(), next)).status).toBe(404);
    expect(await api.database.db.select().from(statusChanges)).toHaveLength(1);
  });

  it('changes many at once, reports the result of each, and a repeat changes nothing', async () => {
    for (const name of ['Ama', 'Kofi', 'Zita']) await submit(name);
    const [zita, kofi] = (await list()).rows;
    await change(kofi?.id ?? '', next);
    const erased = randomUUID();
    const some = { ids: [zita?.id, kofi?.id, erased] };
    const at = expect.any(String) as string;
    const expected = {
      at,
      selected: 3,
      refused: 1,
      reasons: [{ id: erased, reason: 'It is not there any more.' }],
    };
    expect(await result(bulk(some, next, { dry: true }))).toEqual({ ...expected, changed: 0, unchanged: 0 });
    expect(await names(`?status=${next}`)).toEqual(['Kofi']);
    expect(await result(bulk(some, next))).toEqual({ ...expected, changed: 1, unchanged: 1 });
    expect(await result(bulk(some, next))).toEqual({ ...expected, changed: 0, unchanged: 2 });
    expect((await list('?search=zita')).rows).toMatchObject([
      { status: next, changes: [{ from: first, to: next, actor: 'Unknown account' }] },
    ]);
    expect((await bulk(some, 'lost')).status).toBe(422);
    for (const wrong of [
      {},
      { ids: [] },
      { ids: ['x'] },
      { all: { status: 'lost' }, until: testNow.toISOString() },
    ])
      expect((await bulk(wrong, next)).status).toBe(422);
  });

  it('changes all that match and existed when the list was loaded', async () => {
    for (const name of ['Ama Mensah', 'Kofi Mensah', 'Esi Owusu']) await submit(name);
    const until = new Date(api.clock.now().getTime() - 1).toISOString();
    await submit('Late Mensah');
    const all = { all: { search: 'mensah', status: first }, until };
    expect(await result(bulk(all, next))).toMatchObject({ selected: 2, changed: 2, refused: 0 });
    expect(await result(bulk(all, next))).toMatchObject({ selected: 0, changed: 0 });
    expect(await names(`?status=${first}`)).toEqual(['Late Mensah', 'Esi Owusu']);
  });

  it('returns one row as it is in the list', async () => {
    await submit('Ama Serwaa');
    const [row] = (await list()).rows;
    await change(row?.id ?? '', next);
    const [changed] = (await list()).rows;
    expect(await (await ask(`/${row?.id}`)).json()).toEqual(changed);
    expect((await ask(`/${randomUUID()}`)).status).toBe(404);
    expect((await ask('/nothing')).status).toBe(422);
  });

  it('is exported as CSV without formulas', async () => {
    await submit('Zita Mensah');
    await submit('=HYPERLINK("http://evil.example")');
    const response = await ask('/export?search=HYPERLINK');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(/filename="[\w-]+-2025-03-01\.csv"/);
    const lines = (await response.text()).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('Reference,Status,');
    expect(lines[1]).toContain('"\'=HYPERLINK(""http://evil.example"")"');
  });
});
