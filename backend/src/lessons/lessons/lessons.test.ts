import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  auditChanges,
  lessonPlaces,
  lessons,
  musicStudyRegistrations,
  recordVersions,
} from '../../platform/db/schema';
import { testNow } from '../../testing/api';
import { signedIn, testApi } from '../../testing/testApi';
import { askOf } from '../../testing/ask';
import { emptyTables } from '../../testing/database';
import { registerForLessons } from '../../testing/lessons';
import { queuedMails } from '../../testing/mails';
import { teacherCalled } from '../../testing/teachers';
import type { LessonPlacing } from './lessons.routes';

const api = testApi({ formsPerHour: 1_000 });
const headers = signedIn(api, { sub: 'auth0|kwame', 'https://music-school.example/name': 'Kwame' });
beforeEach(async () => {
  const lists = ['music_study_registrations', 'lessons', 'lesson_places', 'teacher_times'];
  const times = ['trial_bookings', 'trial_times', 'enquiry_notes', 'status_changes', 'outbox', 'rate_limits'];
  const loggedTables = ['audit_changes', 'audit_actions', 'record_versions'];
  await emptyTables(api.database.client, ...lists, ...times, ...loggedTables);
});

const staff = <T>(method: string, path: string, body?: object, key: string = randomUUID()) =>
  askOf(api)<T>(method, `/staff${path}`, body, { ...headers, 'idempotency-key': key });

/** Monday from three to half past four: three half hours. */
const monday = {
  instrument: 'piano',
  teacher: 'Adwoa Boateng',
  venue: 'accra',
  date: '2025-03-03',
  from: '15:00',
  to: '16:30',
};
const free = async (changes: Partial<typeof monday> = {}) => {
  const times = { ...monday, ...changes };
  const teacher = await teacherCalled(api.database.db, times.teacher);
  return staff('POST', '/trial-times', { ...times, teacher });
};

const registration = (changes: Parameters<typeof registerForLessons>[1] = {}) =>
  registerForLessons(api.database.db, changes);

const placing = async (id: string) => (await staff<LessonPlacing>('GET', `/music-study/${id}/lesson`)).body;
const place = (id: string, request: object, key?: string) =>
  staff<LessonPlacing>('POST', `/music-study/${id}/lesson`, request, key);
const hoursOf = async (id: string) =>
  (await placing(id)).hours.map(
    ({ startsAt, teacher }) => `${startsAt.slice(5, 16)} ${teacher.split(' ')[0]}`,
  );
const firstHour = async (id: string) => ({ time: (await placing(id)).hours[0]?.time });
const statusOf = async (id: string) =>
  (await staff<{ status: string; changes: { actor: string; to: string }[] }>('GET', `/music-study/${id}`))
    .body;
const offered = async () =>
  (
    await askOf(api)<{ times: { id: string; startsAt: string }[] }>(
      'GET',
      '/music-study/trial-times?instrument=piano',
    )
  ).body.times;
const book = (time: string) =>
  askOf(api)(
    'POST',
    '/music-study/trials',
    { time, student: 'Kofi', email: `${randomUUID()}@example.com`, phone: '024 412 3456' },
    { 'idempotency-key': randomUUID() },
  );

describe('the free lessons', () => {
  it("are two half hours of one teacher of the instrument, the family's preferences first", async () => {
    await free();
    await free({ teacher: 'Kojo Antwi', date: '2025-03-04', from: '09:00', to: '10:00' });
    await free({ teacher: 'Yaa Boateng', date: '2025-03-02', from: '09:00', to: '09:30' });
    await free({ instrument: 'cello', teacher: 'Naa Sowah' });
    const id = await registration({ times: ['tuesday_morning'] });
    expect(await hoursOf(id)).toEqual(['03-04T09:00 Kojo', '03-03T15:00 Adwoa', '03-03T15:30 Adwoa']);
    expect((await placing(id)).hours[0]).toMatchObject({ suitsTime: true, suitsVenue: true });
    expect((await placing(id)).hours[1]).toMatchObject({ suitsTime: false, suitsVenue: true });
  });

  it('exclude those with a trial lesson in them, also in a later week', async () => {
    await free();
    await free({ date: '2025-03-10' });
    const id = await registration();
    const times = await offered();
    await book(times.find(({ startsAt }) => startsAt === '2025-03-10T15:00:00.000Z')?.id ?? '');
    expect(await hoursOf(id)).toEqual(['03-03T15:30 Adwoa', '03-10T15:30 Adwoa']);
  });

  it('exclude half hours in which a lesson begins in a later week', async () => {
    await free();
    await free({ date: '2025-03-10' });
    const [one, two] = [await registration(), await registration()];
    const later = (await placing(one)).hours.find(({ startsAt }) => startsAt === '2025-03-10T15:30:00.000Z');
    expect((await place(one, { time: later?.time })).status).toBe(200);
    expect(await hoursOf(two)).toEqual([]);
  });
});

describe('a lesson', () => {
  it("occupies a teacher's hour each week, is mailed to the family, and excludes trial lessons", async () => {
    await free();
    await free({ date: '2025-03-10' });
    const id = await registration();
    const request = await firstHour(id);
    const key = randomUUID();
    const { status, body } = await place(id, request, key);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      hours: [],
      lesson: { teacher: 'Adwoa Boateng', startsAt: '2025-03-03T15:00:00.000Z', pupils: 1 },
    });
    expect((await place(id, request, key)).status).toBe(200);
    const mails = await queuedMails(api.database.db);
    expect(mails).toMatchObject([
      { to: 'ama@example.com', subject: expect.stringContaining('Mondays, 15:00 to 16:00') as string },
    ]);
    expect((await offered()).map(({ startsAt }) => startsAt.slice(5, 16))).toEqual([
      '03-03T16:00',
      '03-10T16:00',
    ]);
    expect(await statusOf(id)).toMatchObject({ status: 'placed', changes: [{ to: 'placed' }] });
    const { body: said } = await staff('GET', `/correspondence/music-study/${id}`);
    expect(said).toMatchObject({
      written: [
        {
          kind: 'event',
          by: 'Kwame',
          text: expect.stringContaining('with Adwoa Boateng in Accra') as string,
        },
      ],
    });
  });

  it('is not given twice: neither one hour to two pupils, nor two hours to one', async () => {
    await free();
    const [one, two] = [await registration(), await registration()];
    const request = await firstHour(one);
    const late = await placing(two);
    expect((await place(one, request)).status).toBe(200);
    expect(await place(two, request)).toMatchObject({
      status: 409,
      problems: {
        time: 'Adwoa Boateng has another lesson then: Mondays, 15:00 to 16:00. Please choose another hour.',
      },
    });
    expect((await place(two, { time: late.hours[1]?.time })).status).toBe(409);
    expect((await place(one, { time: late.hours[1]?.time })).problems).toEqual({
      time: 'This registration already has a weekly lesson. Please cancel that one first.',
    });
    expect(await statusOf(two)).toMatchObject({ status: 'new', changes: [] });
  });

  it('wins against a trial lesson of the same time, and loses against an earlier one', async () => {
    await free();
    const [one, two] = [await registration(), await registration()];
    const [first, , third] = await offered();
    const request = await firstHour(one);
    await book(first?.id ?? '');
    expect(await place(one, request)).toMatchObject({
      status: 409,
      problems: {
        time: 'Adwoa Boateng has another lesson then: Monday, Mar 03, 2025, 15:00 to 15:30. Please choose another hour.',
      },
    });
    expect((await place(two, await firstHour(two))).status).toBe(200);
    expect((await book(third?.id ?? '')).status).toBe(409);
  });

  it('is withdrawn with a mail, and the hour is free again', async () => {
    await free();
    const id = await registration();
    const request = await firstHour(id);
    const key = randomUUID();
    await place(id, request, key);
    for (let times = 0; times < 2; times++)
      expect((await staff<LessonPlacing>('DELETE', `/music-study/${id}/lesson`)).body.lesson).toBeNull();
    expect(await hoursOf(id)).toHaveLength(2);
    expect((await queuedMails(api.database.db)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Mondays'),
      expect.stringContaining('is cancelled'),
    ]);
    expect(await statusOf(id)).toMatchObject({ status: 'contacted' });
    expect((await offered()).length).toBe(3);
    // Repeating the executed request does not give the hour again.
    expect((await place(id, request, key)).body.lesson).toBeNull();
    expect(await queuedMails(api.database.db)).toHaveLength(2);
  });

  it('is named by its instrument in the audit log, and the teacher by the record', async () => {
    await free();
    const id = await registration();
    await place(id, await firstHour(id));
    const rows = await api.database.db.select().from(auditChanges).where(eq(auditChanges.subject, 'lessons'));
    expect(rows).toMatchObject([{ label: 'piano', after: { teacher_id: expect.any(String) as string } }]);
    expect(JSON.stringify(rows)).not.toContain('Adwoa');
    const { body: log } = await staff('GET', '/audit?operation=placeLesson');
    expect(JSON.stringify(log), 'the name comes from the record').toContain('Adwoa Boateng');
  });

  it('changes the version of its registration for open drawers, as does a note', async () => {
    await free();
    const id = await registration();
    const record = `lesson/${id}`;
    await api.database.db.insert(recordVersions).values({ record, watchedAt: testNow });
    const version = async () => (await api.database.db.select().from(recordVersions))[0]?.version;
    const [before, group] = [await version(), await registration({ classType: 'group' })];
    await staff('POST', `/correspondence/music-study/${id}/notes`, { text: 'Rang her' });
    const noted = await version();
    expect(noted).not.toBe(before);
    await place(group, await firstHour(group));
    await api.database.db.update(lessonPlaces).set({ registrationId: id });
    expect(await version()).not.toBe(noted);
  });

  it('of a group accepts pupils until it is full; one without pupils is deleted', async () => {
    await free();
    const pupils = await Promise.all(Array.from({ length: 7 }, () => registration({ classType: 'group' })));
    await place(pupils[0]!, await firstHour(pupils[0]!));
    const [group] = (await placing(pupils[1]!)).groups;
    expect(group).toMatchObject({ pupils: 1, places: 6, suitsTime: true });
    const request = { lesson: group?.lesson };
    for (const pupil of pupils.slice(1, 6)) expect((await place(pupil, request)).status).toBe(200);
    expect((await place(pupils[6]!, request)).problems).toEqual({
      time: 'This group is full now. Please choose another hour.',
    });
    const alone = await registration();
    expect((await placing(alone)).groups).toEqual([]);
    expect((await place(alone, request)).status).toBe(422);
    await api.database.db.delete(musicStudyRegistrations);
    expect(await api.database.db.select().from(lessons)).toEqual([]);
  });

  it.each([
    ['nothing', {}, 422],
    ['both', { time: randomUUID(), lesson: randomUUID() }, 422],
    ['an unknown hour', { time: randomUUID() }, 422],
    ['nonsense', { time: 'x' }, 422],
  ])('is rejected for %s', async (_, request, status) => {
    expect((await place(await registration(), request)).status).toBe(status);
  });

  it('is rejected for an unknown registration', async () => {
    const gone = randomUUID();
    expect((await place(gone, { time: randomUUID() })).status).toBe(404);
    expect((await staff('GET', `/music-study/${gone}/lesson`)).status).toBe(404);
    expect((await staff('DELETE', `/music-study/${gone}/lesson`)).status).toBe(404);
  });
});

describe('what staff write about a registration', () => {
  it('is stored once, sends answers by mail, and is deleted with it', async () => {
    const id = await registration();
    const path = `/correspondence/music-study/${id}`;
    const key = randomUUID();
    for (let times = 0; times < 2; times++) await staff('POST', `${path}/notes`, { text: 'Rang her' }, key);
    const answer = randomUUID();
    for (let times = 0; times < 2; times++)
      await staff('POST', `${path}/replies`, { text: 'Mondays would do' }, answer);
    expect((await staff('GET', path)).body).toMatchObject({
      written: [
        { kind: 'note', text: 'Rang her', by: 'Kwame', mail: null },
        { kind: 'reply', text: 'Mondays would do', mail: 'waiting' },
      ],
    });
    expect(await queuedMails(api.database.db)).toMatchObject([
      { to: 'ama@example.com', subject: expect.stringContaining('Re: Piano lessons (LEARN-') as string },
    ]);
    expect(await statusOf(id)).toMatchObject({ status: 'contacted' });
    expect((await staff('POST', `${path}/notes`, { text: ' ' })).status).toBe(422);
    expect((await staff('POST', `/correspondence/engagements/${id}/notes`, { text: 'x' })).status).toBe(404);
    expect((await staff('GET', `/correspondence/donations/${id}`)).status).toBe(422);
    await api.database.db.delete(musicStudyRegistrations);
    expect((await staff('GET', path)).status).toBe(404);
  });
});
