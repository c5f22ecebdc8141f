import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settableClock } from '../../platform/core/clock';
import type { OpenDatabase } from '../../platform/db/database';
import { testNow } from '../../testing/api';
import { openTestDatabase } from '../../testing/database';
import { readTimes } from '../trials/staffTimes';
import { readClashes } from './readClashes';

const monday = '2025-03-03T15:00:00Z';
const id = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`;

let database: OpenDatabase & { client: PGlite };
/** A teacher with a weekly lesson and two trial lessons at one time, as older databases may contain. */
beforeAll(async () => {
  database = await openTestDatabase();
  await database.client.exec(`
    insert into teachers (id, name, instruments, venues) values ('${id(1)}', 'Kofi Mensah', '{piano}', '{accra}');
    insert into lessons (id, instrument, teacher_id, venue, starts_at, is_group)
      values ('${id(2)}', 'piano', '${id(1)}', 'accra', '2025-02-24T15:00:00Z', true);
    insert into music_study_registrations (id, submission_key, reference, instrument, programme, level, category, class_type,
      mode, venue, times, student, email, phone, received_at)
      values ('${id(3)}', gen_random_uuid(), 'LEARN-1', 'piano', 'adult_study', 'intermediate',
        'classical', 'group', 'in_person', 'accra', '{monday_morning}', 'Ama', 'ama@example.com', '+233244123456', '2025-01-01');
    insert into lesson_places (lesson_id, registration_id, is_alone, placed_at)
      values ('${id(2)}', '${id(3)}', false, '2025-01-01');
    set session_replication_role = replica;
    insert into trial_times (id, instrument, teacher_id, venue, starts_at, is_withdrawn) values
      ('${id(4)}', 'piano', '${id(1)}', 'accra', '${monday}', false),
      ('${id(5)}', 'cello', '${id(1)}', 'tema', '${monday}', true);
    insert into trial_bookings (id, submission_key, reference, time_id, state, student, email, phone, booked_at, changed_at) values
      ('${id(6)}', gen_random_uuid(), 'TRIAL-1', '${id(4)}', 'booked', 'Esi', 'esi@example.com', '+233244123456', '2025-02-01', '2025-02-01'),
      ('${id(7)}', gen_random_uuid(), 'TRIAL-2', '${id(5)}', 'booked', 'Kojo', 'kojo@example.com', '+233244123456', '2025-02-02', '2025-02-02');
    insert into teacher_times (teacher_id, booking_id, from_minute, until_minute, starts_at, ends_at, is_clash)
      select '${id(1)}', b.id, 900, 930, t.starts_at, t.starts_at + interval '30 minutes', true
      from trial_bookings b join trial_times t on t.id = b.time_id;
    set session_replication_role = default;
  `);
});
afterAll(() => database.close());

const context = () => ({ db: database.db, clock: settableClock(testNow) });

it('lists each pair of bookings of a teacher at one time, and leaves both booked', async () => {
  const times = await readTimes(context() as never);
  expect(times.map(({ booking }) => booking?.student).toSorted()).toEqual(['Esi', 'Kojo']);
  const clashes = await readClashes(context());
  expect(
    clashes
      .map(({ teacher, first, second }) =>
        [teacher, ...[...first.students, ...second.students].toSorted()].join(),
      )
      .toSorted(),
  ).toEqual(['Kofi Mensah,Ama,Esi', 'Kofi Mensah,Ama,Kojo', 'Kofi Mensah,Esi,Kojo']);
});

it('rejects another lesson at the time of a double booking, even after the first one is withdrawn', async () => {
  await database.client.query('delete from lesson_places');
  const insert = database.client.query(`
    insert into lessons (instrument, teacher_id, venue, starts_at, is_group)
    values ('piano', '${id(1)}', 'accra', '2025-03-03T15:29:00Z', false)`);
  await expect(insert).rejects.toMatchObject({ constraint: 'teacher_times_no_overlap' });
});
