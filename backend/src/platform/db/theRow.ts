/** Returns the only row of an aggregate. */
export function theRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('An aggregate returned no row');
  return row;
}
