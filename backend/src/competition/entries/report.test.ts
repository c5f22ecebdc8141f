import { beforeEach, expect, it } from 'vitest';
import { competitionEntries, competitionJurors, competitionScores } from '../../platform/db/schema';
import { testNow } from '../../testing/api';
import { emptyCompetition, payingCompetition } from '../../testing/competition';
import { testPayments } from '../../testing/testApi';
import type { EntryReport } from './report.routes';

const minute = 60_000;
const nothing = { publishedAt: null, rounds: [], certificate: null };

const shop = testPayments();
const page = payingCompetition(shop);
beforeEach(() => emptyCompetition(shop.database));

const report = async (key: string) =>
  (await page.ask<EntryReport>('GET', '/competition/entry/report', undefined, { 'entry-key': key })).body;
const publish = async (kind: string, publishAt?: Date) => {
  const token = await shop.token({ sub: 'staff', 'https://music-school.example/roles': ['staff'] });
  const body = publishAt ? { publishAt: publishAt.toISOString() } : {};
  const { status } = await page.ask('PUT', `/staff/competition/publications/${kind}`, body, {
    authorization: `Bearer ${token}`,
  });
  expect(status).toBe(200);
};
const points = (all: number) => ({ musicality: all, technique: all, accuracy: all, presence: all });

type Stored = Partial<typeof competitionEntries.$inferInsert>;

/** An entry that two jurors scored in round 1 and one in the final. */
async function heard(stored: Stored) {
  const key = await page.enter('2025-10-11-0900');
  const { db } = shop.database;
  const [entry] = await db.update(competitionEntries).set(stored).returning();
  const score = { entryId: entry?.id ?? '', scoredAt: testNow, changedAt: testNow };
  await db.insert(competitionJurors).values([
    { juror: 'auth0|a', name: 'Nana Ofori' },
    { juror: 'auth0|b', name: 'Rita Sowah' },
    { juror: 'auth0|teacher', name: 'Kojo Antwi' },
  ]);
  await db.insert(competitionScores).values([
    { ...score, round: 'round1', juror: 'auth0|teacher', points: points(100), comment: 'My own pupil' },
    { ...score, round: 'round1', juror: 'auth0|a', points: points(80), comment: 'Sing more' },
    { ...score, round: 'round1', juror: 'auth0|b', points: points(91), comment: 'A fine left hand' },
    { ...score, round: 'final', juror: 'auth0|a', points: points(90) },
  ]);
  return key;
}

it('a competitor sees nothing of the jury before the results are published, and then no names', async () => {
  const key = await heard({ state: 'placed', reached: 'final', place: 1 });
  await publish('round2_lineup');
  await publish('round3_update');
  const at = new Date(testNow.getTime() + 10 * minute);
  await publish('results', at);
  expect(await report(key)).toEqual(nothing);
  shop.clock.set(at);
  expect(await report(key)).toEqual({
    publishedAt: at.toISOString(),
    rounds: [
      { round: 'round1', total: 85_50, words: ['A fine left hand', 'Sing more'] },
      { round: 'final', total: 90_00, words: [] },
    ],
    certificate: { name: 'Ama Serwaa Danso', place: 1, date: at.toISOString() },
  });
});

it.each([
  [
    'took part',
    { state: 'out', reached: 'round1' },
    { name: 'Ama Serwaa Danso', place: null, date: testNow.toISOString() },
  ],
  ['withdrew', { state: 'withdrawn' }, null],
] as const)('a competitor who %s gets the matching certificate', async (_, stored, certificate) => {
  const key = await heard(stored);
  await shop.database.db.insert(competitionEntries).values(await winner());
  await publish('results');
  expect((await report(key)).certificate).toEqual(certificate);
});

it('opens for anyone with the link', async () => {
  const { status } = await page.ask('GET', '/competition/entry/report', undefined, { 'entry-key': 'x' });
  expect(status).toBe(404);
});

/** A person named in the results, which cannot be published without anyone. */
async function winner() {
  const [entry] = await shop.database.db.select().from(competitionEntries);
  if (!entry) throw new Error('There is no entry');
  const { id: _, number: __, ...rest } = entry;
  return {
    ...rest,
    submissionKey: crypto.randomUUID(),
    personKey: 'somebody else',
    orderId: null,
    state: 'placed' as const,
    reached: 'final' as const,
    place: 1,
  };
}
