import { expect, it } from 'vitest';
import { takenOf } from './takenOf';

const live = {
  planVersion: 1,
  sales: [],
  types: [],
  held: ['C-1-1', 'C-1-2'],
  sold: ['C-1-3'],
  blocked: ['C-1-4'],
};

it("distinguishes held seats from sold ones, and omits the visitor's own", () => {
  expect([...takenOf(live, new Set(['C-1-2']))]).toEqual([
    ['C-1-1', 'held'],
    ['C-1-3', 'taken'],
    ['C-1-4', 'taken'],
  ]);
  expect(takenOf(null, new Set()).size).toBe(0);
});
