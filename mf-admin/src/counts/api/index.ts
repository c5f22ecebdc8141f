import { generatedApi } from './generated/endpoints';
import { NOTHING_YET, watchCounts, type LiveCounts } from './watchCounts';

export * from './generated/endpoints';
export type { LiveCounts, LiveState } from './watchCounts';

const liveApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    adminLiveCounts: build.query<LiveCounts, void>({
      queryFn: () => ({ data: NOTHING_YET }),
      onCacheEntryAdded: (_, entry) => watchCounts(entry, entry.updateCachedData),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** The school's counts as they move, as long as something on the page shows them. */
export const { useAdminLiveCountsQuery: useLiveCountsQuery } = liveApi;
