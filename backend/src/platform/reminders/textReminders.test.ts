import { school } from '@school/shared/site';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testNow, type TestApi } from '../../testing/api';
import { askOf } from '../../testing/ask';
import { effectsOf, tokenIn } from '../../testing/effects';
import { startTwoApis } from '../../testing/instances';
import {
  bookLesson,
  emptyReminders,
  publishReminder,
  passTo as passBoth,
  queueReminders,
  remind,
} from '../../testing/reminders';
import { outbox, reminders, textReminders, trialBookings } from '../db/schema';
import { privateKey } from '../core/privateKey';
import { PermanentFailure } from '../outbox/permanentFailure';
import { NumberRefused } from '../text-messages/transport';
import { idOfAddress, textKeyOf } from '../text-reminders/textNumbers';

const phone = '024 412 3456';
const ama = 'ama@example.com';

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

/** Returns the link that mails to an address contain. */
const linkOf = (email = ama): string => privateKey(api.deps.signed, textKeyOf(idOfAddress(email)));

/** Books a lesson for a person who has given a number. */
async function bookWithTexts(email = ama): Promise<void> {
  await bookLesson(api, email);
  await start(linkOf(email));
}

const start = (token: string, number = phone, changes: object = {}) =>
  ask('POST', '/reminders/texts', { token, phone: number, ...changes });
const look = (token: string) => ask('POST', '/reminders/texts/links', { token });
const stop = (token: string) => ask('POST', '/reminders/texts/stops', { token });

/** Queues what is due, and sends it while the service for text messages fails. @returns the mails */
async function remindWithout(failure: Error) {
  passTo(48);
  await queueReminders(api);
  const effects = effectsOf(api, { texts: { send: () => Promise.reject(failure) } });
  await effects.run();
  return effects.mails;
}

/** Runs what is due an hour later. @returns the texts of both instances */
async function textsLater() {
  passTo(49);
  const [one, other] = [effectsOf(apis.one), effectsOf(apis.other)];
  await Promise.all([one.run(), other.run()]);
  return [...one.texts, ...other.texts];
}

const away = new Error('Twilio answered 503');

/** Runs something as on a server with other settings. */
async function withTexts(
  changed: TestApi['settings']['textMessages'],
  run: () => Promise<unknown>,
): Promise<void> {
  const { settings } = api.deps;
  const { textMessages } = settings;
  settings.textMessages = changed;
  try {
    await run();
  } finally {
    settings.textMessages = textMessages;
  }
}
const withoutTexts = (run: () => Promise<unknown>) => withTexts(undefined, run);
const withSms = (run: () => Promise<unknown>) =>
  withTexts({ account: 'AC', token: 'a', from: 'SCHOOL' }, run);

describe('the link to text messages', () => {
  it('is in a reminder', async () => {
    await bookLesson(api);
    passTo(48);
    const [mail] = await remind(api, effectsOf(api));
    expect(tokenIn(mail ?? { text: '' }, 'texts')).toBe(linkOf());
  });

  it('stores a number, shows only its end, and deletes it', async () => {
    const token = linkOf();
    expect(await look(token)).toMatchObject({ status: 200, body: { state: 'off', ending: null } });
    for (const _ of [1, 2])
      expect(await start(token)).toMatchObject({ status: 200, body: { state: 'on', ending: '456' } });
    expect((await look(token)).body).toMatchObject({ state: 'on', ending: '456' });
    expect((await api.database.db.select().from(textReminders))[0]?.phone).toBe('+233244123456');
    for (const _ of [1, 2])
      expect(await stop(token)).toMatchObject({ status: 200, body: { state: 'off', ending: null } });
    expect(await api.database.db.$count(textReminders)).toBe(0);
  });

  it('refuses an invalid number at its field', async () => {
    const { status, problems } = await start(linkOf(), '12');
    expect([status, Object.keys(problems)]).toEqual([422, ['phone']]);
  });

  it('is refused when we did not make it, or made it for another use', async () => {
    const token = linkOf();
    for (const wrong of ['a'.repeat(54), `b${token.slice(1)}`, token.slice(0, -1)])
      for (const call of [look, start, stop]) expect((await call(wrong)).status).toBe(404);
    expect((await ask('POST', '/reminders/stops', { token })).status).toBe(404);
  });

  it('is left out when text messages are not offered', async () => {
    await withoutTexts(async () => {
      for (const call of [look, start, stop]) expect((await call(linkOf())).status).toBe(409);
      await bookLesson(api);
      passTo(48);
      const [mail] = await remind(api, effectsOf(api));
      expect(mail?.text).toContain('Stop reminders');
      expect(mail?.text).not.toContain('text message');
    });
  });
});

describe('a reminder by text message', () => {
  it('is sent beside the mail, with a link that stops it', async () => {
    await bookWithTexts();
    passTo(48);
    const effects = effectsOf(api);
    expect(await remind(api, effects)).toHaveLength(1);
    expect(effects.texts.map(({ to, text }) => [to, text])).toEqual([
      [
        '+233244123456',
        `${school.name}: Your trial lesson: Tuesday, Mar 04, 2025, 12:00. The details are in your email. Stop these texts: https://school.example/community#texts=${linkOf()}`,
      ],
    ]);
  });

  it('is not sent to a person who has had the number deleted, or has stopped all reminders', async () => {
    await bookWithTexts();
    await bookWithTexts('kojo@example.com');
    const mails = await remindWithout(away);
    await stop(linkOf());
    const toKojo = mails.find(({ to }) => to === 'kojo@example.com');
    await ask('POST', '/reminders/stops', { token: tokenIn(toKojo ?? { text: '' }, 'stop') });
    expect(await textsLater()).toEqual([]);
  });

  it('is not sent once text messages are not offered any more', async () => {
    await bookWithTexts();
    await bookWithTexts('kojo@example.com');
    const effects = effectsOf(api);
    await withoutTexts(async () => {
      passTo(48);
      expect(await remind(api, effects)).toHaveLength(2);
    });
    await api.database.db.delete(reminders);
    await remindWithout(away);
    passTo(49);
    await withoutTexts(() => effects.run());
    expect(effects.texts).toEqual([]);
  });

  it('is not sent for a lesson that was cancelled since', async () => {
    await bookWithTexts();
    await remindWithout(away);
    await api.database.db.update(trialBookings).set({ state: 'canceled' });
    expect(await textsLater()).toEqual([]);
  });

  it('is not sent after staff have switched reminders off', async () => {
    await bookWithTexts();
    await remindWithout(away);
    await publishReminder(api.database.db, 'trial', { sent: 'no' });
    expect(await textsLater()).toEqual([]);
  });

  it('is tried again when it certainly was not sent, and sent once by two instances', async () => {
    await bookWithTexts();
    await remindWithout(away);
    expect(await textsLater()).toHaveLength(1);
  });

  it('is sent even if its mail cannot be delivered', async () => {
    await bookWithTexts();
    passTo(48);
    await queueReminders(api);
    const full = { send: () => Promise.reject(new PermanentFailure('the mailbox is full')) };
    const effects = effectsOf(api, { transport: full });
    await effects.run();
    expect([effects.mails, effects.texts.length]).toEqual([[], 1]);
  });

  it('is not sent again when it may have been sent', async () => {
    await bookWithTexts();
    await remindWithout(new PermanentFailure('no answer'));
    // As after a kill: the effect waits, and only the row says that a text was on its way.
    await api.database.db.update(outbox).set({ state: 'waiting', endedAt: null });
    expect(await textsLater()).toEqual([]);
  });

  it('comes by WhatsApp to a person who chose that, and not at all once that is no longer offered', async () => {
    await bookLesson(api, ama);
    const { body } = await start(linkOf(), phone, { channel: 'whatsapp' });
    expect(body).toMatchObject({ state: 'on', channel: 'whatsapp', channels: ['sms', 'whatsapp'] });
    passTo(48);
    const effects = effectsOf(api);
    await remind(api, effects);
    const [sent] = effects.texts;
    expect(sent).toMatchObject({ channel: 'whatsapp', to: '+233244123456' });
    // What the template puts together is what the text says.
    for (const part of sent!.parts) expect(sent!.text).toContain(part);
    expect(sent!.parts).toHaveLength(3);
    await withSms(async () => {
      const refused = await start(linkOf(), phone, { channel: 'whatsapp' });
      expect([refused.status, Object.keys(refused.problems)]).toEqual([422, ['channel']]);
      expect((await look(linkOf())).body).toMatchObject({ channels: ['sms'] });
      await emptyReminders(apis);
      await bookLesson(api, ama);
      await api.database.db.insert(textReminders).values({
        id: idOfAddress(ama),
        phone: '+233244123456',
        channel: 'whatsapp',
        agreedAt: testNow,
        usedAt: testNow,
      });
      passTo(48);
      const later = effectsOf(api);
      await remind(api, later);
      expect([later.mails.length, later.texts.length]).toEqual([1, 0]);
    });
  });

  it('stops, and its number is deleted, once the owner has blocked texts', async () => {
    await bookWithTexts();
    await remindWithout(new NumberRefused('Twilio answered 400'));
    expect((await look(linkOf())).body).toMatchObject({ state: 'off' });
    const failed = await api.database.db.$count(outbox, eq(outbox.state, 'failed'));
    expect(failed).toBe(0);
    expect(await textsLater()).toEqual([]);
  });

  it('reaches one number at most three times a day, whoever gave it', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await bookWithTexts(`${name}@example.com`);
    passTo(48);
    const effects = effectsOf(api);
    const other = effectsOf(apis.other);
    await queueReminders(api);
    await Promise.all([effects.run(), other.run()]);
    expect([effects.mails.length + other.mails.length, effects.texts.length + other.texts.length]).toEqual([
      4, 3,
    ]);
  });

  it('notes that its number is in use', async () => {
    await bookWithTexts();
    passTo(48);
    await remind(api, effectsOf(api));
    const rows = await api.database.db.select().from(textReminders);
    expect(rows).toMatchObject([{ agreedAt: testNow, usedAt: api.clock.now() }]);
  });
});
