import { expect, it } from 'vitest';
import { readOptions } from './options';

const ROOMS = ['payments', 'holds'];

it('takes sixty mutations of all rooms unless told otherwise', () => {
  expect(readOptions([], ROOMS)).toEqual({ seed: 1, count: 60, rooms: ROOMS });
  expect(readOptions(['--seed', '7', '--count', '5', '--room', 'holds'], ROOMS)).toEqual({
    seed: 7,
    count: 5,
    rooms: ['holds'],
  });
});

it.each([
  [['--count', '0'], '--count must be a whole number'],
  [['--seed', 'x'], '--seed must be a whole number'],
  [['--room', 'kitchen'], 'There is no room "kitchen"; there are payments, holds'],
  [['--fast'], "Unknown option '--fast'"],
])('refuses %j', (args, reason) => {
  expect(() => readOptions(args, ROOMS)).toThrow(reason);
});
