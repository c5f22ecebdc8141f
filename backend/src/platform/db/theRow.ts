/** The one row of an aggregate, which has one whatever it is over. */
export function theRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('An aggregate came back without a row');
  return row;
}
