import { hall, type RowsOfBlock } from './hall';

/** A seat of the sample hall, as a row of its table. */
interface NewSeat {
  /** Such as `C-7-12`: block, row, number. */
  id: string;
  blockId: string;
  row: number;
  number: number;
  label: string;
  /** The ticket types for this seat. */
  pool: string;
  kind: 'seat' | 'wheelchair' | 'companion';
  /** For a companion's seat: its wheelchair place. */
  beside?: string;
  tableNumber?: number;
  x: number;
  y: number;
}

/** Returns every seat of the sample hall with its position, wheelchair places before the seats beside them. */
export function layOutHall(): NewSeat[] {
  const seats = [...hall.rows.flatMap(seatsOfRows), ...seatsOfTables()];
  return seats.toSorted((a, b) => Number(a.kind === 'companion') - Number(b.kind === 'companion'));
}

function seatsOfRows({ block, pool, rows: [first, last], seats, x, pitch }: RowsOfBlock): NewSeat[] {
  return range(first, last).flatMap((row) =>
    range(1, seats).map((number) => {
      const across = x + (number - 1) * pitch;
      return {
        id: `${block}-${row}-${number}`,
        blockId: block,
        row,
        number,
        label: `${nameOf(block)}, row ${row}, seat ${number}`,
        pool: reservedFor(block, row, number) ?? pool,
        ...kindOf(block, row, number),
        x: across,
        y: hall.firstRowY + (row - 1) * hall.rowPitch - curveAt(across),
      };
    }),
  );
}

const reservedFor = (block: string, row: number, number: number): string | undefined =>
  hall.reserved.find(
    (reserved) =>
      reserved.block === block && isWithin(reserved.rows, row) && isWithin(reserved.numbers, number),
  )?.pool;

const isWithin = ([first, last]: readonly [number, number], at: number) => first <= at && at <= last;

function kindOf(block: string, row: number, number: number): Pick<NewSeat, 'kind' | 'beside'> {
  const here = hall.wheelchairs.filter((place) => place.block === block && place.row === row);
  if (here.some((place) => place.number === number)) return { kind: 'wheelchair' };
  if (here.some((place) => place.number === number - 1)) {
    return { kind: 'companion', beside: `${block}-${row}-${number - 1}` };
  }
  return { kind: 'seat' };
}

function seatsOfTables(): NewSeat[] {
  const { block, pool, count, perRow, seats, x, y, pitchX, pitchY, radius } = hall.tables;
  return range(1, count).flatMap((table) => {
    const middleX = x + ((table - 1) % perRow) * pitchX;
    const middleY = y + Math.floor((table - 1) / perRow) * pitchY;
    return range(1, seats).map((number) => {
      const turn = ((number - 1) / seats) * 2 * Math.PI;
      return {
        id: `T${table}-${number}`,
        blockId: block,
        row: table,
        number,
        label: `Table ${table}, seat ${number}`,
        pool,
        kind: 'seat' as const,
        tableNumber: table,
        x: round(middleX + radius * Math.sin(turn)),
        y: round(middleY - radius * Math.cos(turn)),
      };
    });
  });
}

const curveAt = (x: number) => round(hall.curve * ((x - hall.width / 2) / (hall.width / 2)) ** 2);

const nameOf = (block: string) => hall.blocks.find(({ id }) => id === block)?.name ?? block;

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

const round = (length: number) => Math.round(length * 10) / 10;
