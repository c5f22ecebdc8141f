import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  competitionEntries,
  competitionJurors,
  competitionRecusals,
  competitionScoreChanges,
} from '../../platform/db/schema';
import { testNow } from '../../testing/api';
import { testApi } from '../../testing/testApi';
import { anEntry, competitionOf, emptyCompetition } from '../../testing/competition';
import { insertEntry } from '../entries/writeEntry';
import type { JuryEntry, JuryEntryDetail, Standings } from './jury.routes';
import type { Juror } from './jurors.routes';

const api = testApi();
const page = competitionOf(api);
beforeEach(async () => {
  await emptyCompetition(api.database);
  await nameAll({ a: 'Nana Ofori', b: 'Rita Sowah', c: 'Fiifi Asante' });
});

/** Sets the names of jurors. */
const nameAll = (names: Readonly<Record<string, string>>) =>
  api.database.db.insert(competitionJurors).values(
    Object.entries(names).map(([juror, name]) => ({
      juror,
      name,
      instruments: ['piano'],
      namedAt: testNow,
    })),
  );

const rolesClaim = 'https://music-school.example/roles';
const as = async <T>(sub: string, method: string, path: string, body?: unknown, role = 'jury') => {
  const token = await api.token({ sub, [rolesClaim]: [role] });
  return page.ask<T>(method, path, body, { authorization: `Bearer ${token}` });
};
const look = (juror: string, id: string) => as<JuryEntryDetail>(juror, 'GET', `/jury/entries/${id}`);
const points = (musicality: number, technique: number) => ({
  musicality,
  technique,
  accuracy: 80,
  presence: 80,
});
const score = (juror: string, id: string, given: object, more: object = {}) =>
  as<JuryEntryDetail>(juror, 'PUT', `/jury/entries/${id}/score`, { points: given, revision: 0, ...more });
const recuse = (juror: string, id: string) =>
  as<JuryEntryDetail>(juror, 'PUT', `/jury/entries/${id}/recusal`, { reason: 'My own pupil' });
const nameJuror = (juror: string, name: string, role = 'staff', by = 'staff') =>
  as<Juror>(by, 'PUT', `/staff/competition/jurors/${juror}`, { name, instruments: ['piano'] }, role);
const standings = async () =>
  (await as<Standings>('staff', 'GET', '/staff/competition/standings/round1', undefined, 'staff')).body;

/** Creates an entry that plays in round 1. */
async function player(name: string): Promise<string> {
  const { method: _, papers: __, competitor, ...rest } = anEntry();
  const details = { ...rest, competitor: { ...competitor, name } } as never;
  const context = { db: api.database.db, clock: api.clock };
  const { id } = await insertEntry(context, details, { submissionKey: crypto.randomUUID() });
  await api.database.db
    .update(competitionEntries)
    .set({ state: 'accepted' })
    .where(eq(competitionEntries.id, id));
  return id;
}

describe('a juror', () => {
  it('sees only the numbers of competitors, unless staff allow names', async () => {
    await player('Ama Danso');
    const list = async () =>
      (await as<JuryEntry[]>('a', 'GET', '/jury/entries/by-round/round1')).body.map(({ name }) => name);
    expect(await list()).toEqual([null]);
    await as('staff', 'PATCH', '/staff/competition/settings', { isBlind: false }, 'staff');
    expect(await list()).toEqual(['Ama Danso']);
  });

  it('sees the others’ scores after submitting their own', async () => {
    const id = await player('Ama Danso');
    await score('a', id, points(90, 80));
    expect((await look('b', id)).body).toMatchObject({ mine: 'open', score: null, others: null });
    const scored = await score('b', id, points(70, 80), { comment: 'Well played' });
    expect(scored.body).toMatchObject({
      mine: 'scored',
      score: { total: 76_50, comment: 'Well played', changes: 0 },
      others: [{ juror: 'a', total: 83_50 }],
    });
  });

  it('can change a score, whose history is kept; a repeat from a phone changes nothing', async () => {
    const id = await player('Ama Danso');
    await score('a', id, points(90, 80));
    await score('a', id, points(90, 80));
    const changed = await score('a', id, points(85, 80), { revision: 1 });
    expect(changed.body.score).toMatchObject({ revision: 2, changes: 1 });
    expect((await score('a', id, points(1, 1), { revision: 1 })).problems).toEqual({
      revision: 'This score was changed on another device. Look at it again first.',
    });
    expect(await api.database.db.select().from(competitionScoreChanges)).toMatchObject([
      { revision: 1, points: points(90, 80) },
    ]);
    expect((await standings())[0]?.entries[0]?.scores[0]).toMatchObject({
      changes: 1,
      earlier: [{ points: points(90, 80), total: 83_50, changedAt: testNow.toISOString() }],
    });
  });

  it('cannot judge their own pupil, nor undo a recusal by scoring', async () => {
    const id = await player('Ama Danso');
    await score('a', id, points(90, 80));
    expect((await recuse('b', id)).body).toMatchObject({ mine: 'recused', others: null });
    expect((await score('b', id, points(100, 100))).problems).toEqual({
      recusal: 'You do not judge this entry.',
    });
    expect(Object.keys((await recuse('a', id)).problems)).toEqual(['recusal']);
    expect((await standings())[0]?.entries[0]).toMatchObject({
      total: 83_50,
      recusals: [{ juror: 'b', reason: 'My own pupil' }],
    });
  });

  it('cannot judge a pupil named in the entry, even when judging blind', async () => {
    const id = await player('Ama Danso');
    await nameAll({ teacher: 'Prof. Kojo Antwi' });
    expect((await look('teacher', id)).body.name).toBeNull();
    expect((await score('teacher', id, points(100, 100))).problems).toEqual({
      recusal: 'This entry names you as the teacher. Please say that you do not judge it.',
    });
    expect((await recuse('teacher', id)).body.mine).toBe('recused');
    expect((await score('b', id, points(90, 80))).status).toBe(200);
  });

  it('has the name that staff set, and cannot change it to score their own pupil', async () => {
    const id = await player('Ama Danso');
    await nameAll({ teacher: 'Kojo Antwi' });
    const rename = (name: string) => nameJuror('teacher', name, 'jury', 'teacher');
    expect((await as('teacher', 'PUT', '/jury/me', { name: 'Somebody Else' })).status).toBe(404);
    expect((await rename('Somebody Else')).status).toBe(403);
    expect(Object.keys((await score('teacher', id, points(100, 100))).problems)).toEqual(['recusal']);
    expect((await rename('Kojo Antwi')).status).toBe(403);
    expect((await as('teacher', 'GET', '/jury/me')).body).toEqual({
      isJuror: true,
      name: 'Kojo Antwi',
      instruments: ['piano'],
    });
    expect((await standings())[0]?.entries[0]?.scores).toEqual([]);
  });

  it('cannot score before staff have set their name', async () => {
    const id = await player('Ama Danso');
    expect((await nameJuror('new', 'Esi Boateng')).status).toBe(404);
    expect((await as('new', 'GET', '/jury/me')).body).toEqual({
      isJuror: true,
      name: null,
      instruments: [],
    });
    const refused = await score('new', id, points(90, 80));
    expect([refused.status, refused.body]).toMatchObject([
      403,
      {
        error: {
          message: 'Your name as a judge is not set yet. Please ask the office to set it.',
        },
      },
    ]);
    expect(
      (await as<Juror[]>('staff', 'GET', '/staff/competition/jurors', undefined, 'staff')).body.at(-1),
    ).toEqual({ id: 'new', email: null, name: null, instruments: [] });
    expect(Object.keys((await nameJuror('new', ' ')).problems)).toEqual(['name']);
    expect((await nameJuror('new', 'Esi Boateng')).body).toMatchObject({ id: 'new', name: 'Esi Boateng' });
    expect((await score('new', id, points(90, 80))).body.score).toMatchObject({ jurorName: 'Esi Boateng' });
  });

  it("cannot be a staff account without the jury's role, even with a name", async () => {
    const id = await player('Ama Danso');
    for (const role of ['staff', 'admin']) {
      expect((await as('a', 'GET', '/jury/me', undefined, role)).body).toEqual({
        isJuror: false,
        name: null,
        instruments: [],
      });
      const body = { points: points(90, 80), revision: 0 };
      expect((await as('a', 'PUT', `/jury/entries/${id}/score`, body, role)).status).toBe(403);
      expect((await nameJuror('a', 'Somebody Else', role, 'a')).status).toBe(403);
    }
    expect((await standings())[0]?.entries[0]?.scores).toEqual([]);
  });

  it('sees and scores only the assigned instruments', async () => {
    const id = await player('Ama Danso');
    const give = (instruments: readonly string[]) =>
      as('staff', 'PUT', '/staff/competition/jurors/a', { name: 'Nana Ofori', instruments }, 'staff');
    const list = async (juror: string, role?: string) =>
      (await as<JuryEntry[]>(juror, 'GET', '/jury/entries/by-round/round1', undefined, role)).body;
    const problems = { instrument: 'You do not judge this instrument.' };
    for (const instruments of [[], ['violin']]) {
      expect((await give(instruments)).body).toMatchObject({ instruments });
      expect(await list('a')).toEqual([]);
      expect((await look('a', id)).problems).toEqual(problems);
      expect((await score('a', id, points(90, 80))).problems).toEqual(problems);
      expect((await recuse('a', id)).problems).toEqual(problems);
    }
    expect(await list('staff', 'staff')).toHaveLength(1);
    await give(['violin', 'piano', 'piano']);
    expect((await as('a', 'GET', '/jury/me')).body).toMatchObject({ instruments: ['piano', 'violin'] });
    expect(await list('a')).toHaveLength(1);
    expect((await score('a', id, points(90, 80))).status).toBe(200);
    expect(Object.keys((await give(['harp'])).problems)).toEqual(['instruments.0']);
  });

  it.each(['staff', 'admin'])('cannot be an account that also has the role %s', async (role) => {
    const id = await player('Ama Danso');
    const token = await api.token({ sub: 'a', [rolesClaim]: ['jury', role] });
    const ask = (method: string, path: string, body?: unknown) =>
      page.ask(method, path, body, { authorization: `Bearer ${token}` });
    expect((await ask('GET', '/jury/me')).body).toMatchObject({ isJuror: false });
    expect(
      (await ask('PUT', `/jury/entries/${id}/score`, { points: points(9, 8), revision: 0 })).status,
    ).toBe(403);
    expect((await ask('PUT', `/jury/entries/${id}/recusal`, { reason: 'My own pupil' })).status).toBe(403);
    expect((await standings())[0]?.entries[0]).toMatchObject({ scores: [], recusals: [] });
  });

  it('cannot recuse themselves before staff have set their name', async () => {
    expect((await recuse('new', await player('Ama Danso'))).status).toBe(403);
  });

  it('can score only entries in a round, in whole points', async () => {
    const id = await player('Ama Danso');
    expect((await score('a', id, points(101, 80))).problems).toEqual({
      'points.musicality': 'Please enter whole points from 0 to 100',
    });
    const late = await score('a', id, points(90, 80), { round: 'round2' });
    expect(late.problems).toEqual({ round: 'This entry plays in another round now.' });
    await api.database.db.update(competitionEntries).set({ state: 'submitted' });
    expect(Object.keys((await score('a', id, points(90, 80))).problems)).toEqual(['round']);
  });
});

it('scores of three jurors lead to places, with a tie and its criterion', async () => {
  const [ama, kofi, esi] = [await player('Ama Danso'), await player('Kofi Danso'), await player('Esi Danso')];
  for (const juror of ['a', 'b', 'c']) {
    await score(juror, ama, points(80, 90));
    await score(juror, kofi, points(90, 80));
  }
  await score('a', esi, points(60, 60));
  expect(await standings()).toMatchObject([
    {
      instrument: 'piano',
      band: '3+',
      entries: [
        { id: kofi, name: 'Kofi Danso', place: 1, brokenBy: 'musicality', isShared: false },
        { id: ama, place: 2, brokenBy: 'musicality' },
        { id: esi, place: 3, brokenBy: null, scores: [{ juror: 'a' }] },
      ],
    },
  ]);
});

it('a score by the teacher under their corrected name does not count, and staff see why', async () => {
  const [id, other] = [await player('Ama Danso'), await player('Kofi Danso')];
  await nameAll({ teacher: 'Somebody Else' });
  await score('teacher', id, points(100, 100));
  await score('a', id, points(80, 80));
  await score('a', other, points(90, 90));
  expect((await standings())[0]?.entries.map((entry) => entry.id)).toEqual([id, other]);
  await nameJuror('teacher', 'Kojo Antwi');
  expect((await standings())[0]?.entries).toMatchObject([
    { id: other, place: 1 },
    {
      id,
      place: 2,
      total: 80_00,
      scores: [
        { juror: 'a', notCounted: null },
        { juror: 'teacher', notCounted: 'teacher' },
      ],
    },
  ]);
});

it('a score of an account without a name does not count until staff set its name', async () => {
  const id = await player('Ama Danso');
  await score('c', id, points(90, 90));
  await api.database.db.update(competitionJurors).set({ name: null });
  expect((await standings())[0]?.entries).toMatchObject([
    { total: null, place: null, scores: [{ juror: 'c', notCounted: 'no_name' }] },
  ]);
  await nameJuror('c', 'Fiifi Asante');
  expect((await standings())[0]?.entries).toMatchObject([{ place: 1, scores: [{ notCounted: null }] }]);
});

it('a score of a recused juror does not count', async () => {
  const id = await player('Ama Danso');
  await score('a', id, points(100, 100));
  await score('b', id, points(80, 80));
  await api.database.db
    .insert(competitionRecusals)
    .values({ entryId: id, juror: 'a', reason: 'My niece', at: testNow });
  expect((await standings())[0]?.entries).toMatchObject([
    {
      total: 80_00,
      scores: [
        { juror: 'a', notCounted: 'recused' },
        { juror: 'b', notCounted: null },
      ],
    },
  ]);
});
