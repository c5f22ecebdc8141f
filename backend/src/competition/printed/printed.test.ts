import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import {
  auditionBookings,
  competitionEntries,
  competitionJurors,
  type entryStates,
} from '../../platform/db/schema';
import { testApi } from '../../testing/testApi';
import { aMinor, anEntry, competitionOf, emptyCompetition } from '../../testing/competition';
import { insertEntry } from '../entries/writeEntry';
import type { PrintedCertificate, ProgrammeEntry } from './printed.routes';

const api = testApi();
const page = competitionOf(api);
beforeEach(() => emptyCompetition(api.database));

const as = async <T>(role: string, method: string, path: string, body?: unknown) => {
  const token = await api.token({ sub: role, 'https://music-school.example/roles': [role] });
  return page.ask<T>(method, path, body, { authorization: `Bearer ${token}` });
};
const certificates = async () =>
  (await as<PrintedCertificate[]>('staff', 'GET', '/staff/competition/certificates')).body;

async function entry(
  name: string,
  state: (typeof entryStates)[number],
  more: {
    reached?: 'round1' | 'round2' | 'final';
    place?: number;
    sent?: typeof anEntry;
    slot?: string;
  } = {},
): Promise<string> {
  const { reached = null, place = null, sent = anEntry, slot } = more;
  const { method: _, papers: __, competitor, ...rest } = sent();
  const details = { ...rest, competitor: { ...competitor, name } } as never;
  const { db } = api.database;
  const { id } = await insertEntry({ db, clock: api.clock }, details, { submissionKey: crypto.randomUUID() });
  await db.update(competitionEntries).set({ state, reached, place }).where(eq(competitionEntries.id, id));
  if (slot) {
    const at = api.clock.now();
    const given = {
      slotId: slot,
      entryId: id,
      state: 'given',
      tokenDigest: slot,
      addressDigest: slot,
    } as const;
    await db.insert(auditionBookings).values({ ...given, createdAt: at, expiresAt: at });
  }
  return id;
}

it('a programme is in the order of the auditions, and names minors as publications do', async () => {
  await entry('Ama Danso', 'accepted', { slot: '2025-10-11-0940' });
  await entry('Esi Abena Mensah', 'accepted', { slot: '2025-10-11-0900', sent: aMinor });
  await entry('Kofi Danso', 'round2');
  const { body } = await as<ProgrammeEntry[]>('staff', 'GET', '/staff/competition/programmes/round1');
  expect(body.map(({ name, slot }) => [name, slot])).toEqual([
    ['Esi M.', '2025-10-11-0900'],
    ['Ama Danso', '2025-10-11-0940'],
  ]);
  expect(body[1]).toMatchObject({
    instrument: 'piano',
    band: '3+',
    pieces: { A: { composer: expect.any(String) } },
  });
  expect((await as('jury', 'GET', '/staff/competition/programmes/round1')).status).toBe(403);
  expect((await as('staff', 'GET', '/staff/competition/programmes/round9')).status).toBe(422);
});

it('everyone whom the jury heard has a certificate, placed ones first', async () => {
  const heard = await entry('Out Heard', 'out', { reached: 'round1' });
  await api.database.db
    .update(competitionEntries)
    .set({ state: 'accepted', reached: null })
    .where(eq(competitionEntries.id, heard));
  const points = { musicality: 80, technique: 80, accuracy: 80, presence: 80 };
  await api.database.db
    .insert(competitionJurors)
    .values({ juror: 'jury', name: 'Nana Ofori', instruments: ['piano'] });
  await as('jury', 'PUT', `/jury/entries/${heard}/score`, { points, revision: 0 });
  await api.database.db
    .update(competitionEntries)
    .set({ state: 'out', reached: 'round1' })
    .where(eq(competitionEntries.id, heard));
  await entry('Out Absent', 'out', { reached: 'round1' });
  await entry('Not Yet', 'accepted');
  await entry('Gone', 'withdrawn');
  await entry('Out Finalist', 'out', { reached: 'final' });
  await entry('Second', 'placed', { place: 2 });
  await entry('First', 'placed', { place: 1 });
  await entry('In Round 2', 'round2', { sent: aMinor });
  expect((await certificates()).map(({ name, band, round, place }) => [name, band, round, place])).toEqual([
    ['In Round 2', '0-1', 'round2', null],
    ['First', '3+', 'final', 1],
    ['Second', '3+', 'final', 2],
    ['Out Heard', '3+', 'round1', null],
    ['Out Finalist', '3+', 'final', null],
  ]);
  expect((await as('jury', 'GET', '/staff/competition/certificates')).status).toBe(403);
});
