// Sample content: the hall of the concert. Lengths are the plan's own units; the stage is at the top.

/** Rows of one block, from front to back; their seats begin at `x`. */
export interface RowsOfBlock {
  readonly block: string;
  /** The kind of ticket for these seats, unless `reserved` says otherwise. */
  readonly pool: string;
  readonly rows: readonly [first: number, last: number];
  readonly seats: number;
  /** Of the first seat. */
  readonly x: number;
  /** Distance between two seats. */
  readonly pitch: number;
}

/** Seats of a block that are reserved for another kind of ticket. */
export interface ReservedSeats {
  readonly pool: string;
  readonly block: string;
  readonly rows: readonly [first: number, last: number];
  readonly numbers: readonly [first: number, last: number];
}

/** A wheelchair place; the seat to its right is the companion's. */
export interface WheelchairPlace {
  readonly block: string;
  readonly row: number;
  readonly number: number;
}

export const hall = {
  width: 1000,
  height: 1160,
  stage: { x: 250, y: 20, width: 500, height: 90 },
  blocks: [
    { id: 'L', name: 'Left', level: 'Stalls', x: 128, y: 140, width: 190, height: 710 },
    { id: 'C', name: 'Centre', level: 'Stalls', x: 336, y: 140, width: 328, height: 710 },
    { id: 'R', name: 'Right', level: 'Stalls', x: 682, y: 140, width: 190, height: 710 },
    {
      id: 'G',
      name: 'Student gallery',
      level: 'Gallery, free choice of place',
      x: 128,
      y: 878,
      width: 744,
      height: 70,
    },
    { id: 'T', name: 'Tables', level: 'Balcony', x: 128, y: 976, width: 744, height: 164 },
  ],
  rows: [
    { block: 'L', pool: 'supper', rows: [1, 4], seats: 5, x: 212, pitch: 22 },
    { block: 'C', pool: 'front-rows', rows: [1, 4], seats: 15, x: 346, pitch: 22 },
    { block: 'R', pool: 'supper', rows: [1, 4], seats: 5, x: 700, pitch: 22 },
    { block: 'L', pool: 'regular', rows: [5, 23], seats: 8, x: 146, pitch: 22 },
    { block: 'C', pool: 'regular', rows: [5, 23], seats: 14, x: 357, pitch: 22 },
    { block: 'R', pool: 'regular', rows: [5, 23], seats: 8, x: 700, pitch: 22 },
  ],
  /** From the fifth row on, a quarter is reserved for invited people. */
  reserved: [
    { pool: 'donor', block: 'C', rows: [5, 8], numbers: [5, 9] },
    { pool: 'competitor', block: 'C', rows: [9, 10], numbers: [3, 12] },
    { pool: 'family', block: 'C', rows: [11, 15], numbers: [3, 12] },
    { pool: 'school-class', block: 'L', rows: [22, 23], numbers: [1, 8] },
    { pool: 'school-class', block: 'C', rows: [22, 23], numbers: [1, 14] },
    { pool: 'school-class', block: 'R', rows: [22, 23], numbers: [1, 8] },
  ],
  /** Position of the first row, and distance between rows. */
  firstRowY: 160,
  rowPitch: 30,
  /** How much closer to the stage a seat at the edge is than one in the middle of the row. */
  curve: 26,
  /** The way to the level entrance runs behind their row. */
  wheelchairs: [
    { block: 'L', row: 21, number: 1 },
    { block: 'L', row: 21, number: 3 },
    { block: 'R', row: 21, number: 5 },
    { block: 'R', row: 21, number: 7 },
  ],
  tables: {
    block: 'T',
    pool: 'table',
    count: 10,
    perRow: 5,
    seats: 8,
    x: 202,
    y: 1016,
    pitchX: 149,
    pitchY: 84,
    /** From the middle of a table to its chairs. */
    radius: 30,
  },
} as const satisfies {
  rows: readonly RowsOfBlock[];
  reserved: readonly ReservedSeats[];
  wheelchairs: readonly WheelchairPlace[];
  [name: string]: unknown;
};
