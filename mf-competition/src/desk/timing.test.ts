import { describe, expect, it } from 'vitest';
import { barAt, barByKey, barUnder, placeOf, type Timing } from './timing';

/** Two bars side by side, and one below them. */
const timing: Timing = {
  width: 1000,
  height: 500,
  ends: 6000,
  bars: [
    { from: 0, x: 100, y: 100, width: 400, height: 100 },
    { from: 2000, x: 500, y: 100, width: 400, height: 100 },
    { from: 4000, x: 100, y: 300, width: 800, height: 100 },
  ],
};

describe('the marked bar', () => {
  it.each([
    [-50, 0],
    [0, 0],
    [1999, 0],
    [2000, 1],
    [3999, 1],
    [4000, 2],
    [9000, 2],
  ])('at %i ms is number %i', (at, bar) => expect(barAt(timing, at)).toBe(bar));

  it('scales with the score', () => {
    expect(placeOf(timing, 1)).toEqual({
      left: '50.000%',
      top: '20.000%',
      width: '40.000%',
      height: '20.000%',
    });
  });
});

describe('jumping to a bar', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 2],
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 0, 0],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowUp', 1, undefined],
    ['x', 1, undefined],
  ])('with %s from bar %i goes to bar %s', (key, bar, to) => expect(barByKey(key, bar, timing)).toBe(to));

  it.each([
    [0.2, 0.25, 0],
    [0.6, 0.25, 1],
    [0.6, 0.7, 2],
    [0.05, 0.25, undefined],
    [0.6, 0.5, undefined],
    [0.6, 0.95, undefined],
  ])('with a click at %f, %f goes to bar %s', (across, down, bar) =>
    expect(barUnder(timing, across, down)).toBe(bar),
  );
});
