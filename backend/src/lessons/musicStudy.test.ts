import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  feeEnquiries,
  musicStudyRegistrations,
  outbox,
  rateLimits,
  referralLinks,
} from '../platform/db/schema';
import { testNow } from '../testing/api';
import { testApi } from '../testing/testApi';
import { queuedMails } from '../testing/mails';

const esi = {
  instrument: 'cello',
  programme: 'junior_conservatory',
  level: 'beginner_child_2',
  grade: 'grade_2',
  category: 'classical',
  classType: 'private',
  mode: 'in_person',
  venue: 'accra',
  times: ['saturday_morning', 'monday_evening', 'monday_afternoon'],
  student: 'Esi Serwaa',
  guardian: 'Ama Serwaa',
  email: 'ama@example.com',
  phone: '024 412 3456',
  message: 'She plays the violin already.',
};

const kofi = {
  instrument: 'trumpet',
  programme: 'adult_study',
  classType: 'group',
  name: 'Kofi Mensah',
  email: 'kofi@example.com',
  question: 'May I pay in parts?',
};

const wrongLevel = 'This level is not taught in the programme: please choose another';

const api = testApi();
beforeEach(async () => {
  for (const table of [musicStudyRegistrations, feeEnquiries, outbox, rateLimits, referralLinks]) {
    await api.database.db.delete(table);
  }
});

const send = (form: string, body: unknown, key: string = randomUUID()) =>
  api.send('POST', `/api/music-study/${form}`, body, { 'idempotency-key': key });

describe('registering for music study', () => {
  const register = (body: unknown, key?: string) => send('registrations', body, key);
  const stored = () => api.database.db.select().from(musicStudyRegistrations);

  it('stores it as new, and mails the family and staff in readable form, with one reference', async () => {
    const response = await register(esi);
    expect(response.status).toBe(201);
    const { status, reference } = await response.json();
    expect(status).toBe('received');
    expect(reference).toMatch(/^LEARN-\w{4}-\w{4}$/);
    expect(await stored()).toMatchObject([
      {
        ...esi,
        reference,
        status: 'new',
        phone: '+233244123456',
        times: ['monday_afternoon', 'monday_evening', 'saturday_morning'],
        receivedAt: testNow,
      },
    ]);

    const [answer, notice] = await queuedMails(api.database.db);
    expect(answer).toMatchObject({ to: esi.email });
    expect(answer?.subject).toBe(`Your registration for cello: ${reference}`);
    expect(answer?.text).toContain('within two working days');
    expect(notice).toMatchObject({
      to: api.settings.mail.staff,
      replyTo: esi.email,
      subject: `Registration ${reference}: Cello, Esi Serwaa`,
    });
    for (const text of [
      `Reference: ${reference}`,
      'Programme: Junior Conservatory',
      'Level: Beginner, 7–17 yrs',
      'Grade: Grade 2',
      'Class type: Private',
      'Mode of study: In person',
      'Branch: Accra',
      'Times that suit: Monday afternoon or evening; Saturday morning',
    ]) {
      expect(answer?.text).toContain(text);
      expect(notice?.text).toContain(text);
    }
    for (const text of [
      'Student: Esi Serwaa',
      'Parent or guardian: Ama Serwaa',
      'Phone: +233244123456',
      '> She plays the violin already.',
    ]) {
      expect(notice?.text).toContain(text);
      expect(answer?.text).not.toContain(text);
    }
  });

  it('accepts the same submission once, and returns the same reference', async () => {
    const key = randomUUID();
    const answers = await Promise.all([register(esi, key), register(esi, key), register(esi, key)]);
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(bodies).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    expect(await queuedMails(api.database.db)).toHaveLength(2);
  });

  it('stores only what the programme asks for: adults have no guardian, the youngest have no grade', async () => {
    expect((await register({ ...esi, programme: 'adult_study', level: 'intermediate' })).status).toBe(201);
    const little = { programme: 'early_years_music', level: 'beginner_child_1' };
    expect((await register({ ...esi, ...little, email: 'esi@example.com' })).status).toBe(201);
    const [adult, child] = (await stored()).toSorted((a, b) => a.programme.localeCompare(b.programme));
    expect(adult).toMatchObject({ guardian: null, grade: 'grade_2' });
    expect(child).toMatchObject({ guardian: 'Ama Serwaa', grade: null });
  });

  it.each([
    ['instrument', { instrument: 'kazoo' }, 'Please choose an instrument'],
    ['programme', { programme: '' }, 'Please choose a programme'],
    ['level', { level: '' }, 'Please choose a level'],
    ['level', { level: 'beginner_adult' }, wrongLevel],
    ['grade', { grade: 'grade_7' }, 'Please choose a grade from the list'],
    ['category', { category: undefined }, 'Please choose classical or contemporary'],
    ['classType', { classType: 'crowd' }, 'Please choose private or group lessons'],
    ['mode', { mode: 'by_post' }, 'Please choose online or in person'],
    ['venue', { venue: 'kumasi' }, 'Please choose a venue'],
    ['times', { times: [] }, 'Please choose at least one time'],
    ['times.0', { times: ['sunday_morning'] }, 'Please choose times from the list'],
    ['student', { student: ' ' }, 'Please enter the name of the person who will learn'],
    ['guardian', { guardian: '' }, 'Please enter the name of a parent or guardian'],
    ['email', { email: 'ama@' }, 'The provided email is invalid'],
    ['phone', { phone: '' }, 'Please enter a phone number'],
  ])('reports what is wrong with %s %o', async (field, change, message) => {
    const response = await register({ ...esi, ...change });
    expect(response.status).toBe(422);
    const { error } = await response.json();
    expect(error.fields).toEqual([{ field, message }]);
    expect(await stored()).toEqual([]);
  });

  it('silently drops what a bot filled in, and returns a reference all the same', async () => {
    const response = await register({ ...esi, website: 'https://spam.example' });
    expect(response.status).toBe(201);
    expect((await response.json()).reference).toMatch(/^LEARN-/);
    expect(await stored()).toEqual([]);
    expect(await queuedMails(api.database.db)).toEqual([]);
  });

  it('sends at most five mails a day to one address, and stores nothing that it cannot acknowledge', async () => {
    for (let nth = 0; nth < 5; nth++) expect((await register(esi)).status).toBe(201);
    expect((await register({ ...esi, email: 'AMA@example.com' })).status).toBe(429);
    expect(await stored()).toHaveLength(5);
  });
});

describe('asking for fees', () => {
  const ask = (body: unknown, key?: string) => send('fee-enquiries', body, key);
  const stored = () => api.database.db.select().from(feeEnquiries);

  it('stores the question, thanks the sender and notifies staff, who can reply to the sender', async () => {
    const response = await ask(kofi);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ status: 'received' });
    expect(await stored()).toMatchObject([{ ...kofi, level: null, phone: null, receivedAt: testNow }]);

    const [thanks, notice] = await queuedMails(api.database.db);
    expect(thanks).toMatchObject({ to: kofi.email, subject: 'Your question about trumpet fees' });
    expect(notice).toMatchObject({
      to: api.settings.mail.staff,
      subject: 'Fees: Trumpet, Kofi Mensah',
      replyTo: kofi.email,
    });
    for (const mail of [thanks, notice]) {
      expect(mail?.text).toContain('Programme: Adult Study\nLevel: Not sure yet\nClass type: Group');
    }
    expect(notice?.text).toContain('> May I pay in parts?');
  });

  it('accepts the same question once, however often it is sent', async () => {
    const key = randomUUID();
    const answers = await Promise.all([ask(kofi, key), ask(kofi, key)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await stored()).toHaveLength(1);
    expect(await queuedMails(api.database.db)).toHaveLength(2);
  });

  it.each([
    ['programme', { programme: undefined }, 'Please choose a programme'],
    ['level', { level: 'beginner_child_1' }, wrongLevel],
    ['classType', { classType: 'crowd' }, 'Please choose private or group lessons'],
    ['name', { name: '' }, 'Please enter your name'],
    ['email', { email: '' }, 'Please enter an email address'],
    ['phone', { phone: '12' }, 'The provided phone is invalid'],
  ])('reports what is wrong with %s %o', async (field, change, message) => {
    const response = await ask({ ...kofi, ...change });
    expect(response.status).toBe(422);
    const { error } = await response.json();
    expect(error.fields).toEqual([{ field, message }]);
    expect(await stored()).toEqual([]);
  });

  it('silently drops what a bot filled in', async () => {
    expect((await ask({ ...kofi, website: 'https://spam.example' })).status).toBe(201);
    expect(await stored()).toEqual([]);
  });
});

it.each([
  ['registrations', esi],
  ['fee-enquiries', kofi],
])('%s count once for the personal link that referred the person', async (form, body) => {
  const link = { code: 'abcdefghj2', submissionKey: randomUUID(), createdAt: testNow };
  await api.database.db.insert(referralLinks).values(link);
  const key = randomUUID();
  for (const _ of ['first', 'again']) {
    expect((await send(form, { ...body, from: link.code }, key)).status).toBe(201);
  }
  expect(await api.database.db.select().from(referralLinks)).toMatchObject([{ wrote: 1 }]);
});
