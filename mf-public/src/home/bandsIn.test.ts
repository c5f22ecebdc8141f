import { expect, it } from 'vitest';
import { bandsIn, bandWorth } from './bandsIn';

it.each([
  [0, 'A loom with ten bands: none is woven yet'],
  [100_000, 'A loom with ten bands: one is woven'],
  [299_999, 'A loom with ten bands: 2 are woven'],
  [999_999, 'A loom with ten bands: 9 are woven'],
  [1_000_000, 'A loom with ten bands, all of them woven'],
  [1_500_000, 'A loom with ten bands, all of them woven'],
])('describes %i of 1000000 pesewas as bands', (raised, words) => {
  expect(bandsIn(raised, 1_000_000)).toBe(words);
});

it.each([
  [1_000_000, 'GH₵ 1,000'],
  [2_550_000, 'GH₵ 2,550'],
  [12_345_00, 'GH₵ 1,234.50'],
])('formats the value of a band of %i pesewas', (target, worth) => {
  expect(bandWorth(target)).toBe(worth);
});
