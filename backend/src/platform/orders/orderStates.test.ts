import { describe, expect, it } from 'vitest';
import { canMove, orderMoves, type OrderState } from './orderStates';

/** All transitions again, written out: rows are the current state, columns the next one. */
const table = `
            created pending paid failed expired refunded
  created      -       x     x     x       x       -
  pending      -       -     x     x       x       -
  paid         -       -     -     -       -       x
  failed       x       x     x     -       -       -
  expired      x       x     x     -       -       -
  refunded     -       -     -     -       -       -
`;

const [head = '', ...rows] = table.trim().split('\n');
const columns = head.trim().split(/\s+/) as OrderState[];
const pairs = rows.flatMap((row) => {
  const [from, ...marks] = row.trim().split(/\s+/);
  return marks.map((mark, index) => [from as OrderState, columns[index]!, mark === 'x'] as const);
});

describe('an order', () => {
  it('has six states, and a rule for every pair of them', () => {
    expect(columns.toSorted()).toEqual(Object.keys(orderMoves).toSorted());
    expect(pairs).toHaveLength(36);
  });

  it.each(pairs)('from %s to %s: %s', (from, to, allowed) => {
    expect(canMove(from, to)).toBe(allowed);
  });
});
