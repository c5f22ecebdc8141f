import { expect, it } from 'vitest';
import { EMPTY_ENTRY } from '@school/shared/competition/entry';
import { differencesOf, isBegun } from './differences';

const here = {
  ...EMPTY_ENTRY,
  competitor: { ...EMPTY_ENTRY.competitor, name: 'Ama Danso', birthDate: '1998-05-20' },
  instrument: 'piano',
};

it('compares versions by what a person sees, not by internal fields of the form', () => {
  const there = { ...here, instrument: 'violin', done: ['competitor'], holdToken: 'x' };
  expect(differencesOf(here, there).map(({ step, ...words }) => [step.id, words])).toEqual([
    ['instrument', { here: 'Piano', there: 'Violin' }],
  ]);
  expect(differencesOf(here, { ...here, done: ['competitor'] })).toEqual([]);
});

it('reports a step that only one version has', () => {
  const child = { ...here.competitor, birthDate: '2012-05-20' };
  const there = { ...here, competitor: child, guardian: { ...EMPTY_ENTRY.guardian, name: 'Abena Danso' } };
  expect(differencesOf(here, there).map(({ step }) => step.id)).toEqual(['band', 'guardian']);
});

it('counts no step as started before the first answer', () => {
  expect(isBegun(EMPTY_ENTRY)).toBe(false);
  expect(isBegun(here)).toBe(true);
});
