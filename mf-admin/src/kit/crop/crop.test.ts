import { expect, it } from 'vitest';
import { partOf, WHOLE } from './crop';

it.each([
  ['the middle of a wide one', [400, 200], WHOLE, 1, [100, 0, 200, 200]],
  ['the middle of a high one', [200, 400], WHOLE, 1, [0, 100, 200, 200]],
  ['its left end, no further', [400, 200], { x: 0, y: 0.5, zoom: 1 }, 1, [0, 0, 200, 200]],
  ['its right end, no further', [400, 200], { x: 1, y: 1, zoom: 1 }, 1, [200, 0, 200, 200]],
  ['half of it from near', [400, 200], { x: 0.5, y: 0.5, zoom: 2 }, 1, [150, 50, 100, 100]],
  ['no more than there is', [400, 200], { ...WHOLE, zoom: 0.1 }, 1, [100, 0, 200, 200]],
  ['a person of a wide one', [400, 300], WHOLE, 3 / 4, [87.5, 0, 225, 300]],
  ['a stage of a high one', [300, 400], WHOLE, 3 / 2, [0, 100, 300, 200]],
] as const)('keeps %s', (_, [width, height], crop, ratio, kept) => {
  const part = partOf({ width, height }, crop, ratio);
  expect([part.left, part.top, part.width, part.height]).toEqual(kept);
});
