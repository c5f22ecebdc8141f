import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { competitionEntries } from '../../platform/db/schema';
import { testNow } from '../../testing/api';
import { aMinor, startCompetitionOver, payingCompetition } from '../../testing/competition';
import { effectsOf, tokenIn } from '../../testing/effects';
import { testPayments } from '../../testing/testApi';

const minute = 60_000;
const first = '2025-10-11-0900';

const shop = testPayments();
const page = payingCompetition(shop);
beforeEach(() => startCompetitionOver(shop));

describe('a guardian', () => {
  const consent = (token: string, changes: object = {}) =>
    page.ask('POST', '/competition/consent', {
      token,
      name: 'Abena Mensah',
      agrees: true,
      ...changes,
    });
  const read = (token: string) => page.ask('POST', '/competition/consent/read', { token });
  const askAgain = (key: string, body: object = {}) =>
    page.ask('POST', '/competition/entry/consent', body, { 'entry-key': key });
  const askedBy = (mails: ReturnType<typeof effectsOf>['mails']) =>
    mails.filter(({ subject }) => subject.includes('do you agree')).map((mail) => tokenIn(mail, 'consent'));

  it('consents by the link of their mail, once', async () => {
    const effects = effectsOf(shop);
    const key = await page.enter(first, aMinor());
    expect((await page.own(key)).consent.state).toBe('waiting');
    await effects.run();
    const [token = ''] = askedBy(effects.mails);
    expect((await read(token)).body).toMatchObject({ competitor: 'Esi Mensah', guardian: 'Abena Mensah' });
    expect((await consent(token, { agrees: false })).problems).toEqual({
      agrees: 'Please tick the box if you agree',
    });
    expect((await consent(token)).status).toBe(200);
    expect((await page.own(key)).consent.state).toBe('given');
    for (const ask of [consent, read]) {
      expect((await ask(token)).problems).toEqual({
        token: 'This link was used on Mar 01, 2025. Nothing more is needed.',
      });
    }
    await effects.run();
    expect(
      effects.mails
        .slice(-2)
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(['abena@example.com', 'esi@example.com']);
  });

  const pictures = async () => {
    const [entry] = await shop.database.db.select().from(competitionEntries);
    return entry && [entry.pictures, entry.picturesBy, entry.picturesAt, entry.picturesVersion];
  };

  it.each([
    ['yes', { agrees: true, version: 1 }, ['yes', 'Abena Mensah', testNow, 1], 'competitor may be published'],
    [
      'no',
      { agrees: false, version: 1 },
      ['no', 'Abena Mensah', testNow, 1],
      'competitor may not be published',
    ],
    ['nothing', undefined, [null, null, null, null], 'competitor may not be published'],
  ])('consents and says %s about pictures, which is stored separately', async (_, answer, stored, mailed) => {
    const effects = effectsOf(shop);
    const key = await page.enter(first, aMinor());
    await effects.run();
    const [token = ''] = askedBy(effects.mails);
    expect((await consent(token, { pictures: answer })).status).toBe(200);
    expect((await page.own(key)).consent.state).toBe('given');
    expect(await pictures()).toEqual(stored);
    await effects.run();
    for (const mail of effects.mails.slice(-2)) {
      expect(mail.text).toContain(mailed);
      expect(mail.text).toContain('can change this at any time. Write to hello@example.com');
    }
  });

  it('cannot answer a question about pictures that was never asked', async () => {
    const effects = effectsOf(shop);
    await page.enter(first, aMinor());
    await effects.run();
    const [token = ''] = askedBy(effects.mails);
    const { problems } = await consent(token, { pictures: { agrees: true, version: 99 } });
    expect(Object.keys(problems)).toEqual(['pictures.version']);
    expect(await pictures()).toEqual([null, null, null, null]);
  });

  it('is asked about pictures again when the entry becomes another child’s', async () => {
    const effects = effectsOf(shop);
    const { token } = await page.hold(first);
    const headers = { 'hold-token': token, 'idempotency-key': randomUUID() };
    await page.send(aMinor(), headers);
    await effects.run();
    await consent(askedBy(effects.mails)[0] ?? '', { pictures: { agrees: true, version: 1 } });
    await page.send(aMinor({ teacher: 'Yaw' }), headers);
    expect((await pictures())?.[0]).toBe('yes');
    const { competitor } = aMinor() as { competitor: object };
    await page.send(aMinor({ competitor: { ...competitor, name: 'Esi Owusu' } }), headers);
    expect((await pictures())?.[0]).toBeNull();
  });

  it('cannot use an altered, outdated or expired link', async () => {
    const effects = effectsOf(shop);
    const key = await page.enter(first, aMinor());
    await effects.run();
    const [old = ''] = askedBy(effects.mails);
    expect((await consent(`${old.slice(0, -1)}${old.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404);
    expect((await consent(key)).status).toBe(404);
    const guardian = { name: 'Kofi Mensah', email: 'kofi@example.com', phone: '+233244654321' };
    expect((await askAgain(key, { guardian: { ...guardian, email: 'ESI@example.com' } })).problems).toEqual({
      'guardian.email': 'Please enter the email address of the parent or guardian, not the competitor’s',
    });
    expect((await askAgain(key, { guardian })).status).toBe(200);
    expect((await consent(old)).problems).toEqual({
      token: 'We have emailed a newer link since. Please use the one in our newest email.',
    });
    await effects.run();
    expect(effects.mails.at(-1)?.to).toBe('kofi@example.com');
    const newest = askedBy(effects.mails).at(-1) ?? '';
    shop.clock.advance(14 * 24 * 60 * minute);
    expect(Object.keys((await consent(newest)).problems)).toEqual(['token']);
    await askAgain(key);
    await effects.run();
    expect((await consent(askedBy(effects.mails).at(-1) ?? '')).status).toBe(200);
    expect((await askAgain(key)).problems).toEqual({ consent: 'No consent is waited for.' });
  });

  it('cannot use the link of a withdrawn entry', async () => {
    const effects = effectsOf(shop);
    const key = await page.enter(first, aMinor());
    await effects.run();
    await page.ask('DELETE', '/competition/entry', undefined, { 'entry-key': key });
    expect((await consent(askedBy(effects.mails)[0] ?? '')).problems).toEqual({
      token: 'This entry does not need your consent any more.',
    });
  });

  it('is asked again when the content changes before payment', async () => {
    const effects = effectsOf(shop);
    const { token } = await page.hold(first);
    const headers = { 'hold-token': token, 'idempotency-key': randomUUID() };
    const { body } = await page.send(aMinor(), headers);
    await effects.run();
    await consent(askedBy(effects.mails)[0] ?? '');
    expect((await page.own(body.entryKey)).consent.state).toBe('given');
    await page.send(aMinor({ teacher: 'Yaw' }), headers);
    expect((await page.own(body.entryKey)).consent.state).toBe('given');
    const { competitor } = aMinor() as { competitor: object };
    await page.send(aMinor({ competitor: { ...competitor, name: 'Esi Owusu' } }), headers);
    expect((await page.own(body.entryKey)).consent.state).toBe('waiting');
  });

  it('and a competitor get no typed text in mails before payment', async () => {
    const effects = effectsOf(shop);
    const advert = 'Win at www.advert.example now';
    const { competitor } = aMinor();
    const guardian = { name: advert, email: 'abena@example.com', phone: '+233244654321' };
    const { token } = await page.hold(first);
    const { body } = await page.send(
      aMinor({
        competitor: { ...competitor, name: advert },
        guardian,
        teacher: advert,
        school: advert,
      }),
      { 'hold-token': token },
    );
    await effects.run();
    await page.ask('POST', '/competition/entries/links', { email: 'esi@example.com', website: '' });
    shop.clock.advance(31 * minute);
    await effects.run();
    await consent(askedBy(effects.mails)[0] ?? '', { name: advert });
    await page.ask('DELETE', '/competition/entry', undefined, { 'entry-key': body.entryKey });
    await effects.run();
    expect(effects.mails.map(({ to, subject }) => `${to} ${subject}`).toSorted()).toEqual(
      [
        `abena@example.com An entry for the Music Competition, ${body.entry.number}: do you agree?`,
        `esi@example.com The link to your entry ${body.entry.number}`,
        ...['abena@example.com', 'esi@example.com'].flatMap((to) => [
          `${to} The fee of your entry ${body.entry.number} is still to be paid`,
          `${to} The guardian has agreed, ${body.entry.number}`,
          `${to} Your entry ${body.entry.number} is withdrawn`,
        ]),
      ].toSorted(),
    );
    expect(JSON.stringify(effects.mails)).not.toMatch(/advert|Win at/);
  });

  it('gets a limited number of mails', async () => {
    const key = await page.enter(first, aMinor());
    for (let nth = 0; nth < 4; nth += 1) expect((await askAgain(key)).status).toBe(200);
    expect((await askAgain(key)).status).toBe(429);
  });
});
