import { describe, expect, it } from 'vitest';
import { contrast } from './contrast';
import { DARK, GROUNDS, LIGHT, SHAPE_PAIRS, TEXT_PAIRS } from './grounds';

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('the %s scheme', (_, scheme) => {
  const pairs = (list: typeof TEXT_PAIRS) =>
    GROUNDS.flatMap((name) => list.map(([front, back]) => [name, front, back] as const));

  it.each(pairs(TEXT_PAIRS))('%s: %s has text contrast on %s', (name, front, back) => {
    expect(contrast(scheme[name][front], scheme[name][back])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(SHAPE_PAIRS))('%s: %s has shape contrast with %s', (name, front, back) => {
    expect(contrast(scheme[name][front], scheme[name][back])).toBeGreaterThanOrEqual(3);
  });
});
