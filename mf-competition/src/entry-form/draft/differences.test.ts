import { expect, it } from 'vitest';
import { EMPTY } from '../form/fields';
import { differencesOf, isBegun } from './differences';

const here = {
  ...EMPTY,
  competitor: { ...EMPTY.competitor, name: 'Ama Danso', birthDate: '1998-05-20' },
  instrument: 'piano',
};

it('two versions differ in what a person sees, not in what the form keeps beside it', () => {
  const there = { ...here, instrument: 'violin', done: ['competitor'], holdToken: 'x' };
  expect(differencesOf(here, there).map(({ step, ...words }) => [step.id, words])).toEqual([
    ['instrument', { here: 'Piano', there: 'Violin' }],
  ]);
  expect(differencesOf(here, { ...here, done: ['competitor'] })).toEqual([]);
});

it('also in a step that only one of them has', () => {
  const child = { ...here.competitor, birthDate: '2012-05-20' };
  const there = { ...here, competitor: child, guardian: { ...EMPTY.guardian, name: 'Abena Danso' } };
  expect(differencesOf(here, there).map(({ step }) => step.id)).toEqual(['band', 'guardian']);
});

it('nothing is begun before the first answer', () => {
  expect(isBegun(EMPTY)).toBe(false);
  expect(isBegun(here)).toBe(true);
});
