import { expect, it } from 'vitest';
import { sampleOf } from './sample';

const groups = [['a1', 'a2', 'a3', 'a4'], ['b1'], [], ['c1', 'c2', 'c3']];

it('chooses the same for the same seed, and something else for another', () => {
  const many = [Array.from({ length: 100 }, (_, index) => index)];
  expect(sampleOf(many, { seed: 7, count: 10 })).toEqual(sampleOf(many, { seed: 7, count: 10 }));
  expect(sampleOf(many, { seed: 7, count: 10 })).not.toEqual(sampleOf(many, { seed: 8, count: 10 }));
});

it('takes as many of each group as there are', () => {
  expect(sampleOf(groups, { seed: 1, count: 5 }).map(({ length }) => length)).toEqual([2, 1, 0, 2]);
});

it('takes each thing once, and no more than there are', () => {
  expect(sampleOf(groups, { seed: 1, count: 60 }).flat().toSorted()).toEqual(groups.flat());
});
