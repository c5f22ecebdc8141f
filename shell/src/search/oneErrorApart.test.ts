import { expect, it } from 'vitest';
import { oneErrorApart } from './oneErrorApart';

it.each([
  ['piano', 'pano'],
  ['piano', 'pianno'],
  ['piano', 'piabo'],
  ['piano', 'paino'],
  ['piano', 'iano'],
  ['piano', 'pian'],
  ['piano', 'pianos'],
])('sees one error between %j and %j', (one, other) => {
  expect([oneErrorApart(one, other), oneErrorApart(other, one)]).toEqual([true, true]);
});

it.each([
  ['piano', 'pino2'],
  ['piano', 'pn'],
  ['piano', 'pinoa'],
  ['piano', 'paion'],
  ['violin', 'violas'],
])('sees more than one error between %j and %j', (one, other) => {
  expect([oneErrorApart(one, other), oneErrorApart(other, one)]).toEqual([false, false]);
});
