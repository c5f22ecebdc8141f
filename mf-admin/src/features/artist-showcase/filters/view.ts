/** The two lists of the artist showcase. */
const views = ['engagements', 'pros'] as const;

export type View = (typeof views)[number];

/** Reads the list from an address. */
export const readView = (query: string): View =>
  views.find((view) => view === new URLSearchParams(query).get('view')) ?? 'engagements';
