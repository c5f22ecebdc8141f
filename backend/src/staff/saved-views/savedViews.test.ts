import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testApi } from '../../testing/testApi';
import { askOf } from '../../testing/ask';

const api = testApi();

const as = async <T>(who: string, method: string, path: string, body?: object) => {
  const authorization = `Bearer ${await api.token({ sub: `auth0|${who}` })}`;
  return askOf(api)<T>(method, `/staff/views${path}`, body, { authorization });
};
const views = async (who: string, list = 'donations') =>
  (await as<{ name: string; query: string }[]>(who, 'GET', `?list=${list}`)).body;

const large = { list: 'donations', name: 'Large ones', query: '?sort=amount&state=paid' };

it('are stored for each person separately, list by list', async () => {
  const id = randomUUID();
  for (let times = 0; times < 2; times++) expect((await as('Ama', 'PUT', `/${id}`, large)).status).toBe(200);
  await as('Kofi', 'PUT', `/${randomUUID()}`, { ...large, name: 'Mine' });
  expect(await views('Ama')).toEqual([{ id, ...large }]);
  expect(await views('Ama', 'enquiries')).toEqual([]);
  expect((await views('Kofi')).map(({ name }) => name)).toEqual(['Mine']);
  await as('Ama', 'PUT', `/${id}`, { ...large, query: '' });
  expect(await views('Ama')).toMatchObject([{ query: '' }]);
});

it('cannot be changed or deleted by others', async () => {
  const id = randomUUID();
  await as('Esi', 'PUT', `/${id}`, large);
  expect((await as('Kofi', 'PUT', `/${id}`, { ...large, name: 'Stolen' })).status).toBe(404);
  expect((await as('Kofi', 'DELETE', `/${id}`)).status).toBe(204);
  expect(await views('Esi')).toHaveLength(1);
  expect((await as('Esi', 'DELETE', `/${id}`)).status).toBe(204);
  expect((await as('Esi', 'DELETE', `/${id}`)).status).toBe(204);
  expect(await views('Esi')).toEqual([]);
});

it('have unique names, and are limited to fifty', async () => {
  const save = (name: string) => as('Yaw', 'PUT', `/${randomUUID()}`, { ...large, name });
  for (let nth = 0; nth < 50; nth++) await save(`View ${nth}`);
  expect((await save('View 7')).problems).toEqual({ name: 'You have a view of this name already.' });
  expect((await save('One more')).problems).toEqual({
    name: 'You have 50 views of this list. Give one up first.',
  });
});

it('belong to a list whose id has digits too', async () => {
  const view = { ...large, list: 'mf-lessons-of-all-instruments-and-voices-2030' };
  expect((await as('Efua', 'PUT', `/${randomUUID()}`, view)).status).toBe(200);
  expect(await views('Efua', 'mf-lessons-of-all-instruments-and-voices-2030')).toMatchObject([view]);
});

it.each([
  { name: '' },
  { list: 'Donations!' },
  { query: 'sort=amount' },
  { query: '?a=\u0000' },
  { query: '?x=é' },
  { query: `?${'a'.repeat(1_000)}` },
])('reject %j', async (change) => {
  expect((await as('Ama', 'PUT', `/${randomUUID()}`, { ...large, ...change })).status).toBe(422);
});
