/** The first and last row of a page, counted from one, and the number of the last page. */
export function rangeOf({
  total,
  page,
  perPage,
  more = false,
  rows,
}: {
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
  /** Whether there are more than the API has counted. */
  readonly more?: boolean;
  /** Empty on a page that the list no longer has, such as after a filter. */
  readonly rows: readonly unknown[];
}) {
  const before = (page - 1) * perPage;
  // If the API has stopped counting, a page that is not full is the last.
  const last = !more ? Math.max(1, Math.ceil(total / perPage)) : rows.length < perPage ? page : Infinity;
  return rows.length === 0 ? { from: 0, to: 0, last } : { from: before + 1, to: before + rows.length, last };
}
