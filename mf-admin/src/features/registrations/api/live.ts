import { OPENING, watchStream } from '../../../kit/live/watchStream';
import type { Live } from '../../../kit/live/liveStream';
import { generatedApi, type AuditionBoard } from './index';

const liveApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    adminLiveAuditionBoard: build.query<Live<AuditionBoard>, void>({
      queryFn: () => ({ data: OPENING }),
      onCacheEntryAdded: (_, entry) =>
        watchStream<AuditionBoard>(entry, entry.updateCachedData, {
          path: '/competition/slots/stream',
          event: 'slots',
          parse: boardIn,
        }),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Live audition times, and whether entries are open, as the public sees them. */
export const { useAdminLiveAuditionBoardQuery: useLiveAuditionBoardQuery } = liveApi;

/** @throws Error for any other event */
function boardIn(data: unknown): AuditionBoard {
  const { isOpen, slots } = (data ?? {}) as Partial<AuditionBoard>;
  if (typeof isOpen !== 'boolean' || !Array.isArray(slots))
    throw new Error('The stream sent something that is no board');
  return data as AuditionBoard;
}
