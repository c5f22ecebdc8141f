import { describe, expect, it, vi } from 'vitest';
import type { GivenScore, StoredScore } from './storedScore';
import { saysTheSame, totalSoFar } from './storedScore';
import { stateOfEntry } from './entryState';
import { scoreStore } from './scoreStore';
import { sendScores } from './sendScores';
import { pointsText, timeOfSlot } from '../../../kit/competition/format';

const points = { musicality: 90, technique: 80, accuracy: 80, presence: 80 };
const kept = (entryId: string, more: Partial<StoredScore> = {}): StoredScore => ({
  entryId,
  round: 'round1',
  number: `C-${entryId}`,
  points,
  comment: '',
  revision: 0,
  state: 'waiting',
  problem: '',
  other: null,
  changedAt: `2025-10-11T09:0${entryId}:00.000Z`,
  ...more,
});
const given = (more: Partial<GivenScore> = {}): GivenScore => ({
  juror: 'a',
  jurorName: null,
  points,
  total: 83_50,
  comment: null,
  revision: 1,
  changes: 0,
  scoredAt: '2025-10-11T09:05:00.000Z',
  ...more,
});
const refusedAt = (field: string, message: string) => ({
  status: 409,
  data: { error: { code: 'conflict', message, requestId: '1', fields: [{ field, message }] } },
});

/** A tablet that stores texts; `handedTo` is the same one for another juror. */
function tablet(isFull = false) {
  const texts: Record<string, string> = {};
  const storage = () =>
    new Proxy(texts, {
      get: (_, name) =>
        ({
          getItem: (key: string) => texts[key] ?? null,
          setItem: (key: string, text: string) => {
            if (isFull) throw new DOMException('full', 'QuotaExceededError');
            texts[key] = text;
          },
          removeItem: (key: string) => delete texts[key],
        })[name as 'getItem'],
    }) as unknown as Storage;
  return { of: (judge: string) => scoreStore(judge, storage) };
}

const school = (give: (score: StoredScore) => Promise<GivenScore | null>, read = async () => given()) => ({
  give: vi.fn(give),
  read: vi.fn(read),
});

describe('pending scores', () => {
  it('survive a reload, and belong to one juror and one round', () => {
    const { of } = tablet();
    of('ama').keep(kept('1'));
    of('ama').keep(kept('1', { round: 'final' }));
    expect(of('ama').all()).toHaveLength(2);
    expect(of('ama').of({ entryId: '1', round: 'final' })).toMatchObject({ round: 'final' });
    expect(of('kofi').all()).toEqual([]);
    expect(of('ama').isKept()).toBe(true);
  });

  it('are kept until the page closes when the device is full, with a warning', () => {
    const store = tablet(true).of('ama');
    store.keep(kept('1'));
    expect(store.all()).toEqual([kept('1')]);
    expect(store.isKept()).toBe(false);
  });

  it('are sent in order and removed, and drafts stay', async () => {
    const store = tablet().of('ama');
    for (const score of [kept('2'), kept('1'), kept('3', { state: 'draft' })]) store.keep(score);
    const { give, read } = school(async () => given());
    await sendScores(store, { give, read });
    expect(give.mock.calls.map(([{ entryId }]) => entryId)).toEqual(['1', '2']);
    expect(store.all()).toEqual([kept('3', { state: 'draft' })]);
  });

  it.each([{ status: 'FETCH_ERROR' }, { status: 'TIMEOUT_ERROR' }, { status: 503 }, { status: 401 }])(
    'stay, with all later ones, after %j',
    async (failure) => {
      const store = tablet().of('ama');
      for (const score of [kept('1'), kept('2')]) store.keep(score);
      const { give, read } = school(() => Promise.reject(failure));
      await sendScores(store, { give, read });
      expect(give).toHaveBeenCalledTimes(1);
      expect(store.all()).toEqual([kept('1'), kept('2')]);
    },
  );

  it('that were changed on another device wait for a choice between both', async () => {
    const store = tablet().of('ama');
    store.keep(kept('1'));
    const changed = () => Promise.reject(refusedAt('revision', 'Changed'));
    await sendScores(
      store,
      school(changed, () => Promise.reject({ status: 'FETCH_ERROR' })),
    );
    expect(store.all()).toEqual([kept('1')]);
    const other = given({ revision: 3 });
    await sendScores(
      store,
      school(changed, async () => other),
    );
    expect(store.all()).toEqual([kept('1', { state: 'conflict', other })]);
  });

  it('that are rejected say why, and do not block the others', async () => {
    const store = tablet().of('ama');
    for (const score of [kept('1'), kept('2')]) store.keep(score);
    const { give, read } = school(async ({ entryId }) => {
      if (entryId === '1') throw refusedAt('round', 'This entry plays in another round now.');
      return given();
    });
    await sendScores(store, { give, read });
    expect(store.all()).toMatchObject([
      { entryId: '1', state: 'refused', problem: 'This entry plays in another round now.' },
    ]);
  });

  it('continue from the stored version when edited while being sent', async () => {
    const store = tablet().of('ama');
    store.keep(kept('1'));
    const later = kept('1', { state: 'draft', comment: 'More', changedAt: '2025-10-11T10:00:00.000Z' });
    const { give, read } = school(async () => {
      store.keep(later);
      return given({ revision: 1 });
    });
    await sendScores(store, { give, read });
    expect(store.all()).toEqual([{ ...later, revision: 1 }]);
  });
});

it('give the state of an entry, local scores before those of the API', () => {
  const state = (mine: 'open' | 'scored' | 'recused', own?: StoredScore['state']) =>
    stateOfEntry({ mine }, own && { state: own })[1];
  expect([state('open'), state('scored'), state('recused', 'draft')]).toEqual([
    'Open',
    'Submitted',
    'Recused',
  ]);
  expect([state('open', 'draft'), state('scored', 'draft')]).toEqual(['Started', 'Change not submitted']);
  expect([state('open', 'waiting'), state('scored', 'conflict'), state('open', 'refused')]).toEqual([
    'Not sent yet',
    'Two scores, choose one',
    'Rejected',
  ]);
});

it('add up weighted points once all are given, and detect a real change', () => {
  expect(totalSoFar({ musicality: 90 })).toBeUndefined();
  expect(pointsText(totalSoFar(points) ?? 0)).toBe('83.50');
  expect(saysTheSame({ points, comment: ' ' }, given())).toBe(true);
  expect(saysTheSame({ points: { ...points, presence: 0 }, comment: '' }, given())).toBe(false);
  expect(saysTheSame({ points, comment: 'Well' }, given())).toBe(false);
  expect(timeOfSlot('2025-10-11-0940')).toEqual({ day: 'Oct 11, 2025', time: '09:40' });
});
