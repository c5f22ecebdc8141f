/** Adds an event to the row of its key. */
export function addTo<Row>(
  rows: Map<string, Row>,
  key: readonly unknown[],
  next: (row: Row | undefined) => Row,
): void {
  const name = JSON.stringify(key);
  rows.set(name, next(rows.get(name)));
}

/** Sorts the rows: two beacons that raise the same counts in different orders would deadlock. */
export const inOrder = <Row>(rows: Map<string, Row>): Row[] =>
  [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
