/** The cache tags of one kind of record that stands in a list and opens in a drawer. */
export function recordTags<Type extends string>(type: Type) {
  const one = (id: string) => ({ type, id });
  const list = one('LIST');
  /** Whichever is open: a bulk change may name all that a filter finds. */
  const open = one('OPEN');
  return {
    one,
    list,
    open,
    /** What a bulk change invalidates. */
    many: [list, open],
    /** What a page of the list provides when a change of one row is to reload it. */
    ofPage: (page: { readonly rows: readonly { readonly id: string }[] } | undefined) => [
      list,
      ...(page?.rows ?? []).map(({ id }) => one(id)),
    ],
    /** What an open record provides. */
    ofOpen: (_: unknown, __: unknown, { id }: { readonly id: string }) => [one(id), open],
    /** What a change of one record invalidates: lists by state gain or lose it. */
    ofChange: (_: unknown, __: unknown, { id }: { readonly id: string }) => [one(id), list],
  };
}
