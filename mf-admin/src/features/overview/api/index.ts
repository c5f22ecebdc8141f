import { baseApi } from '@school/shared/api';

export * from './generated/endpoints';

interface Counted {
  readonly total: number;
  /** Whether there are more than the API has counted. */
  readonly more?: boolean;
}

const countApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    adminCountRows: build.query<Counted, string>({ query: (path) => ({ url: path }), keepUnusedDataFor: 0 }),
  }),
});

/** Counts the rows of a list that an app names in a tile. */
export const { useAdminCountRowsQuery: useCountRowsQuery } = countApi;
