import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { lessonPlaces, lessons, teachers, trialBookings, trialTimes } from '../../platform/db/schema';
import { signedIn, testApi } from '../../testing/testApi';
import { askOf } from '../../testing/ask';
import { emptyTables } from '../../testing/database';
import { effectsOf } from '../../testing/effects';
import { registerForLessons } from '../../testing/lessons';
import type { LessonPlacing } from '../lessons/lessons.routes';
import type { TeacherRow } from './teachers.routes';

const api = testApi({ formsPerHour: 1_000 });
const headers = signedIn(api);
beforeEach(async () => {
  const lists = ['music_study_registrations', 'lessons', 'lesson_places', 'teacher_times', 'teachers'];
  const times = ['trial_bookings', 'trial_times', 'enquiry_notes', 'status_changes', 'outbox', 'rate_limits'];
  await emptyTables(api.database.client, ...lists, ...times);
});

const staff = <T>(method: string, path: string, body?: object, key: string = randomUUID()) =>
  askOf(api)<T>(method, `/staff${path}`, body, { ...headers, 'idempotency-key': key });
const kofi = { name: 'Kofi Mensah', instruments: ['piano'], venues: ['accra'] };
const add = async (changes: object = {}) =>
  (await staff<{ id: string }>('POST', '/teachers', { ...kofi, ...changes })).body.id;
const list = async () => (await staff<{ teachers: TeacherRow[] }>('GET', '/teachers')).body.teachers;

/** Tuesday from three to half past four: three half hours. */
const tuesday = { instrument: 'piano', venue: 'accra', date: '2025-03-04', from: '15:00', to: '16:30' };
const free = (teacher: string, changes: object = {}) =>
  staff<{ added: number }>('POST', '/trial-times', { ...tuesday, teacher, ...changes });
const offered = async () =>
  (
    await askOf(api)<{ times: { id: string; startsAt: string; teacher: string }[] }>(
      'GET',
      '/music-study/trial-times?instrument=piano',
    )
  ).body.times;
const bookTime = (time = '') =>
  askOf(api)(
    'POST',
    '/music-study/trials',
    { time, student: 'Kojo', email: `${randomUUID()}@example.com`, phone: '024 412 3456' },
    { 'idempotency-key': randomUUID() },
  );

const registration = () => registerForLessons(api.database.db);

const placing = async (id: string) => (await staff<LessonPlacing>('GET', `/music-study/${id}/lesson`)).body;
const place = (id: string, time = '') => staff<LessonPlacing>('POST', `/music-study/${id}/lesson`, { time });
/** Places a pupil in the first free hour. */
async function placed(): Promise<string> {
  const id = await registration();
  expect((await place(id, (await placing(id)).hours[0]?.time)).status).toBe(200);
  return id;
}

describe('the record of a teacher', () => {
  it('is added once for a key, changed, deactivated and restored', async () => {
    const key = randomUUID();
    const first = await staff<{ id: string }>('POST', '/teachers', kofi, key);
    expect([first.status, (await staff('POST', '/teachers', kofi, key)).body]).toEqual([201, first.body]);
    const path = `/teachers/${first.body.id}`;
    await staff('PATCH', path, { ...kofi, instruments: ['piano', 'cello'], venues: ['tema'] });
    await staff('PATCH', path, { isActive: false });
    const expected = { name: 'Kofi Mensah', instruments: ['piano', 'cello'], venues: ['tema'] };
    expect(await list()).toMatchObject([{ ...expected, isActive: false, lessons: 0, trials: 0 }]);
    expect((await staff('PATCH', path, { isActive: true })).status).toBe(204);
    expect(await list()).toMatchObject([{ ...expected, isActive: true }]);
    expect((await staff('PATCH', `/teachers/${randomUUID()}`, { isActive: true })).status).toBe(404);
  });

  it.each([
    ['in lower case', 'kofi mensah'],
    ['with two spaces', 'Kofi  Mensah'],
    ['with a no-break space', 'Kofi\u00a0Mensah'],
    ['in wide letters', 'Ｋｏｆｉ Mensah'],
  ])('is rejected for the same name %s', async (_, name) => {
    await add();
    expect(await staff('POST', '/teachers', { ...kofi, name })).toMatchObject({
      status: 409,
      problems: { name: 'Kofi Mensah is in the list already.' },
    });
    const id = await add({ name: 'Yaa Boateng' });
    expect((await staff('PATCH', `/teachers/${id}`, { ...kofi, name })).status).toBe(409);
    await staff('PATCH', `/teachers/${(await list())[0]?.id}`, { isActive: false });
    expect((await staff('POST', '/teachers', { ...kofi, name })).problems).toEqual({
      name: 'Kofi Mensah taught here before. Restore them in the list instead.',
    });
    expect(await list()).toHaveLength(2);
  });

  it('is one row when two add the same name at once', async () => {
    const answers = await Promise.all(
      ['Kofi Mensah', 'kofi mensah'].map((name) => staff('POST', '/teachers', { ...kofi, name })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await api.database.db.$count(teachers)).toBe(1);
  });

  it.each([
    ['name', { name: ' ' }],
    ['instruments', { instruments: [] }],
    ['venues', { venues: [] }],
  ])('needs %s', async (field, change) => {
    const { status, problems } = await staff('POST', '/teachers', { ...kofi, ...change });
    expect([status, Object.keys(problems)]).toEqual([422, [field]]);
  });

  it('shows a new name everywhere, also in earlier bookings', async () => {
    const id = await add();
    await free(id);
    await bookTime((await offered())[0]?.id);
    await staff('PATCH', `/teachers/${id}`, { ...kofi, name: 'Kofi A. Mensah' });
    const effects = effectsOf(api);
    await effects.run();
    expect(effects.mails[0]?.text).toContain('Teacher: Kofi A. Mensah');
    expect(effects.mails[0]?.attachment?.text).toContain('With Kofi A. Mensah.');
    expect((await offered())[0]?.teacher).toBe('Kofi A. Mensah');
    expect(await list()).toMatchObject([{ name: 'Kofi A. Mensah', trials: 1 }]);
  });

  it('is only for staff', async () => {
    const ask = askOf(api);
    expect((await ask('GET', '/staff/teachers')).status).toBe(401);
    expect((await ask('POST', '/staff/teachers', kofi)).status).toBe(401);
    expect((await ask('PATCH', `/staff/teachers/${randomUUID()}`, { isActive: true })).status).toBe(401);
  });
});

describe('an inactive teacher', () => {
  it('is offered for nothing new, and keeps existing bookings', async () => {
    const id = await add();
    await free(id);
    await bookTime((await offered())[2]?.id);
    const pupil = await registration();
    const hour = (await placing(pupil)).hours[0]?.time;
    const [half] = await offered();
    await staff('PATCH', `/teachers/${id}`, { isActive: false });
    expect(await offered()).toEqual([]);
    expect((await placing(pupil)).hours).toEqual([]);
    expect((await place(pupil, hour)).problems).toEqual({
      time: 'This teacher no longer teaches here. Please choose another hour.',
    });
    expect((await bookTime(half?.id)).problems).toEqual({
      time: 'This time no longer exists. Please choose another.',
    });
    expect((await free(id, { date: '2025-03-05' })).problems).toEqual({
      teacher: 'This teacher is not in the list. Please choose another.',
    });
    expect(await list()).toMatchObject([{ trials: 1, lessons: 0 }]);
  });
});

describe('free times', () => {
  it('are rejected when the teacher is busy, and none of them is stored', async () => {
    const id = await add();
    await free(id);
    await placed();
    expect(await free(id, { date: '2025-03-11', from: '15:30', to: '17:00' })).toMatchObject({
      status: 409,
      problems: { from: 'Kofi Mensah has another lesson then: Tuesdays, 15:00 to 16:00' },
    });
    expect((await free(id, { date: '2025-03-11', from: '16:00', to: '17:00' })).body).toEqual({ added: 2 });
    await bookTime((await offered()).find(({ startsAt }) => startsAt.startsWith('2025-03-11'))?.id);
    expect(await free(id, { venue: 'tema', date: '2025-03-11', from: '16:00', to: '16:30' })).toMatchObject({
      status: 409,
      problems: {
        from: 'Kofi Mensah has another lesson then: Tuesday, Mar 11, 2025, 16:00 to 16:30',
      },
    });
    expect(await api.database.db.$count(trialTimes)).toBe(5);
  });

  it('are rejected when the teacher is available for something else', async () => {
    const id = await add();
    await free(id);
    expect((await free(id)).body, 'the same again changes nothing').toEqual({ added: 0 });
    expect(await free(id, { instrument: 'cello', venue: 'tema', from: '16:00', to: '18:00' })).toMatchObject({
      status: 409,
      problems: {
        from: 'Kofi Mensah is free for piano in Accra then: Tuesday, Mar 04, 2025, 16:00 to 16:30',
      },
    });
    expect(await api.database.db.$count(trialTimes)).toBe(3);
  });

  it('are rejected for an unknown teacher', async () => {
    const { status, problems } = await free(randomUUID());
    expect([status, Object.keys(problems)]).toEqual([422, ['teacher']]);
    expect((await free('Kofi Mensah')).problems).toEqual({ teacher: 'Please choose a teacher' });
  });
});

describe('one teacher at one time', () => {
  /** A lesson at a time that the form does not offer. */
  const lessonAt = (teacherId: string, at: string) =>
    api.database.db
      .insert(lessons)
      .values({ teacherId, instrument: 'piano', venue: 'accra', startsAt: new Date(at), isGroup: false });
  const refused = { cause: { constraint: 'teacher_times_no_overlap' } };

  it('cannot teach two lessons that overlap by a minute, but two adjacent ones', async () => {
    const id = await add();
    await lessonAt(id, '2025-03-04T15:00:00Z');
    await expect(lessonAt(id, '2025-03-04T15:59:00Z')).rejects.toMatchObject(refused);
    await expect(lessonAt(id, '2025-04-01T14:01:00Z'), 'in a later week').rejects.toMatchObject(refused);
    await expect(lessonAt(id, '2025-01-07T15:30:00Z'), 'from an earlier week').rejects.toMatchObject(refused);
    await lessonAt(id, '2025-03-04T16:00:00Z');
    await lessonAt(id, '2025-03-04T14:00:00Z');
    await lessonAt(id, '2025-03-05T15:00:00Z');
    await lessonAt(await add({ name: 'Yaa Boateng' }), '2025-03-04T15:00:00Z');
    expect(await api.database.db.$count(lessons)).toBe(5);
  });

  it('cannot teach a weekly lesson over a booked trial lesson, but from the week after or once it is cancelled', async () => {
    const id = await add();
    await free(id);
    const [first] = await offered();
    await bookTime(first?.id);
    await expect(lessonAt(id, '2025-03-04T14:01:00Z')).rejects.toMatchObject(refused);
    await expect(lessonAt(id, '2025-02-25T15:29:00Z')).rejects.toMatchObject(refused);
    await lessonAt(id, '2025-03-11T15:00:00Z');
    await api.database.db.delete(lessons);
    await api.database.db.update(trialBookings).set({ state: 'canceled' });
    await lessonAt(id, '2025-03-04T14:01:00Z');
    expect((await bookTime(first?.id)).status, 'the lesson has the time now').toBe(409);
  });

  it('is free again once the lesson is withdrawn', async () => {
    const id = await add();
    await free(id);
    const pupil = await placed();
    expect(await list()).toMatchObject([{ lessons: 1 }]);
    expect((await offered()).map(({ startsAt }) => startsAt.slice(11, 16))).toEqual(['16:00']);
    await staff('DELETE', `/music-study/${pupil}/lesson`);
    expect(await offered()).toHaveLength(3);
    await placed();
  });

  it('is given to exactly one of several concurrent requests', async () => {
    await free(await add());
    const pupils = await Promise.all(Array.from({ length: 4 }, registration));
    const [hour, later] = (await placing(pupils[0] ?? '')).hours;
    const half = (await offered())[1];
    const answers = await Promise.all([
      ...pupils.map((id, nth) => place(id, nth % 2 === 0 ? hour?.time : later?.time)),
      bookTime(half?.id),
      bookTime(half?.id),
    ]);
    const [won, ...others] = answers.map(({ status }) => status).toSorted();
    expect(won).toBeLessThan(300);
    expect(others).toEqual(Array(5).fill(409));
    const { db } = api.database;
    expect((await db.$count(lessonPlaces)) + (await db.$count(trialBookings))).toBe(1);
  });
});
