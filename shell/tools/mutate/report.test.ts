import { expect, it } from 'vitest';
import { mutantOf, type Mutant } from './mutant';
import { outcomeText, summaryOf } from './report';

const code = 'const a = 1;\n  if (a < 2) return;\nconst b = 3;\n';
const start = code.indexOf('<');
const mutant = mutantOf('holds', 'sample.ts', code, {
  kind: 'operator',
  start,
  end: start + 1,
  replacement: '<=',
});
const other: Mutant = { ...mutant, to: 'another' };
const accepted = [{ file: 'sample.ts', from: mutant.from, to: mutant.to, reason: 'a is never 2' }];

it('names the line of a mutant, and applies it to the whole file', () => {
  expect(mutant).toMatchObject({ line: 2, from: 'if (a < 2) return;', to: 'if (a <= 2) return;' });
  expect(mutant.code).toBe(code.replace('<', '<='));
});

it('names the last line of a file that ends without a break', () => {
  const last = mutantOf('holds', 'sample.ts', 'f(1)', {
    kind: 'literal',
    start: 2,
    end: 3,
    replacement: '2',
  });
  expect(last).toMatchObject({ line: 1, from: 'f(1)', to: 'f(2)', code: 'f(2)' });
});

it('shows the change of a survivor alone', () => {
  expect(outcomeText({ mutant, isNoticed: true })).toBe('noticed  sample.ts:2 (operator)');
  expect(outcomeText({ mutant, isNoticed: false })).toBe(
    'SURVIVED sample.ts:2 (operator)\n  - if (a < 2) return;\n  + if (a <= 2) return;',
  );
});

const outcomes = (noticed: number, survivors: readonly Mutant[]) => [
  ...Array.from({ length: noticed }, () => ({ mutant, isNoticed: true })),
  ...survivors.map((survivor) => ({ mutant: survivor, isNoticed: false })),
];

it('is good from 95 percent on', () => {
  expect(summaryOf(outcomes(19, [other]), [])).toMatchObject({ isGood: true });
  expect(summaryOf(outcomes(18, [other]), [])).toMatchObject({ isGood: false });
  expect(summaryOf([], [])).toMatchObject({ isGood: true });
});

it('does not count survivors that are accepted', () => {
  const { text, isGood } = summaryOf(outcomes(19, [mutant, mutant, other]), accepted);
  expect(isGood).toBe(true);
  expect(text.split('\n')[0]).toBe('19 of 20 mutations were noticed (95.0 %); 2 more survived as accepted');
  expect(text).not.toContain('a <= 2');
});
