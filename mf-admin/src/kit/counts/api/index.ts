import { importChunk, messageOf } from '@school/shared';
import { generatedApi } from './generated/endpoints';
import { NOTHING_YET, type LiveCounts } from './liveCounts';

export * from './generated/endpoints';
export type { LiveCounts } from './liveCounts';

const liveApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    adminLiveCounts: build.query<LiveCounts, void>({
      queryFn: () => ({ data: NOTHING_YET }),
      // The code that reads streams loads separately, after the page.
      onCacheEntryAdded: (_, entry) =>
        importChunk('counts', () => import('./watchCounts')).then(
          ({ watchCounts }) => watchCounts(entry, entry.updateCachedData),
          (error: unknown) =>
            void entry.updateCachedData((before) => ({
              ...before,
              state: 'refused',
              refusal: messageOf(error),
            })),
        ),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** The live counts, as long as a component uses them. */
export const { useAdminLiveCountsQuery: useLiveCountsQuery } = liveApi;
