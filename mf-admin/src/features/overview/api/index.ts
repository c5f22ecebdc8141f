import { baseApi } from '@school/shared/api';

export * from './generated/endpoints';

interface Counted {
  readonly total: number;
  /** Whether there are more than the API has counted. */
  readonly more?: boolean;
}

/** Returns the number in the answer of any list that an app names, or null when it has none. */
function countedIn(answer: unknown): Counted | null {
  const { total, more } = (answer ?? {}) as { readonly total?: unknown; readonly more?: unknown };
  return typeof total === 'number' && Number.isFinite(total) ? { total, more: more === true } : null;
}

const countApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    adminCountRows: build.query<Counted | null, string>({
      query: (path) => ({ url: path }),
      transformResponse: countedIn,
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Counts the rows of a list that an app names in a tile. Null when the answer has no number. */
export const { useAdminCountRowsQuery: useCountRowsQuery } = countApi;
