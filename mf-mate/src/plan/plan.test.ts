import { describe, expect, it } from 'vitest';
import type { HallPlan, PlanSeat } from '../api';
import { pressSeat, stateOf, unitOf } from './choice';
import { rowsOf } from './rows';
import { FINGER, isPressable, pitchOf, scalesOf, scrollTo, seatAt, zoomed } from './zoom';

const seat = (id: string, overrides: Partial<PlanSeat> = {}): PlanSeat => {
  const [block = '', row = '0', number = '0'] = id.split('-');
  return {
    id,
    block,
    row: Number(row),
    number: Number(number),
    label: `${block === 'C' ? 'Centre' : 'Balcony'}, row ${row}, seat ${number}`,
    x: Number(number) * 20,
    y: Number(row) * 30,
    pool: 'regular',
    kind: 'seat',
    beside: null,
    table: null,
    ...overrides,
  };
};

const plan: HallPlan = {
  version: 1,
  width: 400,
  height: 300,
  stage: { x: 0, y: 0, width: 400, height: 20 },
  blocks: [
    { id: 'B', name: 'Balcony', level: 'Up', x: 0, y: 200, width: 400, height: 100 },
    { id: 'C', name: 'Centre', level: 'Down', x: 0, y: 30, width: 400, height: 100 },
  ],
  seats: [
    seat('C-10-1'),
    seat('C-2-2'),
    seat('C-2-1'),
    seat('C-3-1', { kind: 'wheelchair' }),
    seat('C-3-2', { kind: 'companion', beside: 'C-3-1' }),
    seat('C-1-1', { pool: 'front-rows' }),
    ...[1, 2, 3].map((number) =>
      seat(`B-1-${number}`, { pool: 'table', table: 4, label: `Table 4, seat ${number}` }),
    ),
  ],
};
const of = (id: string) => plan.seats.find((one) => one.id === id)!;
const press = (chosen: readonly string[], id: string, quantity = 2, taken: readonly string[] = []) =>
  pressSeat(chosen, of(id), { plan, quantity, taken: new Map(taken.map((one) => [one, 'taken'])) });

describe('pressing seats', () => {
  it('selects and deselects a seat, and ignores seats of others', () => {
    expect(press([], 'C-2-1')).toEqual(['C-2-1']);
    expect(press(['C-2-1', 'C-2-2'], 'C-2-1')).toEqual(['C-2-2']);
    expect(press([], 'C-2-1', 2, ['C-2-1'])).toEqual([]);
  });

  it('deselects the seats chosen first when too many are selected', () => {
    expect(press(['C-2-1', 'C-2-2'], 'C-10-1')).toEqual(['C-2-2', 'C-10-1']);
    expect(press(['C-2-1'], 'C-10-1', 1)).toEqual(['C-10-1']);
  });

  it('selects a whole table, and nothing when one of its seats is taken', () => {
    expect(unitOf(plan, of('B-1-2')).map(({ id }) => id)).toEqual(['B-1-1', 'B-1-2', 'B-1-3']);
    expect(press([], 'B-1-2', 3)).toEqual(['B-1-1', 'B-1-2', 'B-1-3']);
    expect(press([], 'B-1-2', 3, ['B-1-3'])).toEqual([]);
    expect(press(['B-1-1', 'B-1-2', 'B-1-3'], 'B-1-3', 3)).toEqual([]);
  });

  it('selects a wheelchair place and its companion seat together, whichever is pressed', () => {
    expect(press([], 'C-3-1')).toEqual(['C-3-1', 'C-3-2']);
    expect(press(['C-2-1'], 'C-3-2')).toEqual(['C-3-1', 'C-3-2']);
    expect(press([], 'C-3-1', 1)).toEqual([]);
  });

  it('distinguishes free, own, held, taken and other seats', () => {
    const among = {
      pools: new Set(['regular']),
      chosen: new Set(['C-2-1']),
      taken: new Map([
        ['C-2-1', 'held'],
        ['C-2-2', 'taken'],
        ['C-3-1', 'held'],
      ] as const),
    };
    expect(['C-2-1', 'C-2-2', 'C-3-1', 'C-10-1', 'C-1-1'].map((id) => stateOf(of(id), among))).toEqual([
      'yours',
      'taken',
      'held',
      'free',
      'other',
    ]);
  });
});

describe('the list by row', () => {
  it('goes from the front to the back, each row from left to right, for one kind of seats', () => {
    const rows = rowsOf(plan, 'regular').map(({ name, seats }) => [name, seats.map(({ number }) => number)]);
    expect(rows).toEqual([
      ['Centre, row 2', [1, 2]],
      ['Centre, row 3', [1, 2]],
      ['Centre, row 10', [1]],
    ]);
  });

  it('has a table as one row', () => {
    expect(rowsOf(plan, 'table')).toMatchObject([{ name: 'Table 4', isTable: true }]);
  });
});

describe('the zoom of the plan', () => {
  it('ranges from the whole hall to seats large enough for a finger', () => {
    expect(pitchOf(plan)).toBe(20);
    const scales = scalesOf(plan, 200);
    expect(scales.min).toBe(0.5);
    expect(isPressable(plan, scales.min)).toBe(false);
    expect(isPressable(plan, scales.max)).toBe(true);
    expect(scales.max * 20).toBeGreaterThanOrEqual(FINGER);
    expect(zoomed(scales.max, 1, scales)).toBe(scales.max);
    expect(zoomed(scales.min, -1, scales)).toBe(scales.min);
  });

  it('centres a point as far as the plan reaches', () => {
    const seen = { width: 200, height: 100 };
    expect(scrollTo({ x: 200, y: 150 }, 2, seen, plan)).toEqual({ left: 300, top: 250 });
    expect(scrollTo({ x: 0, y: 300 }, 2, seen, plan)).toEqual({ left: 0, top: 500 });
    expect(scrollTo({ x: 200, y: 150 }, 0.5, seen, plan)).toEqual({ left: 0, top: 25 });
  });

  it('finds the nearest seat, and none when no seat is near', () => {
    expect(seatAt(plan.seats, { x: 24, y: 62 }, 14)?.id).toBe('C-2-1');
    expect(seatAt(plan.seats, { x: 300, y: 62 }, 14)).toBeUndefined();
  });
});
