import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditAction } from '../../staff/audit/audit.routes';
import { competitionEntries } from '../../platform/db/schema';
import { testNow } from '../../testing/api';
import { aMinor, anEntry, startCompetitionOver, payingCompetition } from '../../testing/competition';
import { effectsOf } from '../../testing/effects';
import { testPayments } from '../../testing/testApi';
import type { Publication } from '../publications/publications.routes';
import type { AnnouncementPreview, SentAnnouncementList } from './announcements.routes';
import type { EntryDetail, EntryList } from './entries.routes';
import type { StaffSlot } from './slots.routes';

const first = '2025-10-11-0900';
const second = '2025-10-11-0920';
const hour = 60 * 60_000;

const shop = testPayments();
const page = payingCompetition(shop);
beforeEach(() => startCompetitionOver(shop));

const base = '/staff/competition';
const staff = async <T>(method: string, path: string, body?: unknown, headers: object = {}) =>
  page.ask<T>(method, `${base}${path}`, body, { ...(await shop.staff()), ...headers });
const list = async (query = '') => (await staff<EntryList>('GET', `/entries${query}`)).body;
const numbersOf = ({ rows }: EntryList) => rows.map(({ name }) => name).toSorted();
const idOf = async (key: string) => {
  const { number } = await page.own(key);
  return (await list(`?search=${number}`)).rows[0]?.id ?? '';
};
const move = (id: string, name: string, more: object = {}) =>
  staff<EntryDetail>('POST', `/entries/${id}/moves`, { move: name, ...more });
const all = ['proof_of_age', 'picture', 'recording', 'certificate'];
const receive = (id: string, body: object) => staff<EntryDetail>('POST', `/entries/${id}/received`, body);

/** Creates an entry with all that it needs. */
async function complete(slot: string, body: object = anEntry()) {
  const key = await page.enter(slot, body);
  const id = await idOf(key);
  await receive(id, { papers: all, consentBy: 'Abena Mensah' });
  return { key, id };
}

describe('staff', () => {
  it('find entries by their search terms', async () => {
    await complete(first);
    const { token } = await page.hold(second);
    await page.send(aMinor(), { 'hold-token': token });
    expect(numbersOf(await list())).toEqual(['Ama Serwaa Danso', 'Esi Mensah']);
    const of = async (query: string) => numbersOf(await list(`?${query}`));
    for (const query of [
      'search=abena',
      'band=0-1',
      'fee=due',
      'consent=waiting',
      'papers=missing',
      'audition=none',
    ]) {
      expect([query, await of(query)]).toEqual([query, ['Esi Mensah']]);
    }
    for (const query of ['fee=paid,refunded', 'consent=not_needed', 'papers=complete', 'audition=given']) {
      expect([query, await of(query)]).toEqual([query, ['Ama Serwaa Danso']]);
    }
    expect(await of('instrument=piano&state=submitted')).toHaveLength(2);
    expect((await staff('GET', '/entries?state=x')).status).toBe(422);
  });

  it('accept complete entries, and are told what is missing in others', async () => {
    const effects = effectsOf(shop);
    const { token } = await page.hold(first);
    const { body } = await page.send(aMinor(), { 'hold-token': token });
    const id = await idOf(body.entryKey);
    expect((await move(id, 'accept')).problems).toEqual({
      move: 'It cannot be accepted yet. It still needs: the fee, the guardian’s consent, proof of age, a picture, an audition time.',
    });
    await receive(id, { papers: all.slice(0, 3), consentBy: 'Abena Mensah', fee: true });
    const accepted = await move(id, 'accept');
    expect(accepted.body).toMatchObject({
      state: 'accepted',
      fee: 'paid',
      slot: first,
      consentBy: 'Abena Mensah',
      canMove: ['return', 'advance', 'drop', 'withdraw'],
      history: [
        { move: 'accept', from: 'submitted', to: 'accepted', role: 'staff', actor: 'Unknown account' },
      ],
    });
    await effects.run();
    expect(effects.mails.filter(({ subject }) => subject.includes('is accepted'))).toHaveLength(2);
  });

  it("record a guardian's answer about pictures, and withdraw it", async () => {
    const adult = await idOf(await page.enter(first));
    const no = { pictures: { agrees: false, by: 'Abena Mensah' } };
    expect((await receive(adult, no)).problems).toEqual({
      'pictures.agrees': 'This competitor has no guardian.',
    });
    const { token } = await page.hold(second);
    const id = await idOf((await page.send(aMinor(), { 'hold-token': token })).body.entryKey);
    const picturesOf = async (of: string) =>
      (await staff<EntryDetail>('GET', `/entries/${of}`)).body.pictures;
    expect([await picturesOf(adult), await picturesOf(id)]).toEqual([null, null]);
    const yes = { pictures: { agrees: true, by: 'Abena Mensah' }, consentBy: 'Abena Mensah' };
    const at = testNow.toISOString();
    expect((await receive(id, yes)).body.pictures).toEqual({
      agrees: true,
      by: 'Abena Mensah',
      at,
      version: 1,
    });
    const rows = async () => {
      const table = await shop.send('GET', `/api${base}/entries/export`, undefined, await shop.staff());
      const [heads, ...lines] = (await table.text()).trim().split('\r\n');
      expect(heads).toContain(
        'Consent,Pictures may be published,Pictures answered by,Pictures answered (UTC),Pictures question version,',
      );
      return lines.map((line) => line.match(/,(?:Not needed|Given),(.*?,.*?,.*?,.*?),/)?.[1]);
    };
    expect(await rows()).toEqual([',,,', `yes,Abena Mensah,2025-03-01 12:00,1`]);
    await move(id, 'withdraw');
    expect((await receive(id, { papers: ['picture'], ...no })).problems).toEqual({
      papers: 'This entry is withdrawn.',
    });
    expect((await receive(id, no)).status).toBe(200);
    expect(await picturesOf(id)).toMatchObject({ agrees: false });
    expect(await rows()).toEqual([',,,', `no,Abena Mensah,2025-03-01 12:00,1`]);
  });

  it('record a signed sheet once, with actor and time', async () => {
    const { token } = await page.hold(first);
    const { body } = await page.send(aMinor(), { 'hold-token': token });
    const id = await idOf(body.entryKey);
    expect((await staff<EntryDetail>('GET', `/entries/${id}`)).body).toMatchObject({
      consent: 'waiting',
      consentGivenAt: null,
      consentRecordedBy: null,
    });
    const given = {
      consent: 'given',
      consentBy: 'Abena Mensah',
      consentGivenAt: testNow.toISOString(),
      consentRecordedBy: 'Unknown account',
    };
    expect((await receive(id, { consentBy: 'Abena Mensah' })).body).toMatchObject(given);
    shop.clock.advance(60_000);
    expect((await receive(id, { consentBy: 'Somebody Else' })).body).toMatchObject(given);
    const admin = await shop.token({ [shop.settings.auth.rolesClaim]: ['admin'] });
    const log = await page.ask<{ rows: AuditAction[] }>(
      'GET',
      '/staff/audit?operation=receiveEntryAtOffice',
      undefined,
      { authorization: `Bearer ${admin}` },
    );
    const changes = log.body.rows.flatMap(({ account, changes: all }) =>
      all.map(({ fields }) => [account, fields.map(({ field }) => field)]),
    );
    expect(changes).toContainEqual([
      'auth0|somebody',
      expect.arrayContaining(['consent', 'consent_given_at', 'consent_recorded_by']),
    ]);
  });

  it('return an entry with a message, and the competitor resubmits it', async () => {
    const effects = effectsOf(shop);
    const key = await page.enter(first);
    const id = await idOf(key);
    expect((await move(id, 'return')).problems).toEqual({ reason: 'Please say what has to be changed.' });
    await move(id, 'return', { reason: 'The picture is too dark.' });
    expect(await page.own(key)).toMatchObject({ state: 'returned', words: 'The picture is too dark.' });
    await effects.run();
    expect(effects.mails.at(-1)?.text).toContain('> The picture is too dark.');
    const { method: _, ...details } = anEntry({ teacher: 'Yaw' });
    const handIn = () => page.ask('PUT', '/competition/entry', details, { 'entry-key': key });
    expect((await handIn()).body).toMatchObject({ state: 'submitted', teacher: 'Yaw', words: null });
    expect(Object.keys((await handIn()).problems)).toEqual(['move']);
  });

  it('withdraw an entry and refund its fee, and its slot is free', async () => {
    const effects = effectsOf(shop);
    const key = await page.enter(first);
    const id = await idOf(key);
    await move(id, 'withdraw', { refund: true, reason: 'Ill' });
    expect(await page.isFree(first)).toBe(true);
    await effects.run();
    expect(await page.own(key)).toMatchObject({ state: 'withdrawn', fee: { state: 'refunded' } });
    // A withdrawn competitor may enter again.
    await page.enter(first);
  });

  it('record that a fee paid at the office was refunded there; a withdrawn entry accepts no fee', async () => {
    const { token } = await page.hold(first);
    const { body } = await page.send(anEntry(), { 'hold-token': token });
    const id = await idOf(body.entryKey);
    expect((await receive(id, { fee: true })).body).toMatchObject({ fee: 'paid', slot: first });
    expect((await move(id, 'withdraw', { refund: true })).body).toMatchObject({
      state: 'withdrawn',
      fee: 'refunded',
      slot: null,
    });
    expect((await receive(id, { papers: all, fee: true })).problems).toEqual({
      papers: 'This entry is withdrawn.',
    });
    expect(Object.keys((await move(id, 'withdraw')).problems)).toEqual(['move']);
    expect(await page.isFree(first)).toBe(true);
  });

  it('leave withdrawing to competitors as well, without the fee', async () => {
    const key = await page.enter(first);
    const answer = await page.ask('DELETE', '/competition/entry', undefined, { 'entry-key': key });
    expect(answer.body).toMatchObject({ state: 'withdrawn', fee: { state: 'paid' } });
    expect((await page.ask('DELETE', '/competition/entry', undefined, { 'entry-key': key })).status).toBe(
      409,
    );
  });

  it('enter a paper entry once, with the fee that was paid at the office', async () => {
    const { method: _, papers: __, ...entry } = anEntry();
    const typedIn = { entry, slot: first, received: { papers: ['picture'], fee: true } };
    const headers = { 'idempotency-key': randomUUID() };
    const typed = await staff<EntryDetail>('POST', '/entries', typedIn, headers);
    expect(typed.body).toMatchObject({
      fee: 'paid',
      slot: first,
      missing: ['proof_of_age', 'recording', 'certificate'],
      typedInBy: 'Unknown account',
    });
    expect((await staff<EntryDetail>('POST', '/entries', typedIn, headers)).body.id).toBe(typed.body.id);
    const again = await staff('POST', '/entries', typedIn, { 'idempotency-key': randomUUID() });
    expect(Object.keys(again.problems)).toEqual(['entry.competitor.name']);
    const wrong = { entry: { ...entry, band: '0-1' } };
    const refused = await staff('POST', '/entries', wrong, { 'idempotency-key': randomUUID() });
    expect(Object.keys(refused.problems)).toEqual(['entry.band']);
  });

  it('move auditions, also after the deadline for competitors, and block slots', async () => {
    const { key, id } = await complete(first);
    await staff('PATCH', '/settings', { movesUntil: testNow.toISOString() });
    expect((await page.choose(key, second)).status).toBe(409);
    expect((await staff<EntryDetail>('PUT', `/entries/${id}/slot`, { slot: second })).body.slot).toBe(second);
    const board = await staff<StaffSlot[]>('PATCH', `/slots/${first}`, { isBlocked: true });
    expect(board.body.slice(0, 2)).toMatchObject([
      { id: first, isAvailable: false, isBlocked: true, taken: null },
      { id: second, isAvailable: false, taken: { state: 'given', entryId: id, name: 'Ama Serwaa Danso' } },
    ]);
    expect(await page.isFree(first)).toBe(false);
    expect((await staff('PATCH', '/slots/x', { isBlocked: true })).status).toBe(404);
  });

  it('write to a group after seeing its members, once', async () => {
    const effects = effectsOf(shop);
    await complete(first);
    await complete(second, aMinor());
    await effects.run();
    effects.mails.length = 0;
    const announcement = {
      filter: { band: '0-1' },
      subject: 'Bring a stool',
      text: 'Dear all.\n\nBring it.',
    };
    const preview = await staff<AnnouncementPreview>('POST', '/announcements/preview', announcement);
    expect(preview.body).toMatchObject({
      entries: 1,
      recipients: [{ name: 'Esi Mensah', to: ['esi@example.com', 'abena@example.com'] }],
    });
    expect(preview.body.text).toContain('Bring it.');
    const headers = { 'idempotency-key': randomUUID() };
    for (let nth = 0; nth < 2; nth += 1) {
      expect((await staff('POST', '/announcements', announcement, headers)).body).toEqual({ entries: 1 });
    }
    await effects.run();
    expect(effects.mails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      ['abena@example.com', 'Bring a stool'],
      ['esi@example.com', 'Bring a stool'],
    ]);
    const nobody = { ...announcement, filter: { band: '2-4' } };
    const refused = await staff('POST', '/announcements', nobody, { 'idempotency-key': randomUUID() });
    expect(refused.problems).toEqual({ filter: 'Nobody fits this filter.' });

    shop.clock.set(new Date(testNow.getTime() + hour));
    const later = { filter: {}, subject: 'The hall', text: 'It opens at <b>eight</b>.' };
    await staff('POST', '/announcements', later, { 'idempotency-key': randomUUID() });
    const sent = await staff<SentAnnouncementList>('GET', '/announcements');
    const by = { id: expect.any(String), actor: 'Unknown account' };
    expect(sent.body.rows).toEqual([
      { ...later, ...by, entries: 2, sentAt: shop.clock.now().toISOString() },
      { ...announcement, ...by, entries: 1, sentAt: testNow.toISOString() },
    ]);
    const before = await staff<SentAnnouncementList>('GET', '/announcements?perPage=1&page=2');
    expect(before.body).toMatchObject({ total: 2, rows: [{ subject: 'Bring a stool' }] });
    expect((await page.ask('GET', `${base}/announcements`)).status).toBe(401);
  });

  it('export entries as CSV', async () => {
    await complete(first);
    const headers = await shop.staff();
    const answer = await shop.send('GET', `/api${base}/entries/export?fee=paid`, undefined, headers);
    const lines = (await answer.text()).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('Ama Serwaa Danso,1998-05-20,Piano,3+,5,');

    const { competitor } = anEntry();
    const hostile = {
      teacher: '=HYPERLINK("http://evil.example")',
      competitor: { ...competitor, name: '@SUM(A1)' },
    };
    await page.enter(second, anEntry(hostile));
    const all = await shop.send('GET', `/api${base}/entries/export`, undefined, headers);
    const text = await all.text();
    expect(text).toContain(',"\'@SUM(A1)",');
    expect(text).toContain('"\'=HYPERLINK(""http://evil.example"")"');
  });
});

describe('a publication', () => {
  const shown = async (kind: string) =>
    (await page.ask<Publication>('GET', `/competition/publications/${kind}`)).body;
  const nothing = (kind: string) => ({ kind, publishedAt: null, note: null, groups: [] });

  it('is hidden before its time, and then shows what staff saw', async () => {
    const { key, id } = await complete(first, aMinor());
    await move(id, 'accept');
    await move(id, 'advance');
    const preview = await staff<Publication>('GET', '/publications/round2_lineup/preview');
    expect(preview.body.groups).toMatchObject([
      { instrument: 'piano', band: '0-1', entries: [{ name: 'Esi M.', place: null }] },
    ]);
    expect((await page.own(key)).state).toBe('accepted');
    const at = new Date(testNow.getTime() + hour);
    await staff('PUT', '/publications/round2_lineup', { publishAt: at.toISOString(), note: 'Well played' });
    expect(await shown('round2_lineup')).toEqual(nothing('round2_lineup'));
    shop.clock.set(at);
    expect(await shown('round2_lineup')).toEqual({
      ...preview.body,
      publishedAt: at.toISOString(),
      note: 'Well played',
    });
    expect((await page.own(key)).state).toBe('round2');
    // A later change appears after the next publication.
    await move(id, 'take_back');
    expect((await shown('round2_lineup')).groups).toHaveLength(1);
    await staff('DELETE', '/publications/round2_lineup');
    expect(await shown('round2_lineup')).toEqual(nothing('round2_lineup'));
  });

  it('of results names the places, and competitors learn theirs from it', async () => {
    const { key, id } = await complete(first);
    for (const name of ['accept', 'advance', 'advance']) await move(id, name);
    expect((await staff('PUT', '/publications/results', {})).problems).toEqual({
      publishAt: 'Nobody would be named yet.',
    });
    expect((await move(id, 'place')).problems).toEqual({ place: 'Please enter the place, 1, 2 or 3.' });
    await move(id, 'place', { place: 1 });
    for (const kind of ['round2_lineup', 'round3_update']) await staff('PUT', `/publications/${kind}`, {});
    expect(await page.own(key)).toMatchObject({ state: 'final', place: null });
    for (const kind of ['round2_lineup', 'round3_update'])
      expect((await shown(kind)).groups[0]?.entries, 'a line-up says nothing of places').toMatchObject([
        { name: 'Ama Serwaa Danso', place: null },
      ]);
    await staff('PUT', '/publications/results', {});
    expect(await page.own(key)).toMatchObject({ state: 'placed', place: 1 });
    expect((await shown('results')).groups[0]?.entries).toMatchObject([
      { name: 'Ama Serwaa Danso', place: 1 },
    ]);
    expect(await shown('awards')).toEqual(nothing('awards'));
  });

  it('scheduled for later leaves the current one until then', async () => {
    const { id } = await complete(first);
    for (const name of ['accept', 'advance']) await move(id, name);
    const put = (body: object) => staff('PUT', '/publications/round2_lineup', body);
    await put({ note: 'First' });
    const at = new Date(testNow.getTime() + hour).toISOString();
    await put({ publishAt: at, note: 'Second' });
    await put({ publishAt: at, note: 'Third' });
    const over = new Date(testNow.getTime() - hour).toISOString();
    expect((await put({ publishAt: over })).problems).toEqual({
      publishAt: 'This time is over. Please enter a later one, or publish now.',
    });
    expect((await shown('round2_lineup')).note).toBe('First');
    shop.clock.set(new Date(at));
    expect((await shown('round2_lineup')).note).toBe('Third');
  });
});

it('can be withdrawn after a mistake', async () => {
  const { id } = await complete(first);
  for (const name of ['accept', 'drop']) await move(id, name);
  expect((await move(id, 'take_back')).body).toMatchObject({ state: 'accepted', reached: null });
  expect((await move(id, 'hand_in')).problems).toEqual({
    move: 'There is no way to hand in an entry that is accepted.',
  });
  const [row] = await shop.database.db.select().from(competitionEntries).where(eq(competitionEntries.id, id));
  expect(row?.state).toBe('accepted');
});
