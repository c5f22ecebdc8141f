import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { engagements, outbox, rateLimits } from '../../platform/db/schema';
import { testNow } from '../../testing/api';
import { testApi } from '../../testing/testApi';
import { queuedMails } from '../../testing/mails';

const wedding = {
  occasion: 'wedding',
  date: '2025-06-07',
  startTime: '15:30',
  place: 'Labadi, Accra',
  guests: 1200,
  music: 'both',
  performers: ['Efua Sarpong', 'Kofi Asante'],
  budget: 650_050,
  message: 'Something for the walk in.',
  name: 'Kojo Antwi',
  organisation: 'Antwi and family',
  email: 'kojo@example.com',
  phone: '+233 24 412 3456',
};
const { occasion, date, startTime, place, music, name, email, phone } = wedding;
const shortest = { occasion, date, startTime, place, music, name, email, phone };

const api = testApi();
beforeEach(async () => {
  for (const table of [engagements, outbox, rateLimits]) await api.database.db.delete(table);
});

const book = (body: unknown, key: string = randomUUID()) =>
  api.send('POST', '/api/showcase/engagements', body, { 'idempotency-key': key });
const stored = () => api.database.db.select().from(engagements);
const problemsOf = async (response: Response) =>
  ((await response.json()) as { error: { fields: unknown[] } }).error.fields;

describe('booking performers', () => {
  it('stores the engagement as new, answers the client and notifies staff', async () => {
    const response = await book(wedding);
    expect(response.status).toBe(201);
    const { reference } = (await response.json()) as { reference: string };
    expect(reference).toMatch(/^BOOK-/);
    const { performers, ...rest } = wedding;
    expect(await stored()).toMatchObject([
      {
        ...rest,
        reference,
        status: 'new',
        startTime: '15:30:00',
        requestedPerformers: performers,
        phone: '+233244123456',
        receivedAt: testNow,
      },
    ]);

    const [answer, notice] = await queuedMails(api.database.db);
    expect(answer).toMatchObject({ to: wedding.email, subject: `We have your request, ${reference}` });
    expect(answer?.text).toContain('Nothing is booked');
    expect(notice).toMatchObject({
      to: api.settings.mail.staff,
      subject: `Performers wanted on Jun 07, 2025: Wedding, ${reference}`,
      replyTo: wedding.email,
    });
    for (const fact of ['Jun 07, 2025, 15:30', 'Efua Sarpong, Kofi Asante', '1,200', 'GH₵ 6,500.50']) {
      expect(notice?.text).toContain(fact);
    }
  });

  it('needs only the required fields, and the mails omit empty ones', async () => {
    expect((await book(shortest)).status).toBe(201);
    expect(await stored()).toMatchObject([
      { guests: null, budget: null, message: null, organisation: null, requestedPerformers: [] },
    ]);
    const [, notice] = await queuedMails(api.database.db);
    for (const label of ['Guests', 'Budget', 'Organisation', 'Requested performers']) {
      expect(notice?.text).not.toContain(label);
    }
  });

  it('accepts the same request once, with one reference', async () => {
    const key = randomUUID();
    const answers = await Promise.all([book(wedding, key), book(wedding, key)]);
    const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
    expect(second).toEqual(first);
    expect(await stored()).toHaveLength(1);
    expect(await queuedMails(api.database.db)).toHaveLength(2);
  });

  it('gives the same answer again when its day has come meanwhile', async () => {
    const key = randomUUID();
    expect((await book(wedding, key)).status).toBe(201);
    api.clock.set(new Date('2025-06-08T00:00:00Z'));
    expect((await book(wedding, key)).status).toBe(201);
  });

  it.each([
    ['2025-02-28', 'Please choose a day that is still to come'],
    ['1999-12-31', 'Please choose a day that is still to come'],
    ['2027-03-02', 'Please choose a day within the next two years'],
    ['2205-06-07', 'Please choose a day within the next two years'],
  ])("rejects %s by the server's clock", async (day, message) => {
    const response = await book({ ...wedding, date: day });
    expect(response.status).toBe(422);
    expect(await problemsOf(response)).toEqual([{ field: 'date', message }]);
    expect(await stored()).toEqual([]);
  });

  it.each(['2025-03-01', '2027-03-01'])('accepts %s, the first or last possible day', async (day) => {
    expect((await book({ ...wedding, date: day })).status).toBe(201);
  });

  it.each([
    ['occasion', { occasion: '' }, 'Please choose the occasion'],
    ['date', { date: '2025-02-30' }, 'Please enter the day'],
    ['startTime', { startTime: '25:00' }, 'Please enter the time when the music starts'],
    ['place', { place: ' ' }, 'Please say where it is'],
    ['guests', { guests: 0 }, 'Please enter the number of guests as a number'],
    ['guests', { guests: 20_001 }, 'This can be at most 20,000'],
    ['music', { music: 'none' }, 'Please choose what should be played'],
    ['budget', { budget: 10.5 }, 'Please enter an amount in cedis and pesewas'],
    ['budget', { budget: 100_000_001 }, 'For a larger budget, please call us'],
    ['name', { name: '' }, 'Please enter your name'],
    ['email', { email: 'kojo' }, 'The provided email is invalid'],
    ['phone', { phone: '12' }, 'The provided phone is invalid'],
  ])('reports what is wrong with %s %o', async (field, change, message) => {
    const response = await book({ ...wedding, ...change });
    expect(response.status).toBe(422);
    expect(await problemsOf(response)).toEqual([{ field, message }]);
    expect(await stored()).toEqual([]);
  });

  it('silently drops what a bot filled in', async () => {
    expect((await book({ ...wedding, website: 'x' })).status).toBe(201);
    expect(await stored()).toEqual([]);
  });

  it('sends at most five mails a day to one address', async () => {
    for (let nth = 0; nth < 5; nth++) expect((await book(wedding)).status).toBe(201);
    expect((await book(wedding)).status).toBe(429);
    expect(await stored()).toHaveLength(5);
  });
});
