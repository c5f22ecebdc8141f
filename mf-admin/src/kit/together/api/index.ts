import { OPENING, watchStream } from '../../live/watchStream';
import type { Live } from '../../live/liveStream';
import type { OpenRecord } from '../../versions/seenVersions';
import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

const HANGING = ['AuditLog', 'Correspondence', 'LessonPlacing', 'Matching'] as const;

/** What the stream of a record says; see `RecordNews` of the API's document. */
export interface RecordNews {
  readonly version: string;
  readonly isGone: boolean;
  readonly here: readonly string[];
  readonly changedBy: string | null;
  readonly isOwnChange: boolean;
}

const liveApi = generatedApi.enhanceEndpoints({ addTagTypes: HANGING }).injectEndpoints({
  endpoints: (build) => ({
    adminWatchRecord: build.query<Live<RecordNews>, Pick<OpenRecord, 'kind' | 'id'>>({
      queryFn: () => ({ data: OPENING }),
      onCacheEntryAdded: ({ kind, id }, entry) =>
        watchStream<RecordNews>(entry, entry.updateCachedData, {
          path: `/staff/together/${kind}/${id}/stream`,
          event: 'record',
          parse: parseNews,
        }),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Asks anew for what hangs on a record and is shown beside it. */
export const readHangingAnew = () => liveApi.util.invalidateTags([...HANGING]);

function parseNews(data: unknown): RecordNews {
  if (typeof data !== 'object' || data === null || !('version' in data))
    throw new Error('The stream sent something else than news of a record');
  return data as RecordNews;
}

/** Who has a record open and which version it is, as long as something on the page shows it. */
export const { useAdminWatchRecordQuery: useWatchRecordQuery } = liveApi;
