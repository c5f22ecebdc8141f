import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { signedIn, testApi } from '../../testing/testApi';
import { askOf } from '../../testing/ask';
import { emptyTables } from '../../testing/database';
import type { ShiftRow, VolunteerRow } from './volunteers.routes';

const api = testApi();
const headers = signedIn(api);
beforeEach(() => emptyTables(api.database.client, 'volunteer_assignments', 'volunteer_shifts', 'volunteers'));

const staff = <T>(method: string, path: string, body?: object, key: string = randomUUID()) =>
  askOf(api)<T>(method, `/staff${path}`, body, { ...headers, 'idempotency-key': key });
const volunteers = async (search = '') =>
  (await staff<{ rows: VolunteerRow[] }>('GET', `/volunteers?search=${search}`)).body.rows;
const shifts = async (query = '') =>
  (await staff<{ shifts: ShiftRow[] }>('GET', `/volunteer-shifts${query}`)).body.shifts;

async function helper(name: string): Promise<string> {
  const who = { name, email: `${name.toLowerCase()}@example.com` };
  return (await staff<{ id: string }>('POST', '/volunteers', who)).body.id;
}

const door = {
  task: 'Door',
  place: 'Main hall',
  startsAt: '2025-10-11T08:00:00.000Z',
  endsAt: '2025-10-11T12:00:00.000Z',
  needed: 2,
};
async function shift(changes: object = {}): Promise<string> {
  const form = { ...door, ...changes };
  await staff('POST', '/volunteer-shifts', form);
  return (
    (await shifts()).find(({ task, startsAt }) => task === form.task && startsAt === form.startsAt)?.id ?? ''
  );
}
const assign = (id: string, who: string, method = 'PUT') =>
  staff(method, `/volunteer-shifts/${id}/volunteers/${who}`);

describe('volunteers', () => {
  it('are added once, changed, found and deactivated', async () => {
    const key = randomUUID();
    const ama = { name: 'Ama Serwaa', email: 'ama@example.com', phone: '024 412 3456', note: 'Sings' };
    const [made, again] = [
      await staff('POST', '/volunteers', ama, key),
      await staff('POST', '/volunteers', ama, key),
    ];
    const [row] = await volunteers('serwaa');
    expect([made.status, made.body, again.body]).toEqual([201, { id: row?.id }, { id: row?.id }]);
    expect(row).toMatchObject({ phone: '+233244123456', note: 'Sings', isActive: true, shifts: 0 });
    expect((await staff('POST', '/volunteers', { ...ama, email: 'AMA@example.com' })).problems).toEqual({
      email: 'We already have a volunteer with this address.',
    });
    await staff('PATCH', `/volunteers/${row?.id}`, { isActive: false });
    expect(await volunteers()).toMatchObject([{ name: 'Ama Serwaa', note: 'Sings', isActive: false }]);
    const without = { name: 'Ama', email: ama.email };
    await staff('PATCH', `/volunteers/${row?.id}`, without);
    expect(await volunteers()).toMatchObject([{ ...without, phone: null, note: null, isActive: false }]);
    const nameless = await staff('PATCH', `/volunteers/${row?.id}`, { ...without, name: ' ' });
    expect([nameless.status, Object.keys(nameless.problems)]).toEqual([422, ['name']]);
    expect((await staff('PATCH', `/volunteers/${randomUUID()}`, { isActive: false })).status).toBe(404);
  });

  it('are searched, filtered, sorted, paged, read one by one, and exported as CSV without formulas', async () => {
    await helper('Yaa');
    api.clock.advance(1_000);
    const kofi = await helper('Kofi');
    api.clock.advance(1_000);
    await staff('POST', '/volunteers', { name: '=Ama', email: 'z@example.com', note: 'Sings 100%' });
    await staff('PATCH', `/volunteers/${kofi}`, { isActive: false });
    const page = async (query: string) => {
      const { body } = await staff<{ total: number; rows: VolunteerRow[] }>('GET', `/volunteers${query}`);
      return [body.total, ...body.rows.map(({ name }) => name)];
    };
    expect(await page('')).toEqual([3, '=Ama', 'Kofi', 'Yaa']);
    expect(await page('?search=SINGS%20z')).toEqual([1, '=Ama']);
    expect(await page('?search=0%25')).toEqual([1, '=Ama']);
    expect(await page('?state=helped')).toEqual([1, 'Kofi']);
    expect(await page('?state=helps')).toEqual([2, '=Ama', 'Yaa']);
    expect(await page('?state=helps,helped&sort=name&order=asc')).toEqual([3, '=Ama', 'Kofi', 'Yaa']);
    expect(await page('?sort=name&order=desc&perPage=2')).toEqual([3, 'Yaa', 'Kofi']);
    expect(await page('?perPage=2&page=2')).toEqual([3, 'Yaa']);
    for (const wrong of ['?state=lost', '?sort=phone', '?page=0', '?perPage=501', '/nothing'])
      expect((await staff('GET', `/volunteers${wrong}`)).status).toBe(422);
    expect((await staff('GET', `/volunteers/${kofi}`)).body).toMatchObject({ name: 'Kofi', isActive: false });
    expect((await staff('GET', `/volunteers/${randomUUID()}`)).status).toBe(404);
    const file = await api.send('GET', '/api/staff/volunteers/export?state=helps', undefined, headers);
    const lines = (await file.text()).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/^"'=Ama",z@example\.com,,Sings 100%,Active,0,/);
  });

  it('are deactivated and reactivated in bulk', async () => {
    const [ama, kofi] = [await helper('Ama'), await helper('Kofi')];
    const gone = randomUUID();
    const change = async (selection: object, isActive: boolean, rest: object = {}) =>
      (await staff('POST', '/volunteers/bulk', { selection, isActive, ...rest })).body;
    const ids = [ama, kofi, gone];
    expect(await change({ ids }, false, { dry: true })).toMatchObject({
      selected: 3,
      changed: 0,
      refused: 1,
    });
    expect(await change({ ids }, false)).toMatchObject({ changed: 2, unchanged: 0, refused: 1 });
    expect(await change({ ids }, false)).toMatchObject({ changed: 0, unchanged: 2 });
    expect(await change({ all: { search: 'kofi', state: 'helped' } }, true)).toMatchObject({ changed: 1 });
    expect((await volunteers('')).map(({ name, isActive }) => [name, isActive])).toContainEqual([
      'Ama',
      false,
    ]);
    expect((await staff('POST', '/volunteers/bulk', { selection: { ids: [] }, isActive: true })).status).toBe(
      422,
    );
  });

  it.each([
    ['no name', { name: ' ', email: 'a@example.com' }, 'name'],
    ['no address', { name: 'Ama', email: 'nowhere' }, 'email'],
    ['no phone', { name: 'Ama', email: 'a@example.com', phone: '12' }, 'phone'],
  ])('are rejected with %s', async (_, body, field) => {
    const { status, problems } = await staff('POST', '/volunteers', body);
    expect([status, Object.keys(problems)]).toEqual([422, [field]]);
  });
});

describe('a shift', () => {
  it('accepts each volunteer once, up to its number', async () => {
    const [ama, esi, yaa] = [await helper('Ama'), await helper('Esi'), await helper('Yaa')];
    const id = await shift();
    for (let times = 0; times < 2; times++) await assign(id, esi);
    await assign(id, ama);
    expect((await assign(id, yaa)).problems).toEqual({
      volunteer: 'This shift has all the helpers that it takes.',
    });
    const [row] = await shifts();
    expect(row?.helpers.map(({ name }) => name)).toEqual(['Ama', 'Esi']);
    expect((await volunteers('Ama'))[0]).toMatchObject({ shifts: 1 });
    expect((await staff('PUT', `/volunteer-shifts/${id}`, { ...door, needed: 1 })).problems).toEqual({
      needed: '2 have this shift already. Take someone out of it first.',
    });
    for (let times = 0; times < 2; times++) await assign(id, ama, 'DELETE');
    expect((await shifts())[0]?.helpers).toHaveLength(1);
  });

  it('cannot be assigned to a volunteer with another one then, nor moved over it', async () => {
    const ama = await helper('Ama');
    const [morning, noon] = [
      await shift(),
      await shift({
        task: 'Stage',
        startsAt: '2025-10-11T11:00:00.000Z',
        endsAt: '2025-10-11T13:00:00.000Z',
      }),
    ];
    const after = {
      ...door,
      task: 'Bar',
      startsAt: '2025-10-11T12:00:00.000Z',
      endsAt: '2025-10-11T14:00:00.000Z',
    };
    const bar = await shift(after);
    await assign(morning, ama);
    expect(await assign(noon, ama)).toMatchObject({
      status: 409,
      problems: { volunteer: 'They have another shift at this time.' },
    });
    expect((await assign(bar, ama)).status).toBe(204);
    const over = { ...after, startsAt: '2025-10-11T11:30:00.000Z' };
    expect((await staff('PUT', `/volunteer-shifts/${bar}`, over)).problems).toEqual({
      startsAt: 'Somebody who does this shift has another shift at this time.',
    });
    expect((await staff('PUT', `/volunteer-shifts/${bar}`, { ...after, place: 'Foyer' })).status).toBe(204);
  });

  it('cannot be assigned to inactive or unknown volunteers', async () => {
    const [id, ama] = [await shift(), await helper('Ama')];
    await staff('PATCH', `/volunteers/${ama}`, { isActive: false });
    expect((await assign(id, ama)).status).toBe(422);
    expect((await assign(id, randomUUID())).status).toBe(404);
    expect((await assign(randomUUID(), ama)).status).toBe(404);
  });

  it.each([
    ['ends before it begins', { endsAt: door.startsAt }, 'endsAt'],
    ['lasts for days', { endsAt: '2025-10-13T12:00:00.000Z' }, 'endsAt'],
    ['has no places', { needed: 0 }, 'needed'],
    ['has no task', { task: '' }, 'task'],
  ])('is rejected when it %s', async (_, changes, field) => {
    const { status, problems } = await staff('POST', '/volunteer-shifts', { ...door, ...changes });
    expect([status, Object.keys(problems)]).toEqual([422, [field]]);
  });

  it('is in the list of its days, and in the table with its free places', async () => {
    const [first, ama] = [await shift({ task: '=Door' }), await helper('Ama')];
    await shift({ task: 'Stage', startsAt: '2025-10-18T08:00:00.000Z', endsAt: '2025-10-18T12:00:00.000Z' });
    await assign(first, ama);
    expect((await shifts('?from=2025-10-12')).map(({ task }) => task)).toEqual(['Stage']);
    expect((await shifts('?to=2025-10-11')).map(({ task }) => task)).toEqual(['=Door']);
    expect((await staff('GET', '/volunteer-shifts?from=soon')).status).toBe(422);
    const file = await api.send(
      'GET',
      '/api/staff/volunteer-shifts/export?to=2025-10-11',
      undefined,
      headers,
    );
    const lines = (await file.text()).trim().split('\r\n');
    expect(lines.slice(1)).toEqual([
      '2025-10-11,08:00,12:00,"\'=Door",Main hall,Ama,,ama@example.com,',
      '2025-10-11,08:00,12:00,"\'=Door",Main hall,,,,',
    ]);
    for (let times = 0; times < 2; times++)
      expect((await staff('DELETE', `/volunteer-shifts/${first}`)).status).toBe(204);
    expect((await shifts()).map(({ task }) => task)).toEqual(['Stage']);
  });
});
