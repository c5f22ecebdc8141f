import { describe, expect, it } from 'vitest';
import { mutationsOf } from './mutationsOf';

/** The source after each mutation, with what kind it was. */
const mutated = (code: string) =>
  mutationsOf('sample.ts', code).map(({ kind, start, end, replacement }) => [
    kind,
    code.slice(0, start) + replacement + code.slice(end),
  ]);

it.each([
  ['if (a) b();', ['condition', 'if (!(a)) b();']],
  ['const a = b ? c : d;', ['condition', 'const a = !(b) ? c : d;']],
  ['const a = b < c;', ['operator', 'const a = b <= c;']],
  ['const a = b >= c;', ['operator', 'const a = b > c;']],
  ['const a = b !== c;', ['operator', 'const a = b === c;']],
  ['const a = b && c;', ['operator', 'const a = b || c;']],
  ['const a = (b) - (c);', ['operator', 'const a = (b) + (c);']],
  ['const a = 1_000;', ['literal', 'const a = 1001;']],
  ['const a = true;', ['literal', 'const a = false;']],
  ["const a = 'paid';", ['literal', "const a = '';"]],
  ['const a = "";', ['literal', 'const a = "mutated";']],
  ['const f = () => { if (a) return; };', ['early return', 'const f = () => {  };']],
  ['const f = () => { if (a) { throw b; } };', ['early return', 'const f = () => {  };']],
  ['f(a);', ['call', ';']],
  ['await f(a);', ['call', ';']],
  ['const a = Math.round(b);', ['counterpart', 'const a = Math.floor(b);']],
  ['import { eq, ne } from "q"; ne(b);', ['counterpart', 'import { eq, ne } from "q"; eq(b);']],
  ['const a = b.some(c);', ['counterpart', 'const a = b.every(c);']],
])('%s is mutated', (code, expected) => {
  expect(mutated(code)).toContainEqual(expected);
});

describe('what no test decides by', () => {
  it.each([
    ["import a from 'b';"],
    ["export { a } from 'b';"],
    ["type A = { b: 'c' | 1 } & B<true>;"],
    ['interface A { b: 1 }'],
    ["const a = b as 'c';"],
    ["throw new Error('broken');"],
    ["const a = b.openapi({ description: 'c', example: 1 });"],
    ["const a = 'a text for people';"],
    ['const a = `${b}` + c;'],
    ['const { a } = b;'],
    ['const a = ne(b, c);'],
    ["const a = ['b', 'c'] as const;"],
    ['const a = z.string().max(b);'],
  ])('%s is left as it is', (code) => {
    expect(mutated(code)).toEqual([]);
  });

  it('leaves keys, and mutates what stands at them', () => {
    expect(mutated("const a = { 'b': 1, c: 'd' };")).toEqual([
      ['literal', "const a = { 'b': 2, c: 'd' };"],
      ['literal', "const a = { 'b': 1, c: '' };"],
    ]);
  });
});

it('mutates numbers of what is constant', () => {
  expect(mutated("const a = { b: 8, c: 'd' } as const;")).toEqual([
    ['literal', "const a = { b: 9, c: 'd' } as const;"],
  ]);
});

it('mutates inside of exports and of typed expressions', () => {
  expect(mutated('export const a = (b ?? 1) as number;')).toEqual([
    ['literal', 'export const a = (b ?? 2) as number;'],
  ]);
  expect(mutated('export default (1 satisfies number)!;')).toEqual([
    ['literal', 'export default (2 satisfies number)!;'],
  ]);
});

it('keeps to one line', () => {
  expect(mutated('f(\n  a,\n);')).toEqual([]);
});

it('refuses what cannot be parsed', () => {
  expect(() => mutationsOf('sample.ts', 'const a = ;')).toThrow('sample.ts');
});

it('finds places behind letters that are long in bytes', () => {
  expect(mutated('/* é ☃ 🎻 */ const a = 1;')).toEqual([['literal', '/* é ☃ 🎻 */ const a = 2;']]);
});
