import { OPENING, watchStream } from '../../../kit/live/watchStream';
import type { Live } from '../../../kit/live/liveStream';
import { generatedApi, type DoorNews } from './generated/endpoints';

export * from './generated/endpoints';

/** A ticket that two doors admitted while they were offline. */
export type Conflict = DoorNews['conflicts'][number];

const liveApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    adminLiveCheckIns: build.query<Live<DoorNews>, void>({
      queryFn: () => ({ data: OPENING }),
      onCacheEntryAdded: (_, entry) =>
        watchStream<DoorNews>(entry, entry.updateCachedData, {
          path: '/staff/check-ins/stream',
          event: 'checkIns',
          parse: parseDoorNews,
        }),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Returns the live numbers and conflicts. */
export const { useAdminLiveCheckInsQuery: useLiveCheckInsQuery } = liveApi;

function parseDoorNews(data: unknown): DoorNews {
  const said = data as Partial<DoorNews> | null;
  if (
    !Number.isSafeInteger(said?.checkedIn) ||
    !Number.isSafeInteger(said?.of) ||
    !Array.isArray(said?.conflicts)
  )
    throw new Error('The stream sent something else than check-ins');
  return said as DoorNews;
}
