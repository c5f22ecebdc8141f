import { isFree, type Seat } from './seat';

/** Returns the seats of each table, in the order of the tables. */
export function tablesOf(seats: readonly Seat[]): Seat[][] {
  const tables = new Map<number, Seat[]>();
  for (const seat of seats) {
    if (seat.tableNumber === null) continue;
    tables.set(seat.tableNumber, [...(tables.get(seat.tableNumber) ?? []), seat]);
  }
  return [...tables]
    .toSorted(([a], [b]) => a - b)
    .map(([, table]) => table.toSorted((a, b) => a.number - b.number));
}

/** Returns this many completely free tables; undefined when there are too few. */
export function freeTables(seats: readonly Seat[], quantity: number): Seat[] | undefined {
  const free = tablesOf(seats).filter((table) => table.every(isFree));
  return free.length < quantity ? undefined : free.slice(0, quantity).flat();
}
