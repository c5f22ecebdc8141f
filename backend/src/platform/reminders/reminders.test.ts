import { mistakesIn } from '@school/shared/content/declare';
import { htmlFaults } from '@school/shared/html-check';
import { declaredReminder } from '@school/shared/reminders/declare';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDeclaredDocuments } from '../../site/site-content/declaredDocuments';
import { testNow, type TestApi } from '../../testing/api';
import { askOf } from '../../testing/ask';
import { effectsOf, tokenIn } from '../../testing/effects';
import { startTwoApis } from '../../testing/instances';
import {
  bookLesson,
  emptyReminders,
  lessonAt,
  publishReminder,
  passTo as passBoth,
  queueReminders,
  remind,
} from '../../testing/reminders';
import { constraintOf } from '../db/constraintOf';
import { contentRevisions, reminders, reminderStops, trialBookings, trialTimes } from '../db/schema';

let apis: Awaited<ReturnType<typeof startTwoApis>>;
let api: TestApi;
let ask: ReturnType<typeof askOf>;
beforeAll(async () => {
  apis = await startTwoApis();
  api = apis.one;
  ask = askOf(api);
});
afterAll(() => apis.stop());
beforeEach(() => emptyReminders(apis));

const passTo = (hours: number) => passBoth(apis, hours);

const book = (email?: string, startsAt?: Date) => bookLesson(api, email, startsAt);

const change = (id: string, values: Partial<typeof trialBookings.$inferInsert>) =>
  api.database.db.update(trialBookings).set(values).where(eq(trialBookings.id, id));

const move = async (id: string, startsAt: Date) => {
  const [booking] = await api.database.db.select().from(trialBookings).where(eq(trialBookings.id, id));
  await api.database.db
    .update(trialTimes)
    .set({ startsAt })
    .where(eq(trialTimes.id, booking?.timeId ?? ''));
  await change(id, { changedAt: api.clock.now() });
};

async function erase(email: string): Promise<void> {
  const admin = { [api.settings.auth.rolesClaim]: ['admin'] };
  const headers = { authorization: `Bearer ${await api.token(admin)}` };
  expect((await ask('POST', '/staff/people/erasure', { email }, headers)).status).toBe(200);
}

async function expectNoMail(): Promise<void> {
  const effects = effectsOf(api);
  await effects.run();
  expect(effects.mails).toEqual([]);
}

describe('a reminder', () => {
  it('is sent when its lead time begins, and not before', async () => {
    await book();
    const effects = effectsOf(api);
    passTo(47.9);
    expect(await remind(api, effects)).toEqual([]);
    passTo(48);
    const [mail, ...others] = await remind(api, effects);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'ama@example.com',
      subject: 'Your trial lesson: Tuesday, Mar 04, 2025, 12:00',
    });
    expect(mail?.attachment?.text).toContain('DTSTART:20250304T120000Z');
    expect(await htmlFaults(mail?.html ?? '')).toEqual([]);
    const [row] = await api.database.db.select().from(reminders);
    expect(row?.sentAt).toEqual(api.clock.now());
  });

  it('is sent once to each person, by two instances that look at the same time', async () => {
    await book();
    await book('kojo@example.com');
    passTo(50);
    const queued = [];
    for (let round = 0; round < 3; round += 1)
      queued.push(...(await Promise.all([apis.one, apis.other].map(queueReminders))));
    expect(queued.reduce((sum, one) => sum + one)).toBe(2);
    const [one, other] = [effectsOf(apis.one), effectsOf(apis.other)];
    await Promise.all([one.run(), other.run()]);
    expect([...one.mails, ...other.mails].map(({ to }) => to).toSorted()).toEqual([
      'ama@example.com',
      'kojo@example.com',
    ]);
  });

  it('is refused by the database a second time, however the address is written', async () => {
    const row = { kind: 'trial', occasion: 'a', at: lessonAt, queuedAt: testNow };
    await api.database.db.insert(reminders).values({ ...row, email: 'ama@example.com' });
    const again = api.database.db.insert(reminders).values({ ...row, email: 'Ama@Example.com' });
    expect(constraintOf(await again.catch((error: unknown) => error))).toBe('reminders_once_key');
  });

  it('is not sent for a lesson that is cancelled, even after it was queued', async () => {
    const early = await book();
    const late = await book('kojo@example.com');
    await change(early, { state: 'canceled' });
    passTo(50);
    expect(await queueReminders(api)).toBe(1);
    await change(late, { state: 'canceled' });
    await expectNoMail();
  });

  it('names the new day of a lesson that is moved, once more if the old one was reminded of', async () => {
    const id = await book();
    const effects = effectsOf(api);
    passTo(50);
    expect(await remind(api, effects)).toHaveLength(1);
    await move(id, new Date('2025-03-08T09:00:00Z'));
    expect(await remind(api, effects)).toEqual([]);
    passTo(6 * 24);
    const [mail] = await remind(api, effects);
    expect(mail?.subject).toBe('Your trial lesson: Saturday, Mar 08, 2025, 09:00');
  });

  it('of the old day is not sent for a lesson that is moved after it was queued', async () => {
    const id = await book();
    passTo(50);
    expect(await queueReminders(api)).toBe(1);
    await move(id, new Date('2025-03-08T09:00:00Z'));
    await expectNoMail();
  });

  it('is not sent once less than half of its lead time is left', async () => {
    await book();
    passTo(60);
    expect(await queueReminders(api)).toBe(0);
    passTo(59.9);
    expect(await queueReminders(api)).toBe(1);
    // The mail server was unavailable meanwhile.
    passTo(60);
    await expectNoMail();
  });

  it('is not sent for a lesson that was booked within its lead time', async () => {
    passTo(49);
    await book();
    passTo(50);
    expect(await queueReminders(api)).toBe(0);
  });

  it('is not sent after its person was erased', async () => {
    await book();
    passTo(50);
    expect(await queueReminders(api)).toBe(1);
    await erase('ama@example.com');
    await expectNoMail();
  });
});

describe('staff', () => {
  it('choose the time before, and whether reminders are sent', async () => {
    await book();
    await publishReminder(api.database.db, 'trial', { hours: 6 });
    const effects = effectsOf(api);
    passTo(65);
    expect(await remind(api, effects)).toEqual([]);
    await publishReminder(api.database.db, 'trial', { hours: 6, sent: 'no' });
    passTo(67);
    expect(await remind(api, effects)).toEqual([]);
    await publishReminder(api.database.db, 'trial', { hours: 6 });
    expect(await remind(api, effects)).toHaveLength(1);
  });

  it('that switch reminders off also stop those that are queued', async () => {
    await book();
    passTo(50);
    expect(await queueReminders(api)).toBe(1);
    await publishReminder(api.database.db, 'trial', { sent: 'no' });
    await expectNoMail();
  });

  it('write a text that stays text, whatever is in it', async () => {
    await book();
    const text = '<script>alert(1)</script> & "so"\n\n</p><img src=x onerror=alert(1)>\r\n \r\nThe end\n.';
    await publishReminder(api.database.db, 'trial', { subject: '<b>Soon</b> {when} ${now}', text });
    passTo(50);
    const [mail] = await remind(api, effectsOf(api));
    expect(mail?.subject).toBe('<b>Soon</b> {when} ${now}: Tuesday, Mar 04, 2025, 12:00');
    expect(mail?.html).not.toMatch(/<script|<img|<b>/);
    expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;so&quot;</p>');
    expect(mail?.text).toContain('</p><img src=x onerror=alert(1)>\n\nThe end\n.\n\n');
    expect(await htmlFaults(mail?.html ?? '')).toEqual([]);
  });

  it.each([{ hours: 0 }, { hours: 721 }, { hours: 1.5 }, { subject: 'two\nlines' }, { text: ' ' }])(
    'cannot have %o: the default text is sent instead',
    async (wrong) => {
      await book();
      await publishReminder(api.database.db, 'trial', { subject: 'Not this', ...wrong });
      passTo(50);
      const [mail] = await remind(api, effectsOf(api));
      expect(mail?.subject).toMatch(/^Your trial lesson: /);
    },
  );

  it('are told what is wrong with a number of hours', async () => {
    const wrong = mistakesIn(declaredReminder('trial').schema, {
      sent: 'yes',
      hours: 721,
      subject: 'Soon',
      text: 'x',
    });
    expect(wrong).toEqual([{ field: 'hours', message: 'A number of hours from 1 to 720' }]);
  });

  it.each([
    ['nobody', undefined, 401],
    ['a juror', 'jury', 403],
    ['a doorkeeper', 'door', 403],
    ['staff', 'staff', 200],
  ])('alone publish a text: %s', async (_, role, status) => {
    const all = async () => ({ documents: [{ ...declaredReminder('trial'), app: 'mf-public', pages: [] }] });
    api.deps.declaredDocuments = createDeclaredDocuments(all);
    const claims = { [api.settings.auth.rolesClaim]: [role] };
    const headers: Record<string, string> = role
      ? { authorization: `Bearer ${await api.token(claims)}` }
      : {};
    const value = { sent: 'yes', hours: 12, subject: 'Soon', text: 'See you.' };
    const path = '/staff/content/shared/reminder-trial/publications';
    const answer = await ask('POST', path, { value, version: 0 }, headers);
    expect(answer.status).toBe(status);
    expect(await api.database.db.$count(contentRevisions)).toBe(status === 200 ? 1 : 0);
  });
});

describe('the link “Stop reminders”', () => {
  /** Sends a reminder. @returns it, with the token of its link */
  async function reminded() {
    await book();
    passTo(50);
    const [mail] = await remind(api, effectsOf(api));
    return { mail: mail!, token: tokenIn(mail!, 'stop') };
  }
  const stop = (token: string) => ask('POST', '/reminders/stops', { token });
  const look = async (token: string) => (await ask('POST', '/reminders/stops/links', { token })).body;

  it('stops all further reminders to its person, and is repeatable', async () => {
    const { token } = await reminded();
    expect(await look(token)).toEqual({ state: 'open' });
    for (let time = 0; time < 2; time += 1)
      expect(await stop(token)).toMatchObject({ status: 200, body: { status: 'stopped' } });
    expect(await look(token)).toEqual({ state: 'done' });
    await book('ama+lessons@example.com', new Date('2025-03-08T09:00:00Z'));
    await book('kojo@example.com', new Date('2025-03-08T09:00:00Z'));
    passTo(6 * 24);
    expect((await remind(api, effectsOf(api))).map(({ to }) => to)).toEqual(['kojo@example.com']);
  });

  it('keeps only a fingerprint of the address of a person who stopped them and was erased', async () => {
    const { token } = await reminded();
    await stop(token);
    await erase('ama@example.com');
    expect(await api.database.db.$count(reminders)).toBe(0);
    const stored = JSON.stringify(await api.database.db.select().from(reminderStops));
    expect(stored).not.toMatch(/ama|example/);
    expect(await api.database.db.$count(reminderStops)).toBe(1);
  });

  it('works with one click in a mail program, and by opening it changes nothing', async () => {
    const { mail, token } = await reminded();
    const address = new URL(mail.unsubscribeUrl ?? '');
    const opened = await api.app.request(`${address.pathname}${address.search}`);
    expect(opened.status).toBe(303);
    expect(opened.headers.get('location')).toMatch(/\/community#stop=/);
    expect(await look(token)).toEqual({ state: 'open' });
    const clicked = await api.app.request(`${address.pathname}${address.search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.status).toBe(200);
    expect(await look(token)).toEqual({ state: 'done' });
  });

  it('works without scripts', async () => {
    const { mail } = await reminded();
    const link = /https:\S+#stop=\S+/.exec(mail.text)?.[0] ?? '';
    const form = { fields: [['privateLink', link]], page: '/community' };
    const opened = await ask<{ shown: { title: string } }>('POST', '/forms/links', form);
    expect(opened.body.shown.title).toBe('Stop reminders?');
    const stopped = await ask<{ shown: { title: string } }>('POST', '/forms/links/stop', form);
    expect(stopped.body.shown.title).toBe('Reminders are stopped');
  });

  it.each(['', 'half', 'x'.repeat(201)])('is refused when it is altered: %s', async (wrong) => {
    const { token } = await reminded();
    for (const path of ['/reminders/stops', '/reminders/stops/links'])
      expect([404, 422]).toContain((await ask('POST', path, { token: wrong })).status);
    expect((await stop(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404);
    expect(await api.database.db.$count(reminderStops)).toBe(0);
  });
});
