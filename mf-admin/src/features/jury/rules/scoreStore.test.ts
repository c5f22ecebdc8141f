// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { scoreStore } from './scoreStore';
import type { StoredScore } from './storedScore';

beforeEach(() => localStorage.clear());

const score = {
  entryId: 'e1',
  round: 'first',
  number: '12',
  points: {},
  comment: 'Well played',
  revision: 1,
  state: 'waiting',
  changedAt: '2025-10-11T10:00:00.000Z',
} as unknown as StoredScore;

it('scores that a device stored before a comment had this name are sent all the same', () => {
  const { comment, ...rest } = score;
  const key = `school:jury-score:efua:${score.round}:${score.entryId}`;
  localStorage.setItem(key, JSON.stringify({ ...rest, words: comment }));
  const store = scoreStore('efua', () => localStorage);
  expect(store.all()).toMatchObject([score]);
  expect(store.of(score)).toMatchObject(score);
  store.keep(score);
  expect(store.all()).toEqual([score]);
});
