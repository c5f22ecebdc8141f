import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settableClock } from '../../platform/core/clock';
import { migrationsFolder } from '../../platform/core/folders';
import { databaseOn } from '../../platform/db/embedded';
import { openPglite } from '../../platform/db/pglite';
import { testNow } from '../../testing/api';
import { readTimes } from '../trials/staffTimes';
import { readClashes } from './readClashes';
import { readTeachers } from './readTeachers';

const changed = '0067_teachers.sql';
const monday = '2025-03-03T15:00:00Z';

let client: PGlite;
beforeAll(async () => {
  client = await openPglite();
  const files = readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const migrate = async (names: string[]) => {
    for (const name of names) await client.exec(readFileSync(join(migrationsFolder, name), 'utf8'));
  };
  await migrate(files.slice(0, files.indexOf(changed)));
  // One teacher under three spellings, booked at one hour by each of them; the last one has decomposed letters.
  await client.exec(`
    insert into trial_times (id, instrument, teacher, venue, starts_at) values
      ('00000000-0000-4000-8000-000000000001', 'piano', 'Kofi Ménsah', 'accra', '${monday}'),
      ('00000000-0000-4000-8000-000000000002', 'cello', 'kofi ménsah', 'tema', '${monday}'),
      ('00000000-0000-4000-8000-000000000003', 'piano', 'Kofi  ' || normalize('Ménsah', NFD), 'accra', '${monday}'),
      ('00000000-0000-4000-8000-000000000004', 'piano', 'KOFI MÉNSAH', 'accra', '${monday}'),
      ('00000000-0000-4000-8000-000000000005', 'piano', 'Yaa Boateng', 'accra', '${monday}');
    insert into trial_bookings (submission_key, reference, time_id, state, student, email, phone, booked_at, changed_at)
      select gen_random_uuid(), 'TRIAL-' || n, ('00000000-0000-4000-8000-00000000000' || n)::uuid, state, student,
        'ama@example.com', '+233244123456', timestamptz '2025-02-01' - n * interval '1 hour', '2025-02-01'
      from (values (1, 'booked', 'Esi'), (2, 'booked', 'Kojo'), (4, 'canceled', 'Adjoa'), (5, 'booked', 'Efua')) as b (n, state, student);
    insert into lessons (id, instrument, teacher, venue, starts_at, is_group) values
      ('00000000-0000-4000-8000-000000000006', 'piano', 'Kofi   Ménsah', 'accra', '2025-02-24T15:00:00Z', true);
    insert into music_study_registrations (id, submission_key, reference, instrument, programme, level, category, class_type,
      mode, venue, times, student, email, phone, received_at)
      values ('00000000-0000-4000-8000-000000000007', gen_random_uuid(), 'LEARN-1', 'piano', 'adult_study', 'intermediate',
        'classical', 'group', 'in_person', 'accra', '{monday_morning}', 'Ama', 'ama@example.com', '+233244123456', '2025-01-01');
    insert into lesson_places (lesson_id, registration_id, is_alone, placed_at) values
      ('00000000-0000-4000-8000-000000000006', '00000000-0000-4000-8000-000000000007', false, '2025-01-01');
  `);
  await migrate(files.slice(files.indexOf(changed)));
}, 120_000);
afterAll(() => client.close());

const context = () => ({ db: databaseOn(client).db, clock: settableClock(testNow) });

it('names that are one name become one teacher, with all instruments and branches', async () => {
  expect(await readTeachers(context())).toMatchObject([
    {
      name: 'Kofi Ménsah',
      instruments: ['cello', 'piano'],
      venues: ['accra', 'tema'],
      lessons: 1,
      trials: 2,
    },
    { name: 'Yaa Boateng', instruments: ['piano'], venues: ['accra'], lessons: 0, trials: 1 },
  ]);
});

it('what is booked at one time already stays, and stands in a list of the office', async () => {
  const times = await readTimes(context() as never);
  expect(times.map(({ teacher, booking }) => [teacher, booking?.student])).toEqual([
    ['Kofi Ménsah', 'Kojo'],
    ['Kofi Ménsah', 'Esi'],
    ['Yaa Boateng', 'Efua'],
  ]);
  const clashes = await readClashes(context());
  expect(
    clashes
      .map(({ teacher, first, second }) =>
        [teacher, ...[...first.students, ...second.students].toSorted()].join(),
      )
      .toSorted(),
  ).toEqual(['Kofi Ménsah,Ama,Esi', 'Kofi Ménsah,Ama,Kojo', 'Kofi Ménsah,Esi,Kojo']);
});

it('the times of double bookings are taken, also when the first one of them is given back', async () => {
  await client.query('delete from lesson_places');
  const insert = client.query(`
    insert into lessons (instrument, teacher_id, venue, starts_at, is_group)
    select 'piano', id, 'accra', '2025-03-03T15:29:00Z', false from teachers where name = 'Kofi Ménsah'`);
  await expect(insert).rejects.toMatchObject({ constraint: 'teacher_times_no_overlap' });
});
