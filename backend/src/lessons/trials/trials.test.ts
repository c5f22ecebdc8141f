import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { outbox, rateLimits, trialBookings, trialTimes } from '../../platform/db/schema';
import { signedIn, testApi } from '../../testing/testApi';
import { askOf } from '../../testing/ask';
import { effectsOf, tokenIn } from '../../testing/effects';
import { teacherCalled } from '../../testing/teachers';

const hour = 60 * 60_000;
const esi = {
  student: 'Esi Serwaa',
  guardian: 'Ama Serwaa',
  email: 'ama@example.com',
  phone: '024 412 3456',
  message: 'She sings.',
};
/** Monday. */
const monday = {
  instrument: 'piano',
  teacher: 'Adwoa Boateng',
  venue: 'accra',
  date: '2025-03-03',
  from: '15:00',
  to: '16:30',
};

interface Time {
  id: string;
  startsAt: string;
  booking?: unknown;
}
interface Lesson {
  state: string;
  isOver: boolean;
  time: Time;
}

const api = testApi();
const ask = askOf(api);
const staff = signedIn(api);
beforeEach(async () => {
  for (const table of [trialBookings, trialTimes, outbox, rateLimits]) await api.database.db.delete(table);
});

const add = async (changes: object = {}) => {
  const times = { ...monday, ...changes };
  const isCalled = times.teacher.trim() !== '';
  const teacher = isCalled ? await teacherCalled(api.database.db, times.teacher) : times.teacher;
  return ask<{ added: number }>('POST', '/staff/trial-times', { ...times, teacher }, staff);
};
const staffTimes = async () =>
  (await ask<{ times: Time[] }>('GET', '/staff/trial-times', undefined, staff)).body.times;
const free = async (instrument = 'piano') =>
  (await ask<{ times: Time[] }>('GET', `/music-study/trial-times?instrument=${instrument}`)).body.times;
const clockTimes = (times: Time[]) => times.map(({ startsAt }) => startsAt.slice(11, 16));
const book = (time: string, changes: object = {}, key: string = randomUUID()) =>
  ask<{ status: string; reference: string }>(
    'POST',
    '/music-study/trials',
    { ...esi, time, ...changes },
    { 'idempotency-key': key },
  );
const mine = (method: string, key: string, body?: object) =>
  ask<Lesson>(method, '/music-study/trials/mine', body, { 'trial-key': key });

/** Books the first free time, and returns the key of the mail's link. */
async function booked(effects = effectsOf(api)) {
  const [first, second] = await free();
  await book(first?.id ?? '');
  await effects.run();
  return { key: tokenIn(effects.mails[0]!, 'trial'), first: first!, second: second!, effects };
}

describe('the free times', () => {
  it('are the half hours that staff set for the instrument, the next one first', async () => {
    expect((await add()).body).toEqual({ added: 3 });
    await add({ instrument: 'cello', teacher: 'Naa Korkor Sowah' });
    expect(clockTimes(await free())).toEqual(['15:00', '15:30', '16:00']);
    expect((await add({ to: '17:00' })).body, 'what is there stays').toEqual({ added: 1 });
    expect(await free('violin')).toEqual([]);
  });

  it('exclude past ones and those within half a day', async () => {
    await add();
    const [near] = await free();
    api.clock.set(new Date('2025-03-03T03:15:00Z'));
    const times = await free();
    expect(clockTimes(times)).toEqual(['15:30', '16:00']);
    expect(await book(near?.id ?? '')).toMatchObject({
      status: 409,
      problems: { time: 'This time is too near to be booked here. Please choose a later one.' },
    });
  });

  it.each([
    ['instrument', { instrument: 'kazoo' }, 'Please choose an instrument'],
    ['teacher', { teacher: ' ' }, 'Please choose a teacher'],
    ['date', { date: '2025-02-30' }, 'Please enter a day'],
    ['date', { date: '2025-02-28' }, 'This is over. Please enter a day to come.'],
    ['from', { from: '15:10' }, 'Please enter a whole or half hour, such as 15:30'],
    ['to', { to: '15:00' }, 'This is not after the beginning'],
  ])('report what is wrong with %s %o', async (field, change, message) => {
    expect(await add(change)).toMatchObject({ status: 422, problems: { [field]: message } });
    expect(await free()).toEqual([]);
  });

  it('can only be set by staff', async () => {
    expect((await ask('POST', '/staff/trial-times', monday)).status).toBe(401);
    expect((await ask('GET', '/staff/trial-times')).status).toBe(401);
    expect((await ask('DELETE', `/staff/trial-times/${randomUUID()}`)).status).toBe(401);
  });
});

const lineOf = (file = '', name: string) => new RegExp(`^${name}:(.*)\\r$`, 'm').exec(file)?.[1];

describe('booking a trial lesson', () => {
  it('takes the time, and mails the family with a calendar file, and staff', async () => {
    await add();
    const effects = effectsOf(api);
    const [first] = await free();
    const { status, body } = await book(first?.id ?? '');
    expect(status).toBe(201);
    expect(body).toEqual({ status: 'booked', reference: expect.stringMatching(/^TRIAL-\w{4}-\w{4}$/) });
    expect(clockTimes(await free())).toEqual(['15:30', '16:00']);
    expect((await staffTimes())[0]?.booking).toMatchObject({ student: 'Esi Serwaa', phone: '+233244123456' });

    await effects.run();
    const [family, notice] = effects.mails;
    expect(family).toMatchObject({
      to: esi.email,
      subject: 'Your trial lesson is booked: Monday, Mar 03, 2025, 15:00',
      attachment: { name: 'trial-lesson.ics', type: 'text/calendar' },
    });
    expect(family?.attachment?.text).toContain('DTSTART:20250303T150000Z\r\nDTEND:20250303T153000Z\r\n');
    expect(family?.text).toContain('Teacher: Adwoa Boateng');
    expect(family?.text).toContain('Student: Esi Serwaa');
    expect(family?.text).toContain('Where: Our branch in Accra: 14 Sample Street, Osu, Accra');
    expect(family?.text).toContain('Our phone: +233 30 200 0000');
    const calendar = family?.attachment?.text.replaceAll('\r\n ', '');
    expect(calendar).toContain('SUMMARY:Trial lesson: piano\\, Esi Serwaa\r\n');
    expect(calendar).toContain('LOCATION:Our branch in Accra: 14 Sample Street\\, Osu\\, Accra\r\n');
    expect(calendar).toContain('Questions: +233 30 200 0000.\r\n');
    expect(family?.text, 'nothing else that was typed goes to the address').not.toMatch(/Ama Serwaa|sings/);
    expect(notice).toMatchObject({ to: api.settings.mail.staff, replyTo: esi.email });
    expect(notice?.text).toContain('> She sings.');
    const queued = JSON.stringify(await api.database.db.select().from(outbox));
    expect(queued).not.toContain(esi.email);
  });

  it('gives one time to one of several concurrent requests', async () => {
    await add();
    const [first] = await free();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, nth) => book(first?.id ?? '', { email: `family${nth}@example.com` })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)]);
    expect(answers.find(({ status }) => status === 409)?.problems).toEqual({
      time: 'Someone else has just taken this time. Please choose another.',
    });
    expect(await api.database.db.$count(trialBookings)).toBe(1);
  });

  it('happens once for one submission, also when it is repeated after the lesson', async () => {
    await add();
    const [first] = await free();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => book(first?.id ?? '', {}, key)));
    api.clock.advance(72 * hour);
    const again = await book(first?.id ?? '', {}, key);
    expect(new Set([...answers, again].map(({ body }) => body.reference)).size).toBe(1);
    expect(new Set([...answers, again].map(({ status }) => status))).toEqual(new Set([201]));
    expect(await api.database.db.$count(trialBookings)).toBe(1);
  });

  it.each([
    ['time', { time: '' }, 'Please choose a time'],
    ['time', { time: randomUUID() }, 'This time no longer exists. Please choose another.'],
    ['student', { student: '' }, 'Please enter the name of the person who will play'],
    ['email', { email: '' }, 'Please enter an email address'],
    ['email', { email: 'ama@' }, 'The provided email is invalid'],
    ['phone', { phone: '12' }, 'The provided phone is invalid'],
  ])('reports what is wrong with %s %o', async (field, change, message) => {
    await add();
    const [first] = await free();
    expect(await book(first?.id ?? '', change)).toMatchObject({
      status: 422,
      problems: { [field]: message },
    });
    expect(await api.database.db.$count(trialBookings)).toBe(0);
  });

  it('silently drops what a bot filled in, and sends at most five mails a day to one address', async () => {
    await add({ from: '10:00', to: '14:00' });
    const times = await free();
    expect((await book(times[0]?.id ?? '', { website: 'https://spam.example' })).status).toBe(201);
    for (const { id } of times.slice(0, 5)) expect((await book(id)).status).toBe(201);
    expect((await book(times[5]?.id ?? '')).status).toBe(429);
    expect(await api.database.db.$count(trialBookings)).toBe(5);
  });
});

describe('the link of the mail', () => {
  it('moves the lesson, once however often it is sent, and notifies both sides', async () => {
    await add();
    const { key, first, second, effects } = await booked();
    expect((await mine('GET', key)).body).toMatchObject({ state: 'booked', isOver: false, time: first });
    for (const _ of ['first', 'again']) {
      const { status, body } = await mine('PUT', key, { time: second.id });
      expect([status, body.time.id]).toEqual([200, second.id]);
    }
    expect(clockTimes(await free())).toEqual(['15:00', '16:00']);
    await effects.run();
    expect(effects.mails.slice(2).map(({ subject }) => subject)).toEqual([
      'Your trial lesson is moved to Monday, Mar 03, 2025, 15:30',
      'Trial lesson moved: Piano, Monday, Mar 03, 2025, 15:30',
    ]);
    const uid = (at: number) => /UID:.*/.exec(effects.mails[at]?.attachment?.text ?? '')?.[0];
    expect(uid(2)).toBe(uid(0));
  });

  it('leaves the lesson unchanged when the other time is taken', async () => {
    await add();
    const { key, first, second } = await booked();
    await book(second.id, { email: 'kofi@example.com' });
    expect(await mine('PUT', key, { time: second.id })).toMatchObject({
      status: 409,
      problems: { time: 'Someone else has just taken this time. Please choose another.' },
    });
    expect((await mine('GET', key)).body.time.id).toBe(first.id);
  });

  it.each(['Call 0244 123 456', 'Win at evil.example', 'https://evil.example'])(
    'omits a name that may be a message from mails: %s',
    async (student) => {
      await add();
      const effects = effectsOf(api);
      const [first] = await free();
      expect((await book(first?.id ?? '', { student })).status).toBe(201);
      await effects.run();
      expect(JSON.stringify(effects.mails[0])).not.toContain(student);
    },
  );

  it('cancels once however often it is sent; the time is free for others', async () => {
    await add();
    const { key, first, effects } = await booked();
    for (const _ of ['first', 'again']) {
      expect(await mine('DELETE', key)).toMatchObject({ status: 200, body: { state: 'canceled' } });
    }
    await effects.run();
    expect(effects.mails.slice(2)).toHaveLength(2);
    const [original, canceled] = [effects.mails[0], effects.mails[2]].map((mail) => mail?.attachment);
    expect(canceled?.type).toBe('text/calendar; method=CANCEL');
    expect(canceled?.text).toContain('STATUS:CANCELLED\r\n');
    const of = (name: string) => [original, canceled].map((file) => lineOf(file?.text, name));
    expect(new Set(of('UID'))).toHaveProperty('size', 1);
    expect(Number(of('SEQUENCE')[1])).toBeGreaterThan(Number(of('SEQUENCE')[0]));
    expect((await book(first.id, { email: 'kofi@example.com' })).status).toBe(201);
    expect((await mine('PUT', key, { time: first.id })).problems).toHaveProperty('time');
  });

  it('changes nothing once the lesson has begun', async () => {
    await add();
    const { key, second } = await booked();
    api.clock.set(new Date('2025-03-03T15:00:00Z'));
    expect((await mine('GET', key)).body.isOver).toBe(true);
    expect((await mine('DELETE', key)).status).toBe(409);
    expect((await mine('PUT', key, { time: second.id })).status).toBe(409);
  });

  it('is invalid when it is altered', async () => {
    await add();
    const { key } = await booked();
    const altered = key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A');
    for (const wrong of [altered, 'nothing', '']) expect((await mine('GET', wrong)).status).toBe(404);
    expect((await mine('DELETE', altered)).status).toBe(404);
    expect((await mine('GET', key)).body.state).toBe('booked');
  });
});

it('staff withdraw a time: it is not offered any more, its family is notified, and it can be set again', async () => {
  await add();
  const { key, first, effects } = await booked();
  const withdraw = () => ask('DELETE', `/staff/trial-times/${first.id}`, undefined, staff);
  expect([(await withdraw()).status, (await withdraw()).status]).toEqual([204, 204]);
  expect((await mine('GET', key)).body.state).toBe('canceled');
  expect(clockTimes(await staffTimes())).toEqual(['15:30', '16:00']);
  await effects.run();
  expect(effects.mails[2]?.subject).toBe('Your trial lesson on Monday, Mar 03, 2025, 15:00 is cancelled');
  expect((await book(first.id)).problems).toHaveProperty('time');
  expect((await add()).body).toEqual({ added: 1 });
  const [anew] = await free();
  expect(anew?.startsAt).toBe(first.startsAt);
  expect((await book(anew?.id ?? '')).status).toBe(201);
});
