import { isFree, type Seat } from './seat';

/** The seats of each table, the first table first. */
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

/** So many tables that are wholly free; undefined when there are not. */
export function freeTables(seats: readonly Seat[], quantity: number): Seat[] | undefined {
  const free = tablesOf(seats).filter((table) => table.every(isFree));
  return free.length < quantity ? undefined : free.slice(0, quantity).flat();
}
