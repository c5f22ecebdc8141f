import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { contactMessages, submissionKeys } from '../../platform/db/schema';
import { unlimited } from '../../testing/api';
import { signedIn, testApi } from '../../testing/testApi';
import { featureFixtures } from '../../testing/featureFixtures';
import { bodies, operationsWithJson, type Operation } from '../../testing/operations';

const api = testApi(unlimited);
const staff = signedIn(api);

const send = ({ method, path }: Operation, body: unknown, key: string) =>
  api.send(method, path, body, { 'idempotency-key': key, ...staff });

/** Returns the same with one more word in each typed text. */
const retyped = (body: object): unknown =>
  JSON.parse(
    JSON.stringify(body).replaceAll(/"(Hello|Kofi|Ama Serwaa|How much\?|We play\.|Families)"/g, '"$1 again"'),
  );

/** Operations that accept changes until the entry or draft itself refuses them. */
const typedOn = ['keepEntryDraft', 'sendCompetitionEntry'];
const operations = operationsWithJson().filter(({ id, takesKey }) => takesKey && !typedOn.includes(id));

/** Each operation runs once here, and these lack their preconditions. */
const refusedHere = [
  'answerEnquiry',
  'answerEntry',
  'applyForJob',
  'bookTrial',
  'enterChallenge',
  'joinWaitingList',
  'noteEnquiry',
  'noteEntry',
  'offerEngagement',
  'placeLesson',
  'refundPayment',
  'waitForAuditionSlot',
  ...featureFixtures.flatMap((fixtures) => fixtures.refused ?? []),
];

const isRefused = ({ id }: Operation) => refusedHere.includes(id);
const mineOf = ({ id }: Operation) => ({ ...bodies[id], email: 'key@example.com' });

describe.each(operations.filter((operation) => !isRefused(operation)))('$id', (operation) => {
  it('accepts a key for one content', async () => {
    const key = randomUUID();
    const mine = mineOf(operation);
    const first = await send(operation, mine, key);
    expect([200, 201, 204]).toContain(first.status);
    const other = await send(operation, retyped(mine), key);
    expect({ status: other.status, body: await other.json() }).toMatchObject({
      status: 422,
      body: { error: { code: 'key_reused' } },
    });
    const again = await send(operation, mine, key);
    expect(again.status).toBe(first.status);
    expect(await again.text()).toBe(await first.text());
  });
});

describe.each(operations.filter(isRefused))('$id, which is refused', (operation) => {
  it('can be corrected under the same key', async () => {
    const key = randomUUID();
    for (const body of [mineOf(operation), retyped(mineOf(operation))]) {
      const response = await send(operation, body, key);
      expect([404, 409, 422]).toContain(response.status);
      expect(await response.json()).not.toMatchObject({ error: { code: 'key_reused' } });
    }
  });
});

describe('a draft', () => {
  const keep = operationsWithJson().find(({ id }) => id === 'keepEntryDraft') as Operation;
  it('that is stored again under its key, after a lost response, has the latest content', async () => {
    const key = randomUUID();
    const typed = (name: string) => ({
      email: 'draft@example.com',
      values: { competitor: { name } },
      website: '',
    });
    const first = (await (await send(keep, typed('Es'), key)).json()) as { draftKey: string };
    const again = await send(keep, typed('Esi'), key);
    expect({ status: again.status, body: await again.json() }).toEqual({ status: 201, body: first });
    const read = await api.send('GET', '/api/competition/draft', undefined, { 'draft-key': first.draftKey });
    expect(await read.json()).toMatchObject({ values: { competitor: { name: 'Esi' } } });
  });
});

describe('a key', () => {
  const contact = operations.find(({ id }) => id === 'sendContactMessage') as Operation;
  const bodyWith = (message: string) => ({
    ...bodies['sendContactMessage'],
    email: 'one@example.com',
    message,
  });
  const stored = (message: string) =>
    api.database.db.select().from(contactMessages).where(eq(contactMessages.message, message));

  it('belongs to one content, also when two arrive at once', async () => {
    const key = randomUUID();
    const answers = await Promise.all([
      send(contact, bodyWith('One'), key),
      send(contact, bodyWith('Two'), key),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect([...(await stored('One')), ...(await stored('Two'))]).toHaveLength(1);
  });

  it('can be used again when its content was refused', async () => {
    const key = randomUUID();
    expect((await send(contact, bodyWith(' '), key)).status).toBe(422);
    expect((await send(contact, bodyWith('Put right'), key)).status).toBe(201);
  });

  it('belongs to the parsed content, and is stored only as digests', async () => {
    const key = randomUUID();
    expect((await send(contact, { ...bodyWith('Same'), phone: '0244123456' }, key)).status).toBe(201);
    expect((await send(contact, { ...bodyWith(' Same '), phone: '+233 24 412 3456' }, key)).status).toBe(201);
    const rows = await api.database.db.select().from(submissionKeys);
    expect(JSON.stringify(rows)).not.toMatch(/Same|one@example/);
    expect(JSON.stringify(rows)).not.toContain(key);
  });
});
