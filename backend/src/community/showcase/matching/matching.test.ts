import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { engagementOffers, engagements, performers, recordVersions } from '../../../platform/db/schema';
import { testNow } from '../../../testing/api';
import { signedIn, testApi } from '../../../testing/testApi';
import { askOf } from '../../../testing/ask';
import { emptyTables } from '../../../testing/database';
import { queuedMails } from '../../../testing/mails';
import type { EngagementMatching } from './matching.routes';

const api = testApi();
const headers = signedIn(api, { sub: 'auth0|kwame', 'https://music-school.example/name': 'Kwame' });
beforeEach(async () => {
  const tables = ['record_versions', 'enquiry_notes', 'status_changes', 'outbox', 'rate_limits'];
  await emptyTables(api.database.client, 'engagement_offers', 'engagements', 'performers', ...tables);
});

const staff = <T>(method: string, path: string, body?: object, key: string = randomUUID()) =>
  askOf(api)<T>(method, `/staff${path}`, body, { ...headers, 'idempotency-key': key });
const received = (reference: string) => ({
  submissionKey: randomUUID(),
  reference,
  phone: '+233244123456',
  receivedAt: testNow,
});

async function performer(stageName: string, changes: object = {}): Promise<string> {
  const email = `${stageName.replaceAll(' ', '.').toLowerCase()}@example.com`;
  const plays = { kind: 'String quartet', category: 'classical', place: 'tema', about: 'We play.' };
  const values = {
    ...received(`PLAY-${stageName}`),
    stageName,
    ...plays,
    recordings: [],
    contactName: 'Esi',
    email,
  };
  const [row] = await api.database.db
    .insert(performers)
    .values({ ...values, status: 'accepted', ...changes })
    .returning({ id: performers.id });
  return row?.id ?? '';
}

async function engagement(changes: object = {}): Promise<string> {
  const request = {
    occasion: 'wedding',
    date: '2025-06-14',
    startTime: '15:30',
    place: 'Labadi, Accra',
    music: 'both',
  };
  const who = { name: 'Kojo', email: 'kojo@example.com', requestedPerformers: [] };
  const [row] = await api.database.db
    .insert(engagements)
    .values({ ...received(`BOOK-${randomUUID().slice(0, 4)}`), ...request, ...who, ...changes })
    .returning({ id: engagements.id });
  return row?.id ?? '';
}

const matching = async (id: string, search = '') =>
  (await staff<EngagementMatching>('GET', `/engagements/${id}/matching?search=${search}`)).body;
const namesOf = async (id: string, search?: string) =>
  (await matching(id, search)).suggestions.map(({ stageName }) => stageName);
const offer = (id: string, who: string, key?: string) =>
  staff('POST', `/engagements/${id}/offers`, { performer: who }, key);
const offerIdOf = async (id: string) => (await matching(id)).offers[0]?.id ?? '';
const change = (id: string, state: string) => staff('PATCH', `/engagement-offers/${id}`, { state });
const statusOf = async (id: string) =>
  (await staff<{ status: string }>('GET', `/engagements/${id}`)).body.status;
const mails = async () => (await queuedMails(api.database.db)).map(({ to, subject }) => `${to}: ${subject}`);

describe('the suggestions', () => {
  it('are the requested performers first, then matches by name, music and place', async () => {
    await performer('Highlife Five', { kind: 'Highlife band', category: 'contemporary' });
    await performer('Accra Winds', { kind: 'Wind quintet', place: 'accra' });
    await performer('Tema Strings');
    await performer('Wished For', { kind: 'Choir', category: 'contemporary' });
    await performer('Not Yet', { status: 'applied' });
    const id = await engagement({
      music: 'classical',
      requestedPerformers: ['wished for'],
      message: 'A string quartet for the entrance',
    });
    expect(await namesOf(id)).toEqual(['Wished For', 'Tema Strings', 'Accra Winds', 'Highlife Five']);
    expect((await matching(id)).suggestions).toMatchObject([
      { isRequested: true, suitsMusic: false, busyWith: null },
      { isNamed: true, suitsMusic: true, suitsPlace: false },
      { suitsMusic: true, suitsPlace: true, place: 'Accra' },
      { suitsMusic: false },
    ]);
    expect(await namesOf(id, 'wind')).toEqual(['Accra Winds']);
  });

  it('show who is busy then, and leave out performers who already have an offer', async () => {
    const [one, two] = [await engagement(), await engagement({ startTime: '19:00' })];
    const strings = await performer('Tema Strings');
    const winds = await performer('Accra Winds');
    await offer(one, strings);
    await change(await offerIdOf(one), 'accepted');
    await offer(two, winds);
    expect((await matching(two)).suggestions).toMatchObject([
      { stageName: 'Tema Strings', busyWith: expect.stringMatching(/^BOOK-/) as string },
    ]);
  });

  it('name a performer with two engagements at that time once', async () => {
    const strings = await performer('Tema Strings');
    for (const startTime of ['12:00', '17:00']) {
      const other = await engagement({ startTime });
      await offer(other, strings);
      await change(await offerIdOf(other), 'accepted');
    }
    expect(await namesOf(await engagement({ startTime: '14:30' }))).toEqual(['Tema Strings']);
  });
});

describe('an offer', () => {
  it("is mailed to both once, and settles the engagement by the performer's answer", async () => {
    const id = await engagement();
    const strings = await performer('Tema Strings');
    const key = randomUUID();
    for (let times = 0; times < 2; times++) expect((await offer(id, strings, key)).status).toBe(204);
    expect(await statusOf(id)).toBe('offered');
    expect((await offer(id, strings)).problems).toEqual({
      performer: 'We have already asked them to play here.',
    });
    await change(await offerIdOf(id), 'accepted');
    expect((await matching(id)).offers).toMatchObject([{ state: 'accepted' }]);
    await change(await offerIdOf(id), 'accepted');
    expect(await statusOf(id)).toBe('confirmed');
    await change(await offerIdOf(id), 'withdrawn');
    expect(await statusOf(id)).toBe('new');
    expect((await change(await offerIdOf(id), 'accepted')).problems).toEqual({
      state: 'This request was already withdrawn. Ask the performer again.',
    });
    expect((await mails()).map((mail) => mail.replace(/ \(BOOK.*/, ''))).toEqual([
      'tema.strings@example.com: Would you play: Saturday, Jun 14, 2025',
      'kojo@example.com: We have asked Tema Strings',
      'tema.strings@example.com: You play: Saturday, Jun 14, 2025',
      'kojo@example.com: Tema Strings plays for you',
      'tema.strings@example.com: You are not needed: Saturday, Jun 14, 2025',
      'kojo@example.com: Another plan than Tema Strings',
    ]);
    const [first] = await queuedMails(api.database.db);
    expect(first?.text).not.toContain('kojo@');
    const { body } = await staff<{ written: { text: string }[] }>(
      'GET',
      `/correspondence/performers/${strings}`,
    );
    expect(body.written).toHaveLength(3);
  });

  it('is rejected while the performer is busy, as is a second acceptance', async () => {
    const [one, two, later] = [
      await engagement(),
      await engagement({ startTime: '17:00' }),
      await engagement({ startTime: '19:30' }),
    ];
    const strings = await performer('Tema Strings');
    await offer(one, strings);
    await offer(two, strings);
    await change(await offerIdOf(one), 'accepted');
    const busy = 'This performer plays elsewhere at that time. Please choose another.';
    expect(await change(await offerIdOf(two), 'accepted')).toMatchObject({
      status: 409,
      problems: { performer: busy },
    });
    expect(await statusOf(two)).toBe('offered');
    expect((await offer(later, strings)).status).toBe(204);
    await change(await offerIdOf(one), 'declined');
    expect((await change(await offerIdOf(two), 'accepted')).status).toBe(204);
    expect((await offer(one, strings)).problems).toEqual({ performer: busy });
  });

  it('is rejected for an ended engagement, and for performers who were not accepted', async () => {
    const strings = await performer('Tema Strings');
    expect((await offer(await engagement({ status: 'done' }), strings)).status).toBe(409);
    const applied = await performer('Not Yet', { status: 'applied' });
    expect((await offer(await engagement(), applied)).status).toBe(422);
    expect((await offer(await engagement(), randomUUID())).status).toBe(422);
    expect((await offer(randomUUID(), strings)).status).toBe(404);
    expect((await change(randomUUID(), 'accepted')).status).toBe(404);
    expect((await change(randomUUID(), 'offered')).status).toBe(422);
  });

  it('of an ended engagement can only be withdrawn', async () => {
    const id = await engagement();
    await offer(id, await performer('Tema Strings'));
    await api.database.db.update(engagements).set({ status: 'declined' });
    expect((await change(await offerIdOf(id), 'accepted')).problems).toEqual({
      state: 'This engagement is over: a request can only be withdrawn.',
    });
    expect(await mails()).toHaveLength(2);
    expect((await change(await offerIdOf(id), 'withdrawn')).status).toBe(204);
    expect(await statusOf(id)).toBe('declined');
  });

  it('that the performer declined says so', async () => {
    const id = await engagement();
    await offer(id, await performer('Tema Strings'));
    await change(await offerIdOf(id), 'declined');
    expect((await change(await offerIdOf(id), 'accepted')).problems).toEqual({
      state: 'They have said no. Ask the performer again.',
    });
  });

  it('changes the version of its performer for open drawers', async () => {
    const [id, strings] = [await engagement(), await performer('Tema Strings')];
    const record = `performer/${strings}`;
    await api.database.db.insert(recordVersions).values({ record, watchedAt: testNow });
    await offer(id, strings);
    const [row] = await api.database.db.select().from(recordVersions);
    expect(row?.version).toBeGreaterThan(0);
    await api.database.db.update(recordVersions).set({ version: 0 });
    await api.database.db.delete(engagementOffers);
    expect((await api.database.db.select().from(recordVersions))[0]?.version).toBeGreaterThan(0);
  });

  it('is deleted with its engagement and its performer', async () => {
    const id = await engagement();
    await offer(id, await performer('Tema Strings'));
    await api.database.db.delete(engagements);
    expect(await api.database.db.select().from(engagementOffers)).toEqual([]);
  });
});
