import { expect, it } from 'vitest';
import { readOptions } from './options';

const MEASURES = ['lcp', 'heap'];

it('takes all measures seven times unless told otherwise', () => {
  expect(readOptions([], MEASURES)).toEqual({ runs: 7, only: undefined });
  expect(readOptions(['--runs', '3', '--only', 'heap'], MEASURES)).toEqual({ runs: 3, only: 'heap' });
});

it.each([
  [['--runs', '4'], 'odd'],
  [['--runs'], 'odd'],
  [['--only', 'tbt'], 'lcp, heap'],
  [['--fast', ''], 'Unknown option --fast'],
])('refuses %j', (args, reason) => {
  expect(() => readOptions(args, MEASURES)).toThrow(reason);
});
