import { expect, it } from 'vitest';
import { partOf, WHOLE } from './crop';

it.each([
  ['the middle of a wide one', 400, 200, WHOLE, 1, { left: 100, top: 0, width: 200, height: 200 }],
  ['the middle of a high one', 200, 400, WHOLE, 1, { left: 0, top: 100, width: 200, height: 200 }],
  [
    'its left end, no further',
    400,
    200,
    { x: 0, y: 0.5, zoom: 1 },
    1,
    { left: 0, top: 0, width: 200, height: 200 },
  ],
  [
    'its right end, no further',
    400,
    200,
    { x: 1, y: 1, zoom: 1 },
    1,
    { left: 200, top: 0, width: 200, height: 200 },
  ],
  [
    'half of it from near',
    400,
    200,
    { x: 0.5, y: 0.5, zoom: 2 },
    1,
    { left: 150, top: 50, width: 100, height: 100 },
  ],
  [
    'no more than there is',
    400,
    200,
    { ...WHOLE, zoom: 0.1 },
    1,
    { left: 100, top: 0, width: 200, height: 200 },
  ],
  ['a person of a wide one', 400, 300, WHOLE, 3 / 4, { left: 87.5, top: 0, width: 225, height: 300 }],
  ['a stage of a high one', 300, 400, WHOLE, 3 / 2, { left: 0, top: 100, width: 300, height: 200 }],
])('keeps %s', (_, width, height, crop, ratio, part) => {
  expect(partOf({ width, height }, crop, ratio)).toEqual(part);
});
