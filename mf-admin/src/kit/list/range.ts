/** Which rows a page shows, counted from one, and which page is the last. */
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
  /** Whether there are more than are counted. */
  readonly more?: boolean;
  /** What is on the page: nothing on one that the list has no longer, such as after a filter. */
  readonly rows: readonly unknown[];
}) {
  const before = (page - 1) * perPage;
  // Of what is not counted to its end, a page that is not full is the last.
  const last = !more ? Math.max(1, Math.ceil(total / perPage)) : rows.length < perPage ? page : Infinity;
  return rows.length === 0 ? { from: 0, to: 0, last } : { from: before + 1, to: before + rows.length, last };
}
