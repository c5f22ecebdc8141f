import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { forgetOld } from '../office/retention/forgetOld';
import { outbox } from '../platform/db/schema';
import { startApiOn, testNow, type TestApi } from '../testing/api';
import { askOf } from '../testing/ask';
import { openTestDatabase } from '../testing/database';
import { effectsOf } from '../testing/effects';
import { featureFaults } from '../testing/featureFaults';
import { campMigration, campPupils } from '../testing/sample-feature/campPupils';
import { campFeature } from '../testing/sample-feature/feature';
import { generatedFiles } from './codegen/generatedFiles';
import { apiDocument } from './codegen/apiDocument';
import { features } from './features';

// A feature that is one folder and one line: nothing else of the API knows it.

const withCamp = [...features, campFeature];
const email = 'ama@example.com';
const day = 24 * 60 * 60 * 1000;

let api: TestApi;
beforeAll(async () => {
  api = await startApiOn(
    async () => {
      const database = await openTestDatabase();
      await database.client.exec(campMigration);
      return database;
    },
    {},
    withCamp,
  );
});
afterAll(async () => {
  await api.database.client.exec('drop table camp_pupils');
  await api.stop();
});
beforeEach(async () => {
  for (const table of [campPupils, outbox]) await api.database.db.delete(table);
  api.clock.set(testNow);
});

const as = async (role: string) => ({
  authorization: `Bearer ${await api.token({ [api.settings.auth.rolesClaim]: [role] })}`,
});
const register = () =>
  askOf(api)('POST', '/camp/pupils', { name: 'Ama', email }, { 'idempotency-key': randomUUID() });
const pupils = async (headers: Record<string, string>) =>
  askOf(api)<{ id: string; name: string }[]>('GET', '/staff/camp-pupils', undefined, headers);
const ofPerson = async (what: string) =>
  api.send('POST', `/api/staff/people/${what}`, { email }, await as('admin'));

it('lacks nothing that features must declare', () => {
  expect(featureFaults(campFeature, { features: withCamp, recorded: ['camp_pupils'] })).toEqual([]);
});

it('answers with its routes, by role', async () => {
  expect((await register()).status).toBe(201);
  expect((await pupils({})).status).toBe(401);
  expect((await pupils(await as('choir'))).status).toBe(403);
  expect((await pupils(await as('staff'))).body).toMatchObject([{ name: 'Ama', room: null }]);
});

it('sends its mails by the outbox, which describes them', async () => {
  await register();
  const effects = effectsOf(api);
  await effects.run();
  expect(effects.mails).toMatchObject([{ to: email, subject: 'See you at the camp' }]);
  const list = await askOf(api)('GET', '/staff/outbox?search=camp', undefined, await as('admin'));
  expect(list.body).toMatchObject({ rows: [{ what: 'A mail to a pupil of the camp', state: 'done' }] });
});

it('is in the audit log with its labels, without what is personal', async () => {
  await register();
  const staff = await as('staff');
  const [pupil] = (await pupils(staff)).body;
  const path = `/staff/camp-pupils/${pupil?.id}`;
  expect((await askOf(api)('PATCH', path, { room: '7' }, staff)).status).toBe(200);
  const log = await askOf(api)('GET', `/staff/audit?record=${pupil?.id}`, undefined, staff);
  expect(log.body).toMatchObject({
    rows: [
      {
        operationLabel: 'changed a pupil of the camp',
        changes: [{ subjectLabel: 'Pupil of the camp', fields: [{ field: 'room', to: '7' }] }],
      },
    ],
  });
  const operations = await askOf(api)('GET', '/staff/audit/operations', undefined, staff);
  expect(operations.body).toContainEqual({
    operation: 'changeCampPupil',
    label: 'changed a pupil of the camp',
  });
});

it('is in the archive of a person and in the export of all data, and goes with the person', async () => {
  await register();
  const archive = unzipSync(new Uint8Array(await (await ofPerson('archive')).arrayBuffer()));
  expect(strFromU8(archive['read-me.txt']!)).toContain('Pupils of the camp');
  const all = await api.send('GET', '/api/staff/export', undefined, await as('admin'));
  const tables = unzipSync(new Uint8Array(await all.arrayBuffer()));
  expect(strFromU8(tables['tables/camp_pupils.csv']!)).toContain(email);

  const erased = (await (await ofPerson('erasure')).json()) as { records: object[] };
  expect(erased.records).toContainEqual({ name: 'Pupils of the camp', count: 1 });
  expect(await api.database.db.$count(campPupils)).toBe(0);
});

it('is forgotten when its time is over', async () => {
  await register();
  api.clock.set(new Date(testNow.getTime() + 29 * day));
  await forgetOld(api.deps);
  expect(await api.database.db.$count(campPupils)).toBe(1);
  api.clock.set(new Date(testNow.getTime() + 30 * day + 1_000));
  expect(await forgetOld(api.deps)).toMatchObject({ camp: 1 });
  expect(await api.database.db.$count(campPupils)).toBe(0);
});

it('is among what the API publishes, and on the privacy page', async () => {
  const { body } = await askOf(api)('GET', '/published');
  expect(body).toHaveProperty(['/camp/places']);
  const page = { app: 'mf-public', file: 'x', folder: 'privacy', endpoints: [], requests: [] };
  const files = await generatedFiles(
    apiDocument(),
    [{ ...page, storedRecords: true }],
    api.deps.features.stored,
  );
  expect(files.get('privacy/generated/storedRecords.ts')).toContain('"name": "Summer camp"');
});
