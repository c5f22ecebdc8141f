import { expect, it } from 'vitest';
import { squareOf, WHOLE } from './crop';

it.each([
  ['the middle of a wide one', 400, 200, WHOLE, { left: 100, top: 0, side: 200 }],
  ['the middle of a high one', 200, 400, WHOLE, { left: 0, top: 100, side: 200 }],
  ['its left end, no further', 400, 200, { x: 0, y: 0.5, zoom: 1 }, { left: 0, top: 0, side: 200 }],
  ['its right end, no further', 400, 200, { x: 1, y: 1, zoom: 1 }, { left: 200, top: 0, side: 200 }],
  ['half of it from near', 400, 200, { x: 0.5, y: 0.5, zoom: 2 }, { left: 150, top: 50, side: 100 }],
  ['no more than there is', 400, 200, { x: 0.5, y: 0.5, zoom: 0.1 }, { left: 100, top: 0, side: 200 }],
])('keeps %s', (_, width, height, crop, square) => {
  expect(squareOf(width, height, crop)).toEqual(square);
});
