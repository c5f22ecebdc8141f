import { expect, it } from 'vitest';
import { scoreStore } from './scoreStore';
import type { StoredScore } from './storedScore';

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

it('a score that a device stored before a comment had this name is sent all the same', () => {
  const { comment, ...rest } = score;
  const key = `school:jury-score:efua:${score.round}:${score.entryId}`;
  const stored = new Map([[key, JSON.stringify({ ...rest, words: comment })]]);
  const storage = {
    get length() {
      return stored.size;
    },
    key: (nth: number) => [...stored.keys()][nth] ?? null,
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
    clear: () => stored.clear(),
  };
  expect(scoreStore('efua', () => storage).of(score)).toMatchObject(score);
});
