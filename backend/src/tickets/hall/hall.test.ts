import { describe, expect, it } from 'vitest';
import { hall } from '../../platform/reference-data/hall';
import { layOutHall } from '../../platform/reference-data/layOutHall';
import { seedTicketTypes } from '../../platform/reference-data/ticketTypes';
import { bestSeats } from './bestSeats';
import { chosenSeats } from './chosenSeats';
import { newLoneSeats } from './loneSeats';
import type { Seat } from './seat';
import { freeTables } from './tables';

const all: Seat[] = layOutHall().map((seat) => ({
  ...seat,
  beside: seat.beside ?? null,
  tableNumber: seat.tableNumber ?? null,
  isBlocked: false,
  note: null,
  isTaken: false,
}));
const ofPool = (pool: string, ...taken: string[]) =>
  all.filter((seat) => seat.pool === pool).map((seat) => ({ ...seat, isTaken: taken.includes(seat.id) }));
const idsOf = (seats: readonly Seat[] | undefined) => seats?.map(({ id }) => id);
/** One row of ten, some of which are taken. */
const row = (pattern: string): Seat[] =>
  [...pattern].map((mark, at) => ({
    ...all[0]!,
    id: `X-1-${at + 1}`,
    blockId: 'X',
    row: 1,
    number: at + 1,
    label: `Seat ${at + 1}`,
    kind: 'seat',
    x: 100 + at * 20,
    y: 100,
    isTaken: mark === '#',
    isBlocked: mark === 'x',
  }));
const numbers = (seats: readonly Seat[] | undefined) => seats?.map(({ number }) => number);

describe('the sample hall', () => {
  it('has each seat once, in its block and on the plan', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ x, y }) => `${x},${y}`)).size).toBe(all.length);
    for (const { blockId, x, y } of all) {
      const block = hall.blocks.find(({ id }) => id === blockId)!;
      expect(x).toBeGreaterThan(block.x);
      expect(x).toBeLessThan(block.x + block.width);
      expect(y).toBeGreaterThan(block.y - hall.curve);
      expect(y).toBeLessThan(block.y + block.height);
    }
  });

  it('has the stock that the pages name', () => {
    const capacities = Object.fromEntries(seedTicketTypes().map(({ id, capacity }) => [id, capacity]));
    expect(capacities).toMatchObject({ student: 120, regular: 420, 'front-rows': 60, table: 10 });
    expect(capacities).toMatchObject({
      family: 50,
      competitor: 20,
      donor: 20,
      'school-class': 60,
      supper: 40,
    });
  });

  it('has four wheelchair places, each with a companion’s seat', () => {
    const places = all.filter(({ kind }) => kind === 'wheelchair');
    const companions = all.filter(({ kind }) => kind === 'companion');
    expect(places).toHaveLength(4);
    expect(companions.map(({ beside }) => beside).toSorted()).toEqual(places.map(({ id }) => id).toSorted());
  });
});

describe('the best seats', () => {
  it('are together, and near the middle', () => {
    const offer = bestSeats(ofPool('front-rows'), { quantity: 4 });
    expect(offer?.areTogether).toBe(true);
    expect(new Set(offer?.seats.map(({ row }) => row)).size).toBe(1);
    expect(numbers(offer?.seats)).toEqual([6, 7, 8, 9]);
  });

  it('leave no single one between two groups', () => {
    expect(numbers(bestSeats(row('#....#....'), { quantity: 3 })?.seats)).toEqual([7, 8, 9]);
    expect(numbers(bestSeats(row('#....#..##'), { quantity: 2 })?.seats)).not.toContain(3);
  });

  it('leave a single one when nothing else is free', () => {
    expect(numbers(bestSeats(row('#...######'), { quantity: 2 })?.seats)).toHaveLength(2);
  });

  it('are in the fewest groups when they cannot be together', () => {
    const offer = bestSeats(row('..###...#.'), { quantity: 5 });
    expect(offer?.areTogether).toBe(false);
    expect(numbers(offer?.seats)?.toSorted((a, b) => a - b)).toEqual([1, 2, 6, 7, 8]);
    expect(bestSeats(row('..###...#.'), { quantity: 7 })).toBeUndefined();
  });

  it('do not cross an aisle or a blocked seat', () => {
    expect(bestSeats(row('##..x..###'), { quantity: 4 })?.areTogether).toBe(false);
  });

  it('include a wheelchair place with its companion’s seat only on request', () => {
    const seats = ofPool('regular');
    const offer = bestSeats(seats, { quantity: 2, wheelchairs: 1 });
    expect(offer?.seats.map(({ kind }) => kind)).toEqual(['wheelchair', 'companion']);
    expect(offer?.seats[1]?.beside).toBe(offer?.seats[0]?.id);
    expect(bestSeats(seats, { quantity: 6, wheelchairs: 5 })).toBeUndefined();
    const plain = seats.filter(({ kind }) => kind === 'seat').length;
    expect(bestSeats(seats, { quantity: plain + 1 })).toBeUndefined();
  });
});

describe('chosen seats', () => {
  const choose = (seats: Seat[], ids: string[], changes: object = {}) =>
    chosenSeats(seats, {
      typeName: 'Regular',
      admits: 1,
      quantity: ids.length,
      ids,
      field: 'items.0.seats',
      ...changes,
    });
  const refusal = (run: () => unknown) => {
    try {
      run();
    } catch (error) {
      const { code, fields } = error as { code: string; fields?: unknown[] };
      return { code, field: fields?.[0] };
    }
    throw new Error('It was not refused');
  };
  const at = (message: unknown) => ({ field: 'items.0.seats', message });

  it('are given', () => {
    expect(idsOf(choose(ofPool('regular'), ['C-20-1', 'C-20-2']))).toEqual(['C-20-1', 'C-20-2']);
  });

  it.each([
    [['C-99-1'], {}, 'There is no seat C-99-1 for Regular.'],
    [['C-1-1'], {}, 'There is no seat C-1-1 for Regular.'],
    [['C-20-1'], { quantity: 2 }, 'Please choose 2 seats: these are 1.'],
    [['C-20-1', 'C-20-1'], {}, 'Please choose 2 seats: these are 1.'],
    [['L-21-2'], {}, 'Left, row 21, seat 2 belongs to the wheelchair place beside it.'],
  ])('%j are rejected', (ids, changes, message) => {
    expect(refusal(() => choose(ofPool('regular'), ids, changes))).toEqual({
      code: 'validation_failed',
      field: at(message),
    });
  });

  it('that are taken or blocked are named', () => {
    const message = 'Centre, row 20, seat 1 is taken. Please choose another seat.';
    expect(refusal(() => choose(ofPool('regular', 'C-20-1'), ['C-20-1']))).toEqual({
      code: 'conflict',
      field: at(message),
    });
  });

  it('may not leave a single one between two groups while something else is free', () => {
    const left = 'Seat 4 would be left alone between two groups.';
    expect(refusal(() => choose(row('#....#....'), ['X-1-2', 'X-1-3', 'X-1-5']))).toMatchObject({
      field: at(expect.stringContaining(left)),
    });
    expect(idsOf(choose(row('#...######'), ['X-1-2', 'X-1-4']))).toEqual(['X-1-2', 'X-1-4']);
  });

  it('may leave a single one at the end of a row', () => {
    expect(newLoneSeats(row('..........'), new Set(['X-1-2', 'X-1-3']))).toEqual([]);
    expect(newLoneSeats(row('.#........'), new Set(['X-1-4']))).toMatchObject([{ number: 3 }]);
  });

  it('of a table are all of it', () => {
    const table = (number: number) => Array.from({ length: 8 }, (_, at) => `T${number}-${at + 1}`);
    const seats = ofPool('table');
    const whole = { typeName: 'Table for eight', admits: 8, quantity: 1 };
    expect(choose(seats, table(3), whole)).toHaveLength(8);
    expect(refusal(() => choose(seats, [...table(3).slice(1), 'T4-1'], whole))).toEqual({
      code: 'validation_failed',
      field: at('Table 3 is sold as a whole.'),
    });
    expect(idsOf(freeTables(ofPool('table', 'T1-4'), 1))).toEqual(table(2));
    expect(freeTables(seats, 11)).toBeUndefined();
  });
});
