import { describe, expect, it } from 'vitest';
import { ageLimits, ageOn, bandsFor, highestGrade, limitsLabel, whyNotIn } from './bandRules';
import { instruments, type Band, type Instrument } from './repertoire/types';

describe('age', () => {
  it.each([
    ['2007-10-11', 18],
    ['2007-10-12', 17],
    ['2008-02-29', 17],
    ['2025-10-11', 0],
  ])('of a person born on %s is %i on the counting day', (birthDate, age) => {
    expect(ageOn('2025-10-11', birthDate)).toBe(age);
  });
});

describe('bands', () => {
  const ages = Array.from({ length: ageLimits.max - ageLimits.min + 1 }, (_, index) => ageLimits.min + index);
  const grades = Array.from({ length: highestGrade + 1 }, (_, grade) => grade);

  it.each(instruments)('of %s cover every age and grade', (instrument) => {
    const without = ages.flatMap((age) =>
      grades
        .filter((grade) => bandsFor(instrument, { age, grade }).length === 0)
        .map((grade) => [age, grade]),
    );
    expect(without).toEqual([]);
  });

  it.each<[string, Instrument, number, number, readonly Band[]]>([
    ['a child who begins', 'piano', 7, 0, ['0-1']],
    ['a child with a grade that two bands have', 'piano', 11, 1, ['0-1', '1-3']],
    ['a child with a grade beyond their age', 'piano', 8, 4, ['3+']],
    ['a violinist of 15 without a grade', 'violin', 15, 0, ['2-4']],
    ['a pianist of 13 without a grade', 'piano', 13, 0, ['1-3']],
    ['a trumpeter of 40 who begins', 'trumpet', 40, 0, ['2-4']],
    ['a guitarist of 30 with the last grade', 'classical_guitar', 30, 8, ['3-4+']],
  ])('accept %s', (_, instrument, age, grade, expected) => {
    expect(bandsFor(instrument, { age, grade })).toEqual(expected);
  });

  it('describe their limits, and why a person may not enter', () => {
    expect([limitsLabel('0-1'), limitsLabel('3+')]).toEqual([
      'Up to age 12 and grade 1',
      'Any age and grade',
    ]);
    expect(whyNotIn('piano', '0-1', { age: 13, grade: 0 })).toBe('ends at age 12 and grade 1');
    expect(whyNotIn('piano', '3+', { age: 9, grade: 1 })).toBe('begins at age 10 and grade 3');
    expect(whyNotIn('piano', '0-1', { age: 9, grade: 1 })).toBeUndefined();
  });
});
