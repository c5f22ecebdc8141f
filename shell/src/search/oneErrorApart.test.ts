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
])('accepts one error between %j and %j', (one, other) => {
  expect([oneErrorApart(one, other), oneErrorApart(other, one)]).toEqual([true, true]);
});

it.each([
  ['piano', 'pino2'],
  ['piano', 'pn'],
  ['piano', 'pinoa'],
  ['piano', 'paion'],
  ['violin', 'violas'],
])('finds more than one error between %j and %j', (one, other) => {
  expect([oneErrorApart(one, other), oneErrorApart(other, one)]).toEqual([false, false]);
});
