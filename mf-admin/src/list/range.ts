/** Which rows a page shows, counted from one, and which page is the last. */
export function rangeOf({
  total,
  page,
  perPage,
  more = false,
}: {
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
  /** Whether there are more than are counted. */
  readonly more?: boolean;
}) {
  const last = more ? Number.POSITIVE_INFINITY : Math.max(1, Math.ceil(total / perPage));
  const from = (page - 1) * perPage + 1;
  // A page that the list has no longer, such as after a filter, shows nothing.
  if (more) return { from, to: page * perPage, last };
  return from > total ? { from: 0, to: 0, last } : { from, to: Math.min(page * perPage, total), last };
}
