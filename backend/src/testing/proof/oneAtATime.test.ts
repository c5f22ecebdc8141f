import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  engagementOffers,
  engagements,
  lessonPlaces,
  performers,
  trialBookings,
  volunteerAssignments,
  volunteers,
  volunteerShifts,
} from '../../platform/db/schema';
import { testNow } from '../api';
import { askOf } from '../ask';
import { registerForLessons } from '../lessons';
import { teacherCalled } from '../teachers';
import { openFixture, type Fixture } from './fixture';

// Concurrent requests to two instances on a real server: only the database can enforce these rules.
let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
}, 60_000);
afterAll(() => fixture.stop());

const at = testNow;
const key = () => ({ submissionKey: randomUUID(), reference: `REF-${randomUUID()}`, receivedAt: at });
const phone = '+233244123456';
const idOf = async (rows: PromiseLike<{ id: string }[]>) => (await rows)[0]?.id ?? '';

/** Sends all requests at once, alternating between both instances. @returns the statuses, lowest first */
async function atOnce(requests: readonly (readonly [method: string, path: string, body?: object])[]) {
  const statuses = await Promise.all(
    requests.map(async ([method, path, body], nth) => {
      const instance = fixture.instances[nth % 2 === 0 ? 0 : 1];
      const authorization = `Bearer ${await instance.token()}`;
      const headers = { authorization, 'idempotency-key': randomUUID() };
      return (await askOf(instance)(method, path, body, headers)).status;
    }),
  );
  return statuses.toSorted((a, b) => a - b);
}

it('one of eight requests gets an hour of a teacher: six lessons and two trial lessons', async () => {
  const { db, instances } = fixture;
  const authorization = `Bearer ${await instances[0].token()}`;
  const day = '2025-03-03';
  const free = {
    instrument: 'piano',
    teacher: await teacherCalled(db, 'Adwoa'),
    venue: 'accra',
    date: day,
    from: '15:00',
    to: '16:00',
  };
  await askOf(instances[0])('POST', '/staff/trial-times', free, { authorization });
  const { body } = await askOf(instances[0])<{ times: { id: string }[] }>(
    'GET',
    '/music-study/trial-times?instrument=piano',
  );
  const [first, second] = body.times.map(({ id }) => id);
  const ids = await Promise.all(Array.from({ length: 6 }, () => registerForLessons(db)));
  const trial = (time: string | undefined) =>
    [
      'POST',
      '/music-study/trials',
      { time, student: 'Kofi', email: `${randomUUID()}@example.com`, phone },
    ] as const;
  const lessons = ids.map((id) => ['POST', `/staff/music-study/${id}/lesson`, { time: first }] as const);
  const statuses = await atOnce([trial(first), ...lessons, trial(second)]);
  const [placed, booked] = [await db.$count(lessonPlaces), await db.$count(trialBookings)];
  // Either one lesson has the hour, or trial lessons have its half hours: never both.
  expect([
    [1, 0],
    [0, 1],
    [0, 2],
  ]).toContainEqual([placed, booked]);
  expect(statuses.filter((status) => status < 300)).toHaveLength(placed + booked);
  expect(statuses.filter((status) => status >= 300 && status !== 409)).toEqual([]);
});

it('a performer accepts one of four engagements of one afternoon', async () => {
  const { db } = fixture;
  const plays = {
    stageName: 'Trio',
    kind: 'Strings',
    category: 'classical',
    place: 'accra',
    about: 'We play.',
  };
  const contact = { recordings: [], contactName: 'Esi', email: 'esi@example.com', phone };
  const performerId = await idOf(
    db
      .insert(performers)
      .values({ ...key(), ...plays, ...contact, status: 'accepted' })
      .returning({ id: performers.id }),
  );
  const party = {
    occasion: 'wedding',
    date: '2035-06-14',
    place: 'Aburi',
    music: 'both',
    requestedPerformers: [],
  };
  const offers = await Promise.all(
    ['14:00', '15:00', '16:00', '17:00'].map(async (startTime) => {
      const request = { ...key(), ...party, startTime, name: 'Kojo', email: 'kojo@example.com', phone };
      const engagementId = await idOf(
        db.insert(engagements).values(request).returning({ id: engagements.id }),
      );
      const from = new Date(`2035-06-14T${startTime}:00Z`);
      const until = new Date(from.getTime() + 4 * 60 * 60_000);
      const offer = { requestKey: randomUUID(), engagementId, performerId, from, until, changedAt: at };
      return idOf(db.insert(engagementOffers).values(offer).returning({ id: engagementOffers.id }));
    }),
  );
  const yes = offers.map((id) => ['PATCH', `/staff/engagement-offers/${id}`, { state: 'accepted' }] as const);
  expect(await atOnce(yes)).toEqual([204, 409, 409, 409]);
});

it('a volunteer gets one of four shifts of one morning', async () => {
  const { db } = fixture;
  const who = { requestKey: randomUUID(), name: 'Ama', email: 'ama@example.com', addedAt: at };
  const id = await idOf(db.insert(volunteers).values(who).returning({ id: volunteers.id }));
  const morning = { startsAt: new Date('2035-06-14T08:00:00Z'), endsAt: new Date('2035-06-14T12:00:00Z') };
  const shifts = await Promise.all(
    ['Door', 'Stage', 'Bar', 'Cloakroom'].map((task) =>
      idOf(
        db
          .insert(volunteerShifts)
          .values({ ...morning, requestKey: randomUUID(), task, place: 'Hall', needed: 2 })
          .returning({ id: volunteerShifts.id }),
      ),
    ),
  );
  const paths = shifts.map((shift) => ['PUT', `/staff/volunteer-shifts/${shift}/volunteers/${id}`] as const);
  expect(await atOnce(paths)).toEqual([204, 409, 409, 409]);
  expect(await db.$count(volunteerAssignments)).toBe(1);
});
