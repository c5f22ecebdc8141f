import { testDrawings } from '@school/shared/testing/drawings';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SeatRow } from './SeatRow';
import { stubSize } from './sizes';
import { stage } from './stage.draw';
import { stub } from './ticket.draw';

testDrawings([
  // Its box does not always have its ratio.
  { name: 'stage', draw: (id) => stage({ id }) },
  { name: 'sold out stub', draw: (id) => stub({ id, of: 'gold', soldOut: true }), size: stubSize },
  ...(['rose', 'gold', 'sand', 'palm', 'indigo'] as const).map((of) => ({
    name: `${of} stub`,
    draw: (id: string) => stub({ id, of }),
    size: stubSize,
  })),
]);

test('fills at least one seat while a ticket is left', () => {
  const filled = (left: number) =>
    renderToStaticMarkup(SeatRow({ left, of: 420 })).split('fill="currentColor"').length - 1;
  expect([filled(0), filled(1), filled(210), filled(420)]).toEqual([0, 1, 10, 20]);
});
