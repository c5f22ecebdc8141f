interface Labelled {
  readonly label: string;
}

const SEAT = / seat (\d+)$/;

/** Formats 'Centre, row 7, seats 12, 13 and 14' or 'seats 5 to 11'; rows follow each other. */
export function seatsLabel(seats: readonly Labelled[]): string {
  const rows = new Map<string, string[]>();
  for (const { label } of seats) {
    const number = SEAT.exec(label)?.[1];
    const row = number === undefined ? label : label.replace(SEAT, '');
    rows.set(row, [...(rows.get(row) ?? []), ...(number === undefined ? [] : [number])]);
  }
  return [...rows].map(([row, numbers]) => rowLabel(row, numbers)).join('; ');
}

function rowLabel(row: string, numbers: readonly string[]): string {
  const last = numbers[numbers.length - 1];
  if (last === undefined) return row;
  if (numbers.length === 1) return `${row} seat ${last}`;
  if (isRun(numbers)) return `${row} seats ${numbers[0]} to ${last}`;
  return `${row} seats ${numbers.slice(0, -1).join(', ')} and ${last}`;
}

/** Long runs are shortened, because a list would be too long to read. */
const isRun = (numbers: readonly string[]): boolean =>
  numbers.length > 3 && numbers.every((number, at) => Number(number) === Number(numbers[0]) + at);
