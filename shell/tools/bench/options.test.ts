import { expect, it } from 'vitest';
import { readOptions } from './options';

const MEASURES = ['lcp', 'heap'];

it('runs all measures seven times by default', () => {
  expect(readOptions([], MEASURES)).toEqual({ runs: 7, only: undefined, quick: false });
  expect(readOptions(['--runs', '3', '--only', 'heap'], MEASURES)).toEqual({
    runs: 3,
    only: 'heap',
    quick: false,
  });
});

it('runs once in quick mode', () => {
  expect(readOptions(['--quick'], MEASURES)).toEqual({ runs: 1, only: undefined, quick: true });
});

it.each([
  [['--runs', '4'], 'odd'],
  [['--runs'], 'argument missing'],
  [['--quick', '--runs', '3'], 'one run'],
  [['--only', 'tbt'], 'lcp, heap'],
  [['--fast'], "Unknown option '--fast'"],
  [['fast'], "Unexpected argument 'fast'"],
])('rejects %j', (args, reason) => {
  expect(() => readOptions(args, MEASURES)).toThrow(reason);
});
