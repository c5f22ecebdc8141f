interface Labelled {
  readonly label: string;
}

const SEAT = / seat (\d+)$/;

/** 'Centre, row 7, seats 12, 13 and 14'; seats of several rows stand one after the other. */
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
  const last = numbers.at(-1);
  if (last === undefined) return row;
  if (numbers.length === 1) return `${row} seat ${last}`;
  return `${row} seats ${numbers.slice(0, -1).join(', ')} and ${last}`;
}
