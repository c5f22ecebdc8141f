/** Which rows a page shows, counted from one, and which page is the last. */
export function rangeOf({
  total,
  page,
  perPage,
}: {
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
}) {
  const last = Math.max(1, Math.ceil(total / perPage));
  const from = (page - 1) * perPage + 1;
  // A page that the list has no longer, such as after a filter, shows nothing.
  return from > total ? { from: 0, to: 0, last } : { from, to: Math.min(page * perPage, total), last };
}
