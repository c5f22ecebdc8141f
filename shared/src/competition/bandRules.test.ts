import { describe, expect, it } from 'vitest';
import { ageOn, agesLabel, bandRules, bandsFor } from './bandRules';
import { bands, instruments, type Band } from './repertoire/types';

describe('an age', () => {
  it.each([
    ['2007-10-11', 18],
    ['2007-10-12', 17],
    ['2008-02-29', 17],
    ['2025-10-11', 0],
  ])('of somebody born on %s is %i on the counting day', (birthDate, age) => {
    expect(ageOn('2025-10-11', birthDate)).toBe(age);
  });
});

describe('the bands', () => {
  it.each(instruments)('of %s leave no grade and no age out', (instrument) => {
    const own: readonly Band[] = bands[instrument];
    const rules = own.map((band) => bandRules[band]);
    expect(rules.at(-1)?.ages[1]).toBeNull();
    for (const [at, rule] of rules.slice(1).entries()) {
      expect(rule.grades[0]).toBeLessThanOrEqual((rules[at]?.grades[1] ?? 0) + 1);
      expect(rule.ages[0]).toBeLessThanOrEqual((rules[at]?.ages[1] ?? 0) + 1);
    }
    expect(rules[0]?.grades[0]).toBe(0);
  });

  it('are found by age and grade', () => {
    expect(bandsFor('piano', { age: 11, grade: 1 })).toEqual(['0-1', '1-3']);
    expect(bandsFor('piano', { age: 30, grade: 1 })).toEqual([]);
    expect(bandsFor('classical_guitar', { age: 30, grade: 8 })).toEqual(['3-4+']);
    expect([agesLabel('0-1'), agesLabel('3+')]).toEqual(['ages 5 to 12', 'age 10 and older']);
  });
});
